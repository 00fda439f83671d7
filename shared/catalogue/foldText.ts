/** Letters that Unicode does not decompose into a base letter and a mark. */
const wholeLetters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/** Converts to lower case without accents, so that "Škoda", "SKODA" and "skoda" are equal. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\u0020-\u007e]*$/.test(lower)) return lower; // Fast path for most words.
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßđðłþ]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** Returns the folded words of a text: "Mercedes-Benz CLA 200 d" gives mercedes, benz, cla, 200, d. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Folds a value for comparison: path segments and typed words.
 * Hyphens and runs of white space become one space.
 */
export function foldedValue(text: string): string {
  return foldText(text)
    .replace(/[\s-]+/g, ' ')
    .trim();
}
