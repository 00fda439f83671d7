/** Value of a term field in a document; "" and null mean that it is missing. */
export type TermValue = string | number | boolean | null | undefined;

export interface TermField<T> {
  name: string;
  /** Other names that filters and facets may use. */
  aliases?: readonly string[];
  /** An array makes the facet multi-valued. */
  read(document: T): TermValue | readonly TermValue[];
  /** The texts are numbers, and a filter "2019-2023" means a range. */
  takesRanges?: boolean;
}

export interface RangeField<T> {
  name: string;
  read(document: T): number | null | undefined;
}

export interface SortField<T> {
  name: string;
  read(document: T): number | string | null | undefined;
  /** The values are texts, ordered by code point. Without it and byLocale they are numbers. */
  texts?: boolean;
  /** The values are texts in the alphabetical order of the schema's locale. */
  byLocale?: boolean;
}

/**
 * A field with (nearly) one value per document.
 * It is looked up exactly, ignoring spaces and case only as a fallback.
 */
export interface KeyField<T> {
  /** A field of texts of the documents. */
  name: keyof T & string;
  /** A keyphrase equal to the key finds exactly its document. Keyphrases shorter than this are read as words. */
  keyphraseMinLength?: number;
}

export interface TextField<T> {
  /** Weight of the field in the relevance of a hit, an integer from 1. */
  weight: number;
  read(document: T): string | readonly string[];
}

/** Two levels counted as one facet, such as brand > model. */
export interface HierarchyField<T> {
  parent: string;
  child: string;
  readParent(document: T): string;
  readChild(document: T): string;
}

/** Definition of an index: fields, facets and orders of its documents. */
export interface IndexSchema<T> {
  /** BCP 47 tag of the alphabetical order of texts; default: the reference language. */
  locale?: string | undefined;
  /** Unique; breaks ties in every order. */
  readId(document: T): string;
  /** Name of the key field that also finds withheld documents. */
  idField: string;
  hierarchy?: HierarchyField<T>;
  terms: readonly TermField<T>[];
  ranges: readonly RangeField<T>[];
  keys: readonly KeyField<T>[];
  sorts: readonly SortField<T>[];
  /** The order for an empty sort_name, in the form of a sort_name. */
  defaultSort: string;
  texts: readonly TextField<T>[];
  /** Values of a document that a list of all documents shows; equal lists have the same version. */
  listed?(document: T): readonly string[];
  /** True for documents that only a filter on the id field finds, such as sold cars. */
  isWithheld?(document: T): boolean;
}
