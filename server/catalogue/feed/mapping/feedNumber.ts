import type { FeedMapping } from './FeedMappingTypes.ts';

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const spaces = /[\s\u00a0\u202f]/g;

/**
 * Parses a number in the format of the feed; null for anything else.
 * Null are for instance "abc", "1,2,3", and "12 km" unless "km" is ignored.
 */
export function parseFeedNumber(text: string, format: FeedMapping['numbers']): number | null {
  let rest = text;
  for (const word of format.ignore) {
    rest = rest.replace(word, '');
  }
  rest = rest.trim();
  if (format.thousands !== '') {
    rest = /\s/.test(format.thousands) ? rest.replace(spaces, '') : rest.replaceAll(format.thousands, '');
  }
  if (format.decimal !== '.') {
    // Otherwise a point that is no separator in this feed would be read as the decimal point.
    rest = rest.replaceAll('.', '?').replace(format.decimal, '.');
  }
  return plain.test(rest) ? Number(rest) : null;
}

/** Rounds half away from zero; the small addition corrects binary fractions such as 1.005. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + Number.EPSILON))) / scale || 0;
}
