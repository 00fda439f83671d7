/** Path and query ("?…", "" for none) of an address as requested. */
export function splitAddress(url: string): { path: string; search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}
