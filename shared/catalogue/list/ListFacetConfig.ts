/** A facet of a site's car list. */
export interface ListFacetConfig {
  name: string;
  child_name?: string;
  /** Combination of chosen values: a car needs any (the default) or all of them. */
  combine?: 'any' | 'all';
  /** Label of a facet that is no field of the product, by language; on a page in its language. */
  label?: string | Readonly<Record<string, string>>;
  /** Unit of a range of a free fact, as shown. */
  unit?: string;
}
