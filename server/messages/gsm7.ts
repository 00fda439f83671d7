/** The GSM 7-bit default alphabet (3GPP TS 23.038), without the escape character. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters of the extension table: each takes two septets. */
const extended = new Set('^{}\\[~]|€\f');

/** Characters that no decomposition brings into the alphabet, and how they are written in it. */
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
 * Writes a text in the GSM 7-bit alphabet, in which a message holds 160 characters instead of 70. Letters lose accents
 * that the alphabet lacks ("dielňa" becomes "dielna"); characters without a counterpart are left out.
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

/** The septets that a text in the GSM 7-bit alphabet takes. */
export function gsm7Length(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (extended.has(character) ? 2 : 1), 0);
}
