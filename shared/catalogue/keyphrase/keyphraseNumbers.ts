import type { KeyphrasePiece } from './keyphraseTokens.ts';
import type { QuantityVocabulary } from './QuantityVocabulary.ts';

export interface TypedNumber {
  value: number;
  /** Index after its last piece. */
  end: number;
  /** Followed by "k", "tkr" or the like. */
  inThousands: boolean;
  /** Written like a year: exactly four digits. */
  plain: boolean;
}

const groupSeparators = new Set(['.', ',', "'", '’']);
const maxDigits = 9;

/**
 * Reads a number with grouped thousands: "200 000", "200.000", "49.9k", "200 tkr", "200 000". Null when there is
 * none.
 */
export function readNumber(
  pieces: readonly KeyphrasePiece[],
  at: number,
  vocabulary: QuantityVocabulary,
): TypedNumber | null {
  const first = pieces[at];
  if (first?.kind !== 'number' || first.text.length > maxDigits) return null;
  let digits = first.text;
  let end = at + 1;
  if (first.text.length <= 3 && first.text !== '0') {
    for (let group = nextGroup(pieces, end); group !== null; group = nextGroup(pieces, end)) {
      if (digits.length + 3 > maxDigits) break;
      digits += group.text;
      end = group.end;
    }
  }
  let value = Number(digits);
  const [point, decimals] = [pieces[end], pieces[end + 1]];
  if (
    (point?.text === '.' || point?.text === ',') &&
    decimals?.kind === 'number' &&
    decimals.text.length <= 2 &&
    inOneWord(pieces, end - 1, end + 1)
  ) {
    value = Number(`${digits}.${decimals.text}`);
    end += 2;
  }
  const plain = end === at + 1 && digits.length === 4;
  const thousand = vocabulary.match('thousand', pieces, end);
  if (thousand > 0) return { value: Math.round(value * 1000), end: end + thousand, inThousands: true, plain: false };
  return { value, end, inThousands: false, plain };
}

/** Reads three more digits after a space or a grouping character. */
function nextGroup(pieces: readonly KeyphrasePiece[], at: number): { text: string; end: number } | null {
  const before = pieces[at - 1];
  const next = pieces[at];
  if (!before || !next) return null;
  if (next.kind === 'number') {
    return next.text.length === 3 && next.word !== before.word ? { text: next.text, end: at + 1 } : null;
  }
  const group = pieces[at + 1];
  if (!groupSeparators.has(next.text) || group?.kind !== 'number' || group.text.length !== 3) return null;
  return inOneWord(pieces, at - 1, at + 1) ? { text: group.text, end: at + 2 } : null;
}

function inOneWord(pieces: readonly KeyphrasePiece[], from: number, to: number): boolean {
  return pieces[from]?.word === pieces[to]?.word;
}
