/**
 * Returns the header Authorization for the credentials of an address; undefined without.
 * "Basic user:password" is encoded; a bearer token is left as it is.
 */
export function authorizationHeader(credentials: string): string | undefined {
  if (credentials === '') return undefined;
  const [, pair] = /^Basic (.+:.*)$/.exec(credentials) ?? [];
  return pair === undefined ? credentials : `Basic ${Buffer.from(pair).toString('base64')}`;
}
