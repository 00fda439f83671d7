import { foldedValue, foldText } from '../foldText.ts';

/** Digits, letters or one other character of a typed word: "7-sits" has "7", "-" and "sits". */
export interface KeyphrasePiece {
  kind: 'number' | 'letters' | 'sign';
  /** Folded. */
  text: string;
  /** Index of its word. */
  word: number;
}

/** A word, delimited by spaces. */
export interface KeyphraseWord {
  /** As typed. */
  text: string;
  /** Folded for comparison with facet values. */
  fold: string;
  /** Folded, without surrounding punctuation. */
  bare: string;
}

export interface KeyphraseTokens {
  words: KeyphraseWord[];
  pieces: KeyphrasePiece[];
  /** Index of the first piece of each word; a last entry holds the number of pieces. */
  firstPieces: number[];
}

/** Splits typed text into words, and words into pieces. */
export function keyphraseTokens(text: string): KeyphraseTokens {
  const words: KeyphraseWord[] = [];
  const pieces: KeyphrasePiece[] = [];
  const firstPieces: number[] = [];
  for (const typed of text.split(/\s+/)) {
    if (typed === '') continue;
    const word = words.length;
    const fold = foldedValue(typed);
    words.push({ text: typed, fold, bare: stripPunctuation(fold) });
    firstPieces.push(pieces.length);
    for (const piece of foldText(typed).match(/\d+|\p{L}+|[^\d\p{L}]/gu) ?? []) {
      pieces.push({ kind: classifyPiece(piece), text: piece, word });
    }
  }
  firstPieces.push(pieces.length);
  return { words, pieces, firstPieces };
}

function stripPunctuation(fold: string): string {
  return /^[\p{L}\p{N}]+$/u.test(fold) ? fold : fold.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function classifyPiece(piece: string): KeyphrasePiece['kind'] {
  if (/^\d/.test(piece)) return 'number';
  return /^\p{L}/u.test(piece) ? 'letters' : 'sign';
}
