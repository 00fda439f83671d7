/** A part of an address without percent-encoding; as it stands where its encoding is broken. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
