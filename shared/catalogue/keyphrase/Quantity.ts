import type { DistanceUnit } from '../../site/SiteTypes.ts';
import type { TypedNumber } from './keyphraseNumbers.ts';

/** Kind of number. A distance keeps its unit until it is converted to the site's. */
export type QuantityKind =
  | 'price'
  /** Monthly cost of a loan or of leasing. */
  | 'month'
  | 'loanMonth'
  | 'privateMonth'
  | 'companyMonth'
  | 'power'
  | 'kilowatts'
  | 'year'
  /** Two-digit age identifier of a British registration number. */
  | 'ageIdentifier'
  /** Age in years. */
  | 'age'
  | 'electricRange'
  /** Maximum weight of a trailer. */
  | 'towingWeight'
  | 'grossWeight'
  /** Weight without a subject. */
  | 'kilograms'
  | 'tonnes'
  /** Number of owners so far. */
  | 'owners'
  | 'seats'
  | 'doors'
  | 'mileage'
  /** Thousands of kilometres. */
  | 'tkm'
  | DistanceUnit;

/** A number with the words around it, before the site's filters are considered. */
export interface Quantity {
  kind: QuantityKind | null;
  /** "after" and "before" exclude the number itself; "exact" has no relation word. */
  relation: 'exact' | 'atMost' | 'atLeast' | 'after' | 'before' | 'between';
  first: TypedNumber;
  second: TypedNumber | null;
}

/** Site data that determines the filter of a quantity. */
export interface QuantitySite {
  distanceUnit: DistanceUnit;
  powerUnit: 'hp' | 'kW';
  /** Names of the facets that may be filtered. */
  facets: ReadonlySet<string>;
  /** Returns the values of a facet of single numbers: the numbers of seats in stock. */
  numbersOf(facet: string): readonly number[];
}
