import type { NumberFormat } from '../feed/mapping/FeedMappingTypes.ts';
import { parseFeedDate } from '../feed/mapping/feedDate.ts';
import { parseFeedNumber } from '../feed/mapping/feedNumber.ts';
import { commonDateFormats } from '../feed/mapping/valueCures.ts';

const plain: NumberFormat = { decimal: '.', thousands: '', ignore: [] };

/** Number formats, the most common first: the first of those that read the most texts is chosen. */
const candidateFormats: Pick<NumberFormat, 'decimal' | 'thousands'>[] = [
  { decimal: '.', thousands: '' },
  { decimal: ',', thousands: '' },
  { decimal: ',', thousands: ' ' },
  { decimal: ',', thousands: '.' },
  { decimal: '.', thousands: ',' },
  { decimal: '.', thousands: "'" },
];

const looksLikeNumber = /^[^\d]{0,4}-?\d[\d\s.,'\u00a0\u202f]*(?:[^\d\s]{1,6}|\s[^\d]{1,10})?$/u;

/** Words next to numbers, such as "kr", "km" or ",-", found in at least one of twenty texts. */
function wordsAround(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.match(/(?:[,.]-|[^\d\s.,'+-]+)/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // longer words first: "kr." before "kr"
  return [...counts]
    .filter(([, count]) => count >= texts.length / 20)
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length);
}

function isPlausible(text: string, { decimal, thousands }: Pick<NumberFormat, 'decimal' | 'thousands'>): boolean {
  const digits = text.replace(/[^\d.,'\s\u00a0\u202f]/gu, '').trim();
  const [whole = '', decimals = ''] = digits.split(decimal);
  // "12.345" is more likely a grouped number than one with three decimals
  if (decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return false;
  if (thousands === '') return true;
  const groups = whole.split(thousands === ' ' ? /\s/u : thousands);
  return groups.length === 1 || groups.every((group, at) => (at === 0 ? /^\d{1,3}$/.test(group) : group.length === 3));
}

/** Share of texts that are numbers in this format, with thousands in groups of three. */
export function readableShare(texts: readonly string[], numberFormat: NumberFormat): number {
  if (texts.length === 0) return 0;
  const read = texts.filter((text) => {
    return parseFeedNumber(text, numberFormat) !== null && isPlausible(strip(text, numberFormat.ignore), numberFormat);
  });
  return read.length / texts.length;
}

const strip = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replace(word, ''), text).trim();

/** Detects the number format of a column; null for a column of other texts. */
export function detectNumberFormat(texts: readonly string[]): NumberFormat | null {
  const numeric = texts.filter((text) => looksLikeNumber.test(text));
  if (texts.length === 0 || numeric.length < texts.length * 0.8) return null;
  const ignore = wordsAround(numeric);
  const scored = candidateFormats.map((way) => ({ way, share: readableShare(numeric, { ...way, ignore }) }));
  const best = scored.reduce((found, one) => (one.share > found.share ? one : found));
  return best.share < 0.8 ? null : { ...best.way, ignore };
}

/**
 * Detects one format for all number columns, if it reads them about as well as their own.
 * Otherwise the most frequent one is returned.
 */
export function commonNumberFormat(columns: readonly (readonly string[])[]): NumberFormat {
  const own = columns.flatMap((texts) => detectNumberFormat(texts) ?? []);
  if (own.length === 0) return plain;
  const ignore = [...new Set(own.flatMap((numberFormat) => numberFormat.ignore))].sort((a, b) => b.length - a.length);
  const texts = columns.flat();
  const scored = candidateFormats.map((way) => ({ way, share: readableShare(texts, { ...way, ignore }) }));
  const best = scored.reduce((found, one) => (one.share > found.share ? one : found));
  return { ...best.way, ignore };
}

/** Detects the date formats of a column; null for a column of other texts. */
export function detectDateFormats(texts: readonly string[]): string[] | null {
  // "04/03/2026" alone fits two formats, its column one
  const common = commonDateFormats.find((one) => texts.every((text) => parseFeedDate(text, [one]) !== null));
  if (texts.length > 0 && common !== undefined) return [common];
  const formats = new Set<string>();
  let read = 0;
  for (const text of texts) {
    const format = commonDateFormats.find((one) => parseFeedDate(text, [one]) !== null);
    if (format === undefined) continue;
    formats.add(format);
    read += 1;
  }
  return texts.length > 0 && read >= texts.length * 0.8 ? [...formats] : null;
}
