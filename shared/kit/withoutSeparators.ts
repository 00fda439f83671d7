/**
 * Returns a number or code without the separators people write in it: white space, dashes, full stops, middle dots,
 * slashes, and the invisible characters that are copied along with it. Full-width characters become ordinary ones.
 */
export function withoutSeparators(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}./·]/gu, '');
}
