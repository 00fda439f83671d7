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

function isPlausible(text: string, { decimal, thousands }: Pick<NumberFormat, 'decimal' | 'thousands'>): boolean {
  const digits = text.replace(/[^\d.,'\s\u00a0\u202f]/gu, '').trim();
  const [whole = '', decimals = ''] = digits.split(decimal);
  // "12.345" is more likely a grouped number than one with three decimals
  if (decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return false;
  if (thousands === '') return true;
  const groups = whole.split(thousands === ' ' ? /\s/u : thousands);
  return groups.length === 1 || groups.every((group, at) => (at === 0 ? /^\d{1,3}$/.test(group) : group.length === 3));
}

/** Share of numbers that are readable in this format, with thousands in groups of three. */
export function readableShare(numbers: readonly string[], numberFormat: NumberFormat): number {
  if (numbers.length === 0) return 0;
  const read = numbers.filter(
    (text) => parseFeedNumber(text, numberFormat) !== null && isPlausible(text, numberFormat),
  );
  return read.length / numbers.length;
}

/** The format that reads the most numbers, the most common of equal ones. */
function bestFormat(numbers: readonly string[]): { format: NumberFormat; share: number } {
  const scored = candidateFormats.map((signs) => {
    const format = { ...signs, ignore: [] };
    return { format, share: readableShare(numbers, format) };
  });
  return scored.reduce((found, one) => (one.share > found.share ? one : found));
}

/**
 * Detects the format of the numbers of a column; null where none reads most of them.
 * @param numbers without words and units
 */
export function detectNumberFormat(numbers: readonly string[]): NumberFormat | null {
  const { format, share } = bestFormat(numbers);
  return share < 0.8 ? null : format;
}

/** Detects one format for all number columns, if it reads them about as well as their own. */
export function commonNumberFormat(columns: readonly (readonly string[])[]): NumberFormat {
  const readable = columns.filter((numbers) => detectNumberFormat(numbers) !== null);
  return readable.length === 0 ? plain : bestFormat(readable.flat()).format;
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
