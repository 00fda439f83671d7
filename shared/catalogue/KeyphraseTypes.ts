import type { Language } from '../site/SiteTypes.ts';

export interface KeyphraseRequest {
  /** vehicles_<site> */
  index: string;
  /** Of the page: its synonyms and number words count. */
  language: Language;
  /** As typed, at most 200 characters. */
  keyphrase: string;
}

/** The meaning of a visitor's words: values of facets, in the form of the list's filters, and the words left over. */
export interface KeyphraseMeaning {
  /** Facet → values: "Volvo", "Volvo>XC60", a range "0-200000", "!Volvo" for any but Volvo. */
  filters: Record<string, string[]>;
  /** The words that are searched for as text, in their order. */
  keyphrase: string;
  /** Words without an effect on the search: "looking", "a". Left out when there are none. */
  ignored?: string[];
  /** Typing errors that were corrected. Left out when there are none. */
  corrections?: KeyphraseCorrection[];
}

export interface KeyphraseCorrection {
  /** As typed. */
  from: string;
  to: string;
}

/**
 * What people call things: folded phrase → facet → the values it stands for. All facets of a phrase must hold, the values
 * of one facet are alternatives, and values that a stock lacks count for nothing. A facet with "?" ("car_body?") is
 * only suggested: another typed word that names a value of it takes its place. A range can name its currency: "0-150000 SEK".
 */
export type Synonyms = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;
