/** Keeps a short text on one line: "mån 30 nov 07:00" with non-breaking spaces. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
