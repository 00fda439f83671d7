const numberForm = /(\d(?:[\d\s.,'’]*\d)?)/;
const wordAfter = /^\s*(?:[,.:]?\s*[-–—]+)?[\s(/]*([^\s\d.,'’+()\-–—:;/]+)/;
const wordBefore = /([^\s\d.,'’+()\-–—:;/]+)[\s.:]*[-+−]?$/;
/** Dashes in place of decimals: "19.900,-" and "199 000:-". */
const noDecimals = /^\s*[,.:]\s*[-–—]+/;

/** A number in a cell, as text, with the words next to it; "" for none. */
export interface AmountPart {
  number: string;
  before: string;
  after: string;
}

/** Longer cells are descriptions. */
const maxAmountLength = 200;

/** Splits a cell at its numbers: "110 kW (150 PS)" has two, each with its unit. A description has none. */
export function amountParts(text: string): AmountPart[] {
  if (text.length > maxAmountLength) return [];
  const pieces = text.split(numberForm);
  const parts: AmountPart[] = [];
  for (let at = 1; at < pieces.length; at += 2) {
    const before = wordBefore.exec(pieces[at - 1] ?? '')?.[1] ?? '';
    const after = wordAfter.exec(pieces[at + 1] ?? '')?.[1] ?? '';
    parts.push({ number: pieces[at] ?? '', before, after });
  }
  return parts;
}

function removeWord(text: string, word: string): string {
  const abbreviated = `${word}.`;
  return text.replace(text.includes(abbreviated) ? abbreviated : word, ' ');
}

/** The cell without words, and without dashes in place of decimals. Each word is removed once. */
export function withoutWords(text: string, words: readonly string[]): string {
  const rest = words.reduce(removeWord, text).trim();
  const [before = '', number = '', ...after] = rest.split(numberForm);
  return `${before}${number}${after.join('').replace(noDecimals, '')}`.trim();
}
