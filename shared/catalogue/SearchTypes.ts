import type { Car } from './Car.ts';
import type { Dealer } from './dealers/Dealer.ts';

/** A facet value: "min-max" for a range facet, "Volvo>XC60" for a child. */
export type FilterScalar = string | number | boolean;

/** Conditions on one facet, all of which must match; an empty or missing list is no condition. */
export interface FilterRule {
  /** At least one of these values. */
  any?: FilterScalar[];
  /** Every one of these values; "Dragkrok|Dragkrok, avtagbar" matches any of its parts. */
  all?: FilterScalar[];
  /** None of these values. */
  not?: FilterScalar[];
}

/** A list of alternatives (short for `any`), or a rule. */
export type FilterValue = FilterScalar[] | FilterRule;
export type Filters = Record<string, FilterValue>;

export interface FacetRequest {
  name: string;
  child_name?: string;
  sort_order?: 'asc';
  filters?: Filters;
}

export interface SearchRequest {
  /** vehicles_<site> or sites_<site>. */
  index: string;
  /** Fields to return; empty means all. */
  fields: string[];
  keyphrase: string;
  facets: FacetRequest[];
  /** 0 to 1000 items. */
  limit: number;
  /** Items, not pages. */
  offset: number;
  /** "" for the index order; else "<field>:asc" or "<field>:desc". */
  sort_name: string;
  filters: Filters;
}

export interface FacetValue {
  text: string;
  count: number;
  children?: FacetValue[];
  min?: number;
  max?: number;
}

export interface Facet {
  name: string;
  child_name?: string;
  /** "histogram" for a range facet, whose values are bins with min and max; otherwise "terms". */
  type: string;
  /** Range facets only: the smallest and largest value left by the other filters. */
  min?: number;
  max?: number;
  value: FacetValue[];
}

export interface SearchResponse<T = Partial<Car> | Partial<Dealer>> {
  facet: Facet[];
  content: T[];
  total_items: number;
  limit?: number;
  offset?: number;
  /** Keyphrase after typo correction, used because nothing matches the original. */
  keyphrase_used?: string;
  /** Requested ids of cars that have other ids now → these ids. */
  moved_ids?: Record<string, string>;
  /** Set only on the empty result of a failure. */
  error?: true;
}
