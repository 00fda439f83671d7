/** Scalars only: the names of input types differ between platforms. */
export type GraphqlVariables = Record<string, string | number | null>;

/**
 * Sends a GraphQL query to a content platform and returns its `data`.
 * `headers` are those of an editor's request (sc_editMode and the like). It throws when the platform is unreachable,
 * refuses, or returns errors.
 */
export type GraphqlTransport = (
  query: string,
  variables: GraphqlVariables,
  headers?: Record<string, string>,
) => Promise<unknown>;
