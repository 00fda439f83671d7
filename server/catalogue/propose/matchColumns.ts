import type { CarField } from '../../../shared/catalogue/Car.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { detectPurpose } from './columnNames.ts';
import type { Purpose } from './columnNames.ts';
import { detectNumberFormat } from './detectFormats.ts';
import { parseFeedNumber } from '../feed/mapping/feedNumber.ts';
import type { Column } from './profileColumns.ts';

/** Columns by purpose; several for pictures, and for texts of which the first with a value counts. */
export type Matches = Map<Purpose, Column[]>;

const calculateShare = (texts: readonly string[], fits: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(fits).length / texts.length;

const address = /^(?:https?:\/\/|\/)\S+$/i;
const picture = /^(?:https?:)?\/\S+?\.(?:jpe?g|png|webp|avif)\b/i;
/** File names, one or more, not URLs. */
const pictureFiles = /^(?!\/|[a-z]+:)[^:]+?\.(?:jpe?g|png|webp|avif)(?=$|[,;|\s])/i;
const vin = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** Numbers of a column, in the column's own format. */
function parseNumbers({ texts }: Column): number[] {
  const numberFormat = detectNumberFormat(texts);
  return numberFormat === null ? [] : texts.flatMap((text) => parseFeedNumber(text, numberFormat) ?? []);
}

function calculateMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** Bounds of the median of a field's numbers, in any currency and unit. */
const medians: Partial<Record<CarField, [number, number]>> = {
  car_year: [1950, 2100],
  car_price: [500, 50_000_000],
  car_retail_price: [500, 50_000_000],
  car_campaign_price: [500, 50_000_000],
  car_mileage: [1, 1_000_000],
  car_power: [10, 1500],
  car_seats: [1, 60],
  car_doors: [1, 7],
};

/** True if the values of a column fit its purpose. */
function fits(purpose: Purpose, column: Column): boolean {
  if (purpose === 'images') {
    return isPictureFiles(column) || calculateShare(column.texts, (text) => address.test(firstPart(text))) >= 0.8;
  }
  if (purpose === 'seller/email') return calculateShare(column.texts, (text) => text.includes('@')) >= 0.8;
  if (purpose === 'seller/phone') {
    return calculateShare(column.texts, (text) => /\d{5}/.test(text.replace(/\D/g, ''))) >= 0.8;
  }
  if (!(purpose in carFieldKinds)) return column.texts.length > 0;
  const field = purpose as CarField;
  if (carFieldKinds[field] !== 'number') return column.texts.length > 0;
  const numbers = parseNumbers(column);
  const [min, max] = medians[field] ?? [-Infinity, Infinity];
  const median = calculateMedian(numbers);
  return median >= min && median <= max;
}

/** True for a column of names of picture files, such as "4711/1.jpg". */
export const isPictureFiles = ({ texts }: Column): boolean =>
  calculateShare(texts, (text) => pictureFiles.test(text)) >= 0.8;

const firstPart = (text: string): string => text.split(/[,;|\s]+/)[0] ?? '';

const facets: CarField[] = ['car_fuel', 'car_gearbox', 'car_body', 'car_drive', 'car_color', 'car_condition'];

/** Purpose of a column by its values; null if they indicate none. */
function purposeByValues(column: Column, vocabulary: Vocabulary, plates: RegExp): Purpose | null {
  const { texts } = column;
  if (texts.length === 0) return null;
  if (isPictureFiles(column) || calculateShare(texts, (text) => picture.test(firstPart(text))) >= 0.8) return 'images';
  if (calculateShare(texts, (text) => vin.test(text)) >= 0.8) return 'car_chassino';
  if (calculateShare(texts, (text) => plates.test(text)) >= 0.8) return 'car_regno';
  const facet = facets.find((name) => {
    return calculateShare(texts, (text) => vocabularyEntry(vocabulary, name, text) !== null) >= 0.6;
  });
  if (facet !== undefined) return facet;
  const numbers = parseNumbers(column);
  if (numbers.length < texts.length * 0.8) return null;
  const isYears = calculateShare(texts, (text) => /^(?:19[5-9]|20[0-4])\d$/.test(text)) >= 0.9;
  if (isYears && new Set(texts).size > 1) return 'car_year';
  return null;
}

/**
 * Finds the purpose of the columns of a sample, by name, then by values.
 * A purpose gets the first column that fits; pictures get all.
 * @param plates matches registration numbers
 */
export function matchColumns(columns: readonly Column[], vocabulary: Vocabulary, plates: RegExp): Matches {
  const matches: Matches = new Map();
  const matchedColumns = new Set<Column>();
  const take = (purpose: Purpose | null, column: Column): void => {
    if (purpose === null || matchedColumns.has(column) || !fits(purpose, column)) return;
    if (matches.has(purpose) && purpose !== 'images') return;
    matches.set(purpose, [...(matches.get(purpose) ?? []), column]);
    matchedColumns.add(column);
  };
  for (const column of columns) take(detectPurpose(column.path), column);
  for (const column of columns) take(purposeByValues(column, vocabulary, plates), column);
  const price = matches.has('car_price') ? undefined : priceByValues(columns, matchedColumns);
  if (price) take('car_price', price);
  return matches;
}

/** The column with the largest plausible prices, for a feed whose price column has an unknown name. */
function priceByValues(columns: readonly Column[], matchedColumns: ReadonlySet<Column>): Column | undefined {
  const candidates = columns
    .filter((column) => !matchedColumns.has(column))
    .map((column) => ({ column, median: calculateMedian(parseNumbers(column)) }))
    .filter(({ median }) => median >= 5000 && median <= 10_000_000);
  return candidates.sort((a, b) => b.median - a.median)[0]?.column;
}
