import type { Language } from '../../site/SiteTypes.ts';

export interface KeyphraseRequest {
  /** vehicles_<site> */
  index: string;
  /** Language of the page, for its synonyms and number words. */
  language: Language;
  /** As typed, at most 200 characters. */
  keyphrase: string;
}

/** Meaning of the visitor's words: facet values as list filters, plus the remaining words. */
export interface KeyphraseMeaning {
  /** Facet → values: "Volvo", "Volvo>XC60", a range "0-200000", "!Volvo" for any but Volvo. */
  filters: Record<string, string[]>;
  /** Words searched as text, in their order. */
  keyphrase: string;
  /** Words without effect on the search: "looking", "a". Left out when there are none. */
  ignored?: string[];
  /** Corrected typing errors. Left out when there are none. */
  corrections?: KeyphraseCorrection[];
}

export interface KeyphraseCorrection {
  /** As typed. */
  from: string;
  to: string;
}

/**
 * Synonyms: folded phrase → facet → facet values.
 * All facets of a phrase must match; the values of one facet are alternatives, and values missing from the stock are
 * ignored. A facet with "?" ("car_body?") is only suggested: another typed word that names a value of it replaces it.
 * A range can name its currency: "0-150000 SEK".
 */
export type Synonyms = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;
