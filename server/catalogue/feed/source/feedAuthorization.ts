/**
 * Returns the header Authorization for STOCK_FEED_AUTHORIZATION; undefined without it.
 * "Basic user:password" is encoded; a bearer token is left as it is.
 */
export function feedAuthorization(setting: string): string | undefined {
  if (setting === '') return undefined;
  const [, pair] = /^Basic (.+:.*)$/.exec(setting) ?? [];
  return pair === undefined ? setting : `Basic ${Buffer.from(pair).toString('base64')}`;
}
