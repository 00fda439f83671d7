/** Letters that Unicode does not split into a base letter and a mark. */
const wholeLetters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/** Lower case without accents, so that "Škoda", "SKODA" and "skoda" are one word. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\u0020-\u007e]*$/.test(lower)) return lower; // most words
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßđðłþ]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** The words of a text, folded: "Mercedes-Benz CLA 200 d" gives mercedes, benz, cla, 200, d. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A value in the form in which path segments and typed words are compared: folded, hyphens and runs of space are one space. */
export function foldedValue(text: string): string {
  return foldText(text)
    .replace(/[\s-]+/g, ' ')
    .trim();
}
