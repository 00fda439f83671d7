/** Prevents line breaks within numbers: "1 500 mil" gets a non-breaking space between digit groups. */
export function wholeFigures(text: string): string {
  return text.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');
}
