/** Keeps numbers whole at the end of a line: "1 500 mil" gets a non-breaking space between its groups of digits. */
export function wholeFigures(text: string): string {
  return text.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');
}
