import type { FeedMapping } from './FeedMappingTypes.ts';

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const spaces = /[\s\u00a0\u202f]/g;

/** Reads a number written with the signs of the feed; null for anything else ("abc", "1,2,3", "12 km" without "km" ignored). */
export function parseFeedNumber(text: string, signs: FeedMapping['numbers']): number | null {
  let rest = text;
  for (const word of signs.ignore) {
    rest = rest.replace(word, '');
  }
  rest = rest.trim();
  if (signs.thousands !== '') {
    rest = /\s/.test(signs.thousands) ? rest.replace(spaces, '') : rest.replaceAll(signs.thousands, '');
  }
  if (signs.decimal !== '.') {
    // A point that is no sign of this feed would otherwise be read as one.
    rest = rest.replaceAll('.', '?').replace(signs.decimal, '.');
  }
  return plain.test(rest) ? Number(rest) : null;
}

/** Rounds half away from zero; the small addition undoes binary fractions such as 1.005. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + Number.EPSILON))) / scale || 0;
}
