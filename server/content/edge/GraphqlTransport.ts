/** Only scalars: the names of input types differ between platforms. */
export type GraphqlVariables = Record<string, string | number | null>;

/**
 * Carries a GraphQL query to a content platform and gives back its `data`. `headers` are those of an editor's
 * request (sc_editMode and the like). It throws when the platform cannot be reached, refuses, or answers with errors.
 */
export type GraphqlTransport = (
  query: string,
  variables: GraphqlVariables,
  headers?: Record<string, string>,
) => Promise<unknown>;
