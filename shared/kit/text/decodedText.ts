/** Decodes a percent-encoded part of a URL; returns it unchanged if its encoding is broken. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
