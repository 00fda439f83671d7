/** The GSM 7-bit default alphabet (3GPP TS 23.038), without the escape character. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters of the extension table: each takes two septets. */
const extended = new Set('^{}\\[~]|€\f');

/** Characters without a decomposition into the alphabet, and their replacements. */
const replacements: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

/**
 * Converts a text to the GSM 7-bit alphabet, in which a message has 160 characters instead of 70.
 * Letters lose accents that the alphabet lacks ("dielňa" becomes "dielna"); characters without a counterpart are
 * dropped.
 */
export function toGsm7(text: string): string {
  return Array.from(text.normalize('NFC'), inAlphabet).join('');
}

function inAlphabet(character: string): string {
  if (basic.has(character) || extended.has(character)) return character;
  if (/\s/u.test(character)) return ' ';
  const other = replacements[character] ?? character.normalize('NFD').replace(/\p{M}+/gu, '');
  return Array.from(other).every((one) => basic.has(one)) ? other : '';
}

/** Number of septets of a text in the GSM 7-bit alphabet. */
export function gsm7Length(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (extended.has(character) ? 2 : 1), 0);
}
