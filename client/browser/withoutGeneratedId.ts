/**
 * Returns an id, or a reference to one, without what React's useId has counted.
 * "_R_5_-list" gives "-list".
 * The server and the browser count differently; the rest tells elements of two renderings apart.
 */
export function withoutGeneratedId(id: string): string {
  return id.replace(/^_r_\w*?_/i, '');
}
