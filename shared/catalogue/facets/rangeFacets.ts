/** Facets that are ranges of numbers, filtered by "min-max" and returned as histograms. */
export const rangeFacets = [
  'car_price',
  'car_campaign_price',
  'car_mileage',
  'car_loan_monthly_cost',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
  'car_power',
  'car_gross_weight',
] as const;

/** Facets of free facts, before the name of the fact: one value each, or a range of numbers. */
export const factPrefix = 'fact_';
export const factRangePrefix = 'range_';

export type RangeFacetName = (typeof rangeFacets)[number];

/** Filter over the lowest monthly cost of a car, loan or private leasing. The list's panel has no facet of it. */
export const monthlyCostFilter = 'car_monthly_cost';

/** Costs that the filter over any monthly cost covers. */
export const monthlyCostFields = ['car_loan_monthly_cost', 'car_privateleasing_monthly_cost'] as const;

/** Returns whether a range is a field of cars. */
export function isRangeField(name: string): name is RangeFacetName {
  return (rangeFacets as readonly string[]).includes(name);
}

/** Returns whether a facet or filter takes ranges of numbers. */
export function isRangeFacet(name: string): boolean {
  return name === monthlyCostFilter || isRangeField(name) || name.startsWith(factRangePrefix);
}

/** Year facet: engines return values and accept single years or ranges; the panel shows a range. */
export const yearFacet = 'car_year';

/** Returns whether the list's panel shows a facet as a range. */
export function isPanelRange(name: string): boolean {
  return isRangeFacet(name) || name === yearFacet;
}

/** Width of one histogram bin: (max − min) / 100, at least 1. */
export function histogramStep(min: number, max: number): number {
  return Math.max(1, (max - min) / 100);
}

/**
 * Parses a range filter "min-max" (digits; either end is optional: "-5000", "5000-"). Returns null for anything else,
 * and for a range whose lower end is above its upper end.
 */
export function parseRange(text: string): { min: number; max: number } | null {
  const match = /^(\d{0,12})-(\d{0,12})$/.exec(text);
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const min = match[1] ? Number(match[1]) : 0;
  const max = match[2] ? Number(match[2]) : Number.MAX_SAFE_INTEGER;
  return min <= max ? { min, max } : null;
}
