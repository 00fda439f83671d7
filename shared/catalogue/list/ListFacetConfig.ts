/** A facet of a site's car list. */
export interface ListFacetConfig {
  name: string;
  child_name?: string;
  /** Combination of chosen values: a car needs any (the default) or all of them. */
  combine?: 'any' | 'all';
}
