/** The path as visitors read it (å, not %C3%A5); an address that cannot be decoded stays as it is and is not found. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
