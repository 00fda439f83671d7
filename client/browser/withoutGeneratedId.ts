/**
 * Returns an id, or an attribute that refers to one, without what React's useId has counted out: "_R_5_-list" gives
 * "-list". The server and the browser count differently, so that the rest alone tells elements of two renderings apart.
 */
export function withoutGeneratedId(id: string): string {
  return id.replace(/^_r_\w*?_/i, '');
}
