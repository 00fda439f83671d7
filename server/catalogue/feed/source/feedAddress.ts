/** True for an address, of whatever kind; false for a path. */
export function isFeedAddress(source: string): boolean {
  return /^(?:https?|sftp|ftps?):\/\//i.test(source);
}

/** True for an address that is fetched by HTTP. */
export function isWebAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** A source as shown in logs: an address without user name, password and query. */
export function feedSourceName(source: string): string {
  if (!isFeedAddress(source)) return source;
  const { protocol, host, pathname } = new URL(source);
  return `${protocol}//${host}${pathname}`;
}

/** Credentials in an address, decoded; "" without. */
export function addressCredentials(address: string): { user: string; password: string } {
  const { username, password } = new URL(address);
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
}
