import type { Language } from '../site/SiteTypes.ts';
import { foldedValue } from './foldText.ts';
import type { ValueLabels } from './ValueLabels.ts';

/** One meaning of a facet value: its label per language and the spellings delivered by feeds. */
export interface VocabularyEntry {
  labels: Readonly<Record<Language, string>>;
  /** Delivered values other than the labels, such as a feed's codes. */
  values: readonly string[];
  /** Delivered values by the only language that means them so: "Gas" is petrol in American feeds. */
  valuesIn?: Readonly<Record<Language, readonly string[]>>;
  /** Reading of values that hold a spelling among other words; without it, only whole values are spellings. */
  inWords?: WordMatching;
  /** Value in structured data: an address of schema.org, or a text where schema.org has no values of its own. */
  schema?: string;
  /** Colour to draw for a value: "#131d21". */
  swatch?: string;
}

/** Rule to find an entry by the words of a value. Ids are labels in the reference language. */
export interface WordMatching {
  id: string;
  /** True if every word of the value must be known, except `joining` ones. */
  needsAllWords: boolean;
  joining: readonly string[];
  /** Entries that may be named next to this one: petrol next to hybrid. */
  with: readonly string[];
  /** Entries that together mean this one: petrol with electricity is a hybrid. */
  of: readonly (readonly string[])[];
}

/** The vocabularies: facet → entries (config/vocabularies, with the labels of language folders). */
export type Vocabulary = ReadonlyMap<string, readonly VocabularyEntry[]>;

/** Returns the key of a facet's values for structured data in ValueLabels. */
export function schemaKey(facet: string): string {
  return `schema:${facet}`;
}

/** Key in ValueLabels of the colours to draw for values of car_color: "#131d21". */
export const swatchKey = 'swatch:car_color';

/** Returns whether a key of ValueLabels has values for structured data. */
export function isSchemaKey(key: string): boolean {
  return key.startsWith(schemaKey(''));
}

/** Name of the vocabulary of staff titles, which are no facet of cars. */
export const staffTitleFacet = 'staff_title';

/** Name of the vocabulary of the unit of power. */
export const horsepower = 'horsepower';

/** Name of the vocabulary of brands: each entry's first value is the name, the others are further spellings. */
export const brandNames = 'brand_names';

/** Name of the vocabulary of words for yes, no and no value; an entry's first value is its name. */
export const cellMeanings = 'cell_meanings';

/** Name of the vocabulary of sale states; an entry's first value is the state. */
export const saleStates = 'sale_states';

/** Name of the vocabulary of a kind of units. An entry's first value is the unit, the others its words. */
export function unitNames(kind: string): string {
  return `unit_names_${kind}`;
}

/** Name of the vocabulary of models of more than one word: each entry's first value is the brand. */
export const modelNames = 'model_names';

/** Key in ValueLabels of the decimal mark of the stock's language with that of the page. */
export const decimalMark = 'decimal_mark';

/** Returns a facet value in the page's language; as delivered if the vocabulary has no label for it. */
export function valueLabel(labels: ValueLabels | undefined, facet: string, value: string): string {
  const known = labels?.[facet];
  return known && Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}

/**
 * Finds the entry of a delivered value, ignoring case, accents and hyphens. A label of `language` wins over the
 * entries' `values`, and these win over labels of other languages.
 * @param language the language of the stock
 */
export function vocabularyEntry(
  vocabulary: Vocabulary,
  facet: string,
  value: string,
  language?: Language,
): VocabularyEntry | null {
  const spellings = cachedSpellings(vocabulary, facet);
  const folded = foldedValue(value);
  const found = language ? spellings.labels[language]?.get(folded) : undefined;
  return found ?? spellings.values.get(folded) ?? spellings.anyLabel.get(folded) ?? null;
}

/**
 * Returns every spelling of the entry that a value belongs to.
 * These are its labels in all languages and its delivered values; the value alone when no entry has it.
 * @param language the language of `value`, if known
 */
export function deliveredValues(vocabulary: Vocabulary, facet: string, value: string, language?: Language): string[] {
  const entry = vocabularyEntry(vocabulary, facet, value, language);
  return entry ? [...new Set([...Object.values(entry.labels), ...entry.values, value])] : [value];
}

/** Entries of a facet by folded spelling. */
interface Spellings {
  labels: Record<Language, ReadonlyMap<string, VocabularyEntry>>;
  values: ReadonlyMap<string, VocabularyEntry>;
  anyLabel: ReadonlyMap<string, VocabularyEntry>;
}

const spellingsByVocabulary = new WeakMap<Vocabulary, Map<string, Spellings>>();

function cachedSpellings(vocabulary: Vocabulary, facet: string): Spellings {
  const byFacet = spellingsByVocabulary.get(vocabulary) ?? new Map<string, Spellings>();
  spellingsByVocabulary.set(vocabulary, byFacet);
  const known = byFacet.get(facet);
  if (known) return known;
  const spellings = readSpellings(vocabulary.get(facet) ?? []);
  byFacet.set(facet, spellings);
  return spellings;
}

function readSpellings(entries: readonly VocabularyEntry[]): Spellings {
  const labels: Record<Language, Map<string, VocabularyEntry>> = {};
  const values = new Map<string, VocabularyEntry>();
  const anyLabel = new Map<string, VocabularyEntry>();
  for (const entry of entries) {
    for (const value of entry.values) values.set(foldedValue(value), entry);
    for (const [language, label] of Object.entries(entry.labels)) {
      const folded = foldedValue(label);
      (labels[language] ??= new Map()).set(folded, entry);
      if (!anyLabel.has(folded)) anyLabel.set(folded, entry);
    }
  }
  for (const entry of entries) {
    for (const [language, texts] of Object.entries(entry.valuesIn ?? {})) {
      const own = (labels[language] ??= new Map<string, VocabularyEntry>());
      for (const text of texts) if (!own.has(foldedValue(text))) own.set(foldedValue(text), entry);
    }
  }
  return { labels, values, anyLabel };
}
