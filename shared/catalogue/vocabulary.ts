import type { Language } from '../site/SiteTypes.ts';

/** One meaning of a facet value: its label per language and the spellings that feeds deliver. */
export interface VocabularyEntry {
  labels: Readonly<Partial<Record<Language, string>>>;
  /** Delivered values besides the labels, such as a feed's codes. */
  values: readonly string[];
}

/** The group's vocabularies: facet → its entries (config/vocabularies). */
export type Vocabulary = ReadonlyMap<string, readonly VocabularyEntry[]>;

/** Labels of delivered values in one language, only where they differ: facet → delivered value → label. */
export type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A facet value in the page's language; as delivered when the vocabulary has no label for it. */
export function valueLabel(labels: ValueLabels | undefined, facet: string, value: string): string {
  const known = labels?.[facet];
  return known && Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}
