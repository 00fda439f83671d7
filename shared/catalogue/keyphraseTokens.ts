import { foldText } from './foldText.ts';

/** Digits, letters or one sign of a typed word: "7-sits" has "7", "-" and "sits". */
export interface KeyphrasePiece {
  kind: 'number' | 'letters' | 'sign';
  /** Folded. */
  text: string;
  /** Place of its word. */
  word: number;
}

export interface KeyphraseTokens {
  /** What stands between blanks, as typed. */
  words: string[];
  pieces: KeyphrasePiece[];
  /** Place of the first piece of each word; a last entry holds the number of pieces. */
  firstPieces: number[];
}

/** Cuts typed text into words, and those into pieces. */
export function keyphraseTokens(text: string): KeyphraseTokens {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const pieces: KeyphrasePiece[] = [];
  const firstPieces: number[] = [];
  for (const [word, typed] of words.entries()) {
    firstPieces.push(pieces.length);
    for (const piece of foldText(typed).match(/\d+|\p{L}+|[^\d\p{L}]/gu) ?? []) {
      pieces.push({ kind: kindOf(piece), text: piece, word });
    }
  }
  firstPieces.push(pieces.length);
  return { words, pieces, firstPieces };
}

function kindOf(piece: string): KeyphrasePiece['kind'] {
  if (/^\d/.test(piece)) return 'number';
  return /^\p{L}/u.test(piece) ? 'letters' : 'sign';
}
