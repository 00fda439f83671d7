import { foldedWords } from '../../../../shared/catalogue/foldText.ts';
import type { IndexSchema, SortField, TermValue } from '../../embedded/IndexSchema.ts';
import { collationKey } from './collationKey.ts';
import { squeezed, distinctWeights, wordsField } from '../fieldNames.ts';

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
    sort: filled(
      schema.sorts
        .filter(({ name }) => !isRange(name))
        .map((sort) => [sort.name, sortValue(item, sort, schema.locale)]),
    ),
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

function sortValue<T>(item: T, { read, byLocale }: SortField<T>, locale?: string): number | string | null {
  const value = read(item);
  if (typeof value !== 'string') return finite(value);
  return byLocale && value !== '' ? collationKey(value, locale) : value;
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
