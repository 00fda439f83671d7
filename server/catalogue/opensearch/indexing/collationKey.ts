import { foldText } from '../../../../shared/catalogue/foldText.ts';

/** Swedish letters that sort after z, and their equivalents. */
const lastLetters: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };
const otherLetters: Record<string, string> = { ü: 'y', þ: 'th' };

/** Characters that sort before digits, in order. */
const marks = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const firstMark = 0x21;
/** A letter before a run of digits encodes its length, so that 9 sorts before 10. */
const oneDigit = 0x46;
const maxDigits = 20;

/**
 * Returns a key whose order by code point is the Swedish order of the text, digits by their number.
 * It is for a search engine without collation. It agrees with compareTexts for letters of European languages and common
 * punctuation.
 */
export function collationKey(text: string): string {
  const composed = text.normalize('NFC').toLowerCase();
  // Differences in case and accents only decide at the end. Lower case comes first.
  return `${[...composed.matchAll(/\d+|\D/gu)].map(([part]) => partKey(part)).join('')}\u0001${swapCase(text)}`;
}

function partKey(part: string): string {
  if (/^\d/.test(part)) {
    const digits = part.replace(/^0+(?=\d)/, '');
    return String.fromCharCode(oneDigit + Math.min(maxDigits, digits.length) - 1) + digits;
  }
  const special = lastLetters[part] ?? otherLetters[part];
  if (special !== undefined) return special;
  const place = marks.indexOf(part);
  return place >= 0 ? String.fromCharCode(firstMark + place) : foldText(part);
}

function swapCase(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return letter === lower ? letter.toUpperCase() : lower;
  });
}
