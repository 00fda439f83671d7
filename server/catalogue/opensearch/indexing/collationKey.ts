import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { referenceLanguage } from '../../../../shared/site/referenceLanguage.ts';

/** Characters that sort before digits, in order. */
const marks = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const firstMark = 0x21;
/** A letter before a run of digits encodes its length, so that 9 sorts before 10. */
const oneDigit = 0x46;
const maxDigits = 20;
/** Follows "z": the first letter of an alphabet's own after a letter. */
const firstOwnLetter = 0x7b;

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** Lower-case letters of European languages: Latin-1 Supplement to Latin Extended-B. */
const furtherLetters = Array.from({ length: 0x250 - 0xdf }, (_none, at) => String.fromCharCode(0xdf + at)).filter(
  (letter) => /^\p{Ll}$/u.test(letter),
);

const keysByLocale = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns the keys of letters that are no variants of another letter in a locale, as "å" in Swedish.
 * A key is the letter before it in the alphabet and a sign after "z".
 */
function letterKeys(locale: string): ReadonlyMap<string, string> {
  const known = keysByLocale.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const keys = new Map<string, string>();
  const own = furtherLetters.filter((letter) => compare(letter, foldText(letter)) !== 0).sort(compare);
  let [last, lastPlace] = ['', 0];
  for (const [at, letter] of own.entries()) {
    const before = own[at - 1];
    const same = letters.find((one) => compare(one, letter) === 0);
    if (same !== undefined) keys.set(letter, same);
    else if (before !== undefined && compare(before, letter) === 0) keys.set(letter, keys.get(before) ?? '');
    else {
      const previous = letters.findLast((one) => compare(one, letter) < 0) ?? '';
      lastPlace = previous === last ? lastPlace + 1 : 0;
      last = previous;
      keys.set(letter, previous + String.fromCharCode(firstOwnLetter + lastPlace));
    }
  }
  keysByLocale.set(locale, keys);
  return keys;
}

/**
 * Returns a key whose order by code point is the alphabetical order of the text, digits by their number.
 * It is for a search engine without collation. It agrees with textOrder for letters of European languages and common
 * punctuation, except for letters written as two, such as the Slovak "ch".
 * @param locale BCP 47 tag
 */
export function collationKey(text: string, locale: string = referenceLanguage): string {
  const keys = letterKeys(locale);
  const composed = text.normalize('NFC').toLowerCase();
  const parts = [...composed.matchAll(/\d+|\D/gu)].map(([part]) => keys.get(part) ?? partKey(part));
  // Differences in case and accents only decide at the end. Lower case comes first.
  return `${parts.join('')}\u0001${swapCase(text)}`;
}

function partKey(part: string): string {
  if (/^\d/.test(part)) {
    const digits = part.replace(/^0+(?=\d)/, '');
    return String.fromCharCode(oneDigit + Math.min(maxDigits, digits.length) - 1) + digits;
  }
  const place = marks.indexOf(part);
  return place >= 0 ? String.fromCharCode(firstMark + place) : foldText(part);
}

function swapCase(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return letter === lower ? letter.toUpperCase() : lower;
  });
}
