/**
 * Carries a GraphQL query to a content platform and gives back its `data`.
 * It throws when the platform cannot be reached, refuses, or answers with errors.
 */
export type GraphqlTransport = (query: string, variables: Record<string, string | number | null>) => Promise<unknown>;
