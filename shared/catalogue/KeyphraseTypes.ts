import type { Language } from '../site/SiteTypes.ts';

export interface KeyphraseRequest {
  /** vehicles_<site> */
  index: string;
  /** Of the page: its synonyms and number words count. */
  language: Language;
  /** As typed, at most 200 characters. */
  keyphrase: string;
}

/** What a visitor's words mean: values of facets, in the form of the list's filters, and the words left over. */
export interface KeyphraseMeaning {
  /** Facet → values: "Volvo", "Volvo>XC60", a range "0-200000". */
  filters: Record<string, string[]>;
  /** The words that are no filter, in their order. */
  keyphrase: string;
}

/**
 * What people call things: folded phrase → facet → the values it stands for. All facets of a phrase must hold, the values
 * of one facet are alternatives, and values that a stock lacks count for nothing.
 */
export type Synonyms = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;
