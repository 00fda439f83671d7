import { foldedWords, foldText } from '../../../../shared/catalogue/foldText.ts';
import type { IndexSchema, SortField, TermValue } from '../../embedded/IndexSchema.ts';
import { squeezed, distinctWeights, wordsField } from '../fieldNames.ts';

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

/** A car or a dealer as indexed; see indexBody.ts. Missing values have no field. */
export interface IndexedDocument {
  source: object;
  withheld: boolean;
  id: string;
  parent?: string;
  child?: string;
  term: Record<string, string[]>;
  range: Record<string, number>;
  sort: Record<string, number | string>;
  key: Record<string, string>;
  squeezed: Record<string, string>;
  words: Record<string, string>;
}

/** Converts an item into its indexed document. */
export function buildDocument<T extends object>(item: T, schema: IndexSchema<T>): IndexedDocument {
  const ranges = schema.ranges.map(({ name, read }) => [name, finite(read(item))] as const);
  const isRange = (name: string): boolean => schema.ranges.some((range) => range.name === name);
  const keys = schema.keys.map(({ name }) => [name, String(item[name] ?? '')] as const);
  return {
    source: item,
    withheld: schema.isWithheld?.(item) ?? false,
    id: schema.readId(item),
    ...readLevels(item, schema),
    term: filled(schema.terms.map(({ name, read }) => [name, toTexts(read(item))] as const)),
    range: filled(ranges),
    sort: filled(schema.sorts.filter(({ name }) => !isRange(name)).map((sort) => [sort.name, sortValue(item, sort)])),
    key: filled(keys),
    squeezed: filled(keys.map(([name, key]) => [name, squeezed(key)] as const)),
    words: collectWords(item, schema),
  };
}

/** A child without a parent counts for neither level. */
function readLevels<T>(item: T, { hierarchy }: IndexSchema<T>): Pick<IndexedDocument, 'parent' | 'child'> {
  const parent = hierarchy?.readParent(item) ?? '';
  const child = hierarchy?.readChild(item) ?? '';
  if (parent === '') return {};
  return child === '' ? { parent } : { parent, child };
}

function toTexts(value: TermValue | readonly TermValue[]): string[] {
  const values = typeof value === 'object' && value !== null ? value : [value];
  const texts = values.map((one) => (one === null || one === undefined ? '' : String(one)));
  return [...new Set(texts)].filter((text) => text !== '');
}

function sortValue<T>(item: T, { read, byLocale }: SortField<T>): number | string | null {
  const value = read(item);
  if (typeof value !== 'string') return finite(value);
  return byLocale && value !== '' ? collationKey(value) : value;
}

/** The words of each weight; each word only at its heaviest. */
function collectWords<T>(item: T, { texts }: IndexSchema<T>): Record<string, string> {
  const seenWords = new Set<string>();
  return filled(
    distinctWeights(texts).map((weight) => {
      const own = texts.filter((field) => field.weight === weight).flatMap(({ read }) => read(item));
      const fresh = [...new Set(own.flatMap(foldedWords))].filter((word) => !seenWords.has(word));
      for (const word of fresh) seenWords.add(word);
      return [wordsField(weight), fresh.join(' ')] as const;
    }),
  );
}

function finite(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null;
}

/** Without the fields that are null, "" or an empty list. */
function filled<V>(fields: readonly (readonly [string, V | null])[]): Record<string, V> {
  const isFilled = (field: readonly [string, V | null]): field is readonly [string, V] => {
    const [, value] = field;
    return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  };
  return Object.fromEntries(fields.filter(isFilled));
}
