const letters: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', œ: 'oe' };

/**
 * Converts text to lower-case ASCII words joined by hyphens, for paths.
 * "Citroën C-Elysée 2014" → "citroen-c-elysee-2014".
 */
export function asciiSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæøđðłþœ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
