/** Encodes a text as part of a URL. Half a surrogate pair becomes U+FFFD, where encodeURIComponent throws. */
export function encodeUriPart(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
}
