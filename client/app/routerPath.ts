/** A path as react-router can decode it: a "%" that begins no escape is one of the path's characters. */
export function routerPath(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return encodeURI(path);
  }
}
