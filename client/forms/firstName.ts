/** First word of a visitor's name, for a thank-you. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
