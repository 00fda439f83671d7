import type { FeedMapping } from './FeedMappingTypes.ts';

const digits = /^\d+$/;
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const groupsByFormat = new Map<string, RegExp>();

const literal = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/, '\\$&');

/** Numbers in groups: the last one has three digits, those before two or three. */
function groupedForm(thousands: string, decimal: string): RegExp {
  const key = `${decimal}${thousands}`;
  const sign = thousands.trim() === '' ? '\\s+' : literal(thousands);
  const form =
    groupsByFormat.get(key) ??
    new RegExp(`^[+-]?\\d{1,3}(?:${sign}\\d{2,3})*${sign}\\d{3}(?:${literal(decimal)}\\d*)?$`);
  groupsByFormat.set(key, form);
  return form;
}

/**
 * Parses a number in the format of the feed; null for anything else.
 * Null are for instance "abc", "1,2,3", "19900.00" where points are between thousands, and "12 km" unless "km" is
 * ignored.
 */
export function parseFeedNumber(text: string, format: FeedMapping['numbers']): number | null {
  if (digits.test(text)) return Number(text);
  const { decimal, thousands, ignore } = format;
  let rest = text;
  for (const word of ignore) {
    rest = rest.replace(word, '');
  }
  // the brackets of "(incl. VAT)"
  if (rest !== text && rest.includes('(')) rest = rest.replace(/\(\s*\)/g, '');
  rest = rest.trim();
  if (thousands !== '' && groupedForm(thousands, decimal).test(rest)) {
    rest = thousands.trim() === '' ? rest.replace(/\s/g, '') : rest.replaceAll(thousands, '');
  } else if (thousands !== '' && rest.includes(thousands)) {
    return null;
  }
  if (decimal !== '.') {
    // Otherwise a point that is no separator in this feed would be read as the decimal point.
    rest = rest.replaceAll('.', '?').replace(decimal, '.');
  }
  return plain.test(rest) ? Number(rest) : null;
}

/** Parses a number like parseFeedNumber, also with blanks between thousands: "84 000" has no other meaning. */
export function parseCellNumber(text: string, format: FeedMapping['numbers']): number | null {
  return parseFeedNumber(text, format) ?? parseFeedNumber(text, { ...format, thousands: ' ' });
}

/** Rounds half away from zero; the small addition corrects binary fractions such as 1.005. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + Number.EPSILON))) / scale || 0;
}
