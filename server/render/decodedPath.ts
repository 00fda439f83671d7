/** Decodes a path for display (å, not %C3%A5). An undecodable one stays as it is and is not found. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
