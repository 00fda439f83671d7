/**
 * Removes separators from a number or code.
 * These are white space, dashes, full stops, middle dots, slashes, and invisible characters copied along with it.
 * Full-width characters become ordinary ones.
 */
export function withoutSeparators(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}./·]/gu, '');
}
