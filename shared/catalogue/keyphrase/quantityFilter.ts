import { monthlyCostFields, monthlyCostFilter } from '../facets/rangeFacets.ts';
import type { DistanceUnit } from '../../site/SiteTypes.ts';
import type { QuantitySite } from './Quantity.ts';
import type { Quantity, QuantityKind } from './Quantity.ts';

/** Kilometres per unit of distance. A Scandinavian mil is 10 km; a mile 1.609344 km (international yard, 1959). */
const kilometres: Record<DistanceUnit | 'tkm', number> = { mil: 10, km: 1, miles: 1.609344, tkm: 1000 };
/** DIN 66036: one metric horsepower is 75 kgf·m/s = 0.73549875 kW. */
const kilowattsPerHorsepower = 0.73549875;

const facetByKind: Record<Exclude<QuantityKind, 'electricRange' | 'towingWeight'>, string> = {
  ageIdentifier: 'car_year',
  age: 'car_year',
  price: 'car_price',
  month: monthlyCostFilter,
  loanMonth: 'car_loan_monthly_cost',
  privateMonth: 'car_privateleasing_monthly_cost',
  companyMonth: 'car_companyleasing_monthly_cost',
  power: 'car_power',
  kilowatts: 'car_power',
  year: 'car_year',
  seats: 'car_seats',
  doors: 'car_doors',
  mileage: 'car_mileage',
  mil: 'car_mileage',
  km: 'car_mileage',
  miles: 'car_mileage',
  tkm: 'car_mileage',
  grossWeight: 'car_gross_weight',
  kilograms: 'car_gross_weight',
  tonnes: 'car_gross_weight',
  owners: 'car_owners',
};

/** Kinds whose facet has a value for each number. */
const countedKinds: ReadonlySet<QuantityKind> = new Set(['seats', 'doors', 'owners']);
export const kilogramsPerTonne = 1000;

const earliestYear = 1950;
const latestYear = 2049;
/** Minimum for taking an amount without a unit as a price. */
const minPrice = 1000;
/** Minimum for taking a round number alone as a budget: ids and models are smaller or not round. */
const minBudget = 10_000;
/** In kilometres. Shorter distances are electric ranges. */
const minMileage = 2000;

interface Bounds {
  min: number | null;
  max: number | null;
}

/** Returns a site's filter for a quantity; null when it is ambiguous. */
export function quantityFilter(quantity: Quantity, site: QuantitySite): { facet: string; values: string[] } | null {
  const kind = quantity.kind ?? kindWithoutUnit(quantity);
  if (kind === null || kind === 'electricRange' || kind === 'towingWeight') return null;
  const facet = facetByKind[kind];
  if (!hasFacet(facet, site)) return null;
  if (quantity.first.value === 0 && !quantity.second) return null;
  if (kind === 'ageIdentifier') return { facet, values: [yearsOfPlate(quantity.first.value)] };
  if (kind === 'age') return { facet, values: [yearsOfAge(quantity, site.numbersOf(facet))] };
  const bounds = calculateBounds(kind === 'year' ? withCentury(quantity) : quantity, kind);
  const converted = isWholeKind(kind) ? bounds : convert(bounds, kind, site);
  if (kind === 'year' && !isYearLike(withCentury(quantity).first.value)) return null;
  if (isDistance(kind) && !isMileage(quantity, kind)) return null;
  if (!countedKinds.has(kind)) {
    if (kind === 'year' && quantity.relation === 'exact') {
      const { value } = withCentury(quantity).first;
      return site.numbersOf(facet).includes(value) ? { facet, values: [String(value)] } : null;
    }
    return { facet, values: [`${converted.min ?? (converted.max === null ? '' : 0)}-${converted.max ?? ''}`] };
  }
  const { min, max } = bounds;
  const values = site.numbersOf(facet).filter((count) => count >= (min ?? 0) && count <= (max ?? Infinity));
  return values.length > 0 ? { facet, values: values.map(String) } : null;
}

/** The filter over any monthly cost applies on sites that show one of these costs as a facet. */
function hasFacet(facet: string, { facets }: QuantitySite): boolean {
  if (facet !== monthlyCostFilter) return facets.has(facet);
  return monthlyCostFields.some((cost) => facets.has(cost));
}

/**
 * Returns the years of a British age identifier: 17 is March to August 2017.
 * 67 is September 2017 to February 2018 (gov.uk, "Vehicle registration numbers and number plates").
 */
function yearsOfPlate(identifier: number): string {
  const isAutumn = identifier > 50;
  const year = 2000 + (isAutumn ? identifier - 50 : identifier);
  return `${String(year)}-${String(isAutumn ? year + 1 : year)}`;
}

/** Returns the years of cars of an age; the newest car in stock counts as new. */
function yearsOfAge({ relation, first }: Quantity, years: readonly number[]): string {
  const year = Math.max(...years) - first.value;
  return relation === 'atLeast' || relation === 'before' ? `0-${String(year)}` : `${String(year)}-`;
}

/** Completes two digits of a model year: 22 is 2022. */
function withCentury(quantity: Quantity): Quantity {
  const { value } = quantity.first;
  return value > 0 && value < 50 ? { ...quantity, first: { ...quantity.first, value: 2000 + value } } : quantity;
}

/** Returns the kind of a number without a unit (year or price) if it is unambiguous. */
function kindWithoutUnit({ relation, first, second }: Quantity): QuantityKind | null {
  const isYear = first.plain && isYearLike(first.value);
  if (relation === 'after' || relation === 'before') return isYear ? 'year' : null;
  if (relation === 'between') {
    if (isYear && second?.plain && isYearLike(second.value)) return 'year';
    return Math.max(first.value, second?.value ?? 0) >= 10 * minPrice ? 'price' : null;
  }
  const isBudget = first.value >= minBudget && first.value % 1000 === 0;
  if (relation === 'exact') return first.inThousands || isBudget ? 'price' : null;
  if (relation === 'atLeast' && isYear) return 'year';
  return first.value >= minPrice ? 'price' : null;
}

/** Returns the bounds of a quantity. An amount with only a unit is a maximum; a power is a minimum. */
function calculateBounds({ relation, first, second }: Quantity, kind: QuantityKind): Bounds {
  const { value } = first;
  if (relation === 'between' && second) {
    return { min: Math.min(value, second.value), max: Math.max(value, second.value) };
  }
  const step = kind === 'year' ? 1 : 0;
  if (relation === 'after') return { min: value + step, max: null };
  if (relation === 'before') return { min: null, max: value - step };
  if (relation === 'atLeast') return { min: value, max: null };
  if (relation === 'atMost') return { min: null, max: value };
  if (kind === 'seats' || kind === 'doors' || kind === 'year') return { min: value, max: value };
  return kind === 'power' || kind === 'kilowatts' ? { min: value, max: null } : { min: null, max: value };
}

function convert({ min, max }: Bounds, kind: QuantityKind, site: QuantitySite): Bounds {
  const factor = conversionFactor(kind, site);
  return { min: min === null ? null : Math.round(min * factor), max: max === null ? null : Math.round(max * factor) };
}

function conversionFactor(kind: QuantityKind, site: QuantitySite): number {
  if (isDistance(kind)) return kilometres[kind] / kilometres[site.distanceUnit];
  if (kind === 'tonnes') return kilogramsPerTonne;
  if (kind === 'power' && site.powerUnit === 'kW') return kilowattsPerHorsepower;
  if (kind === 'kilowatts' && site.powerUnit === 'hp') return 1 / kilowattsPerHorsepower;
  return 1;
}

function isWholeKind(kind: QuantityKind): boolean {
  return kind === 'year' || countedKinds.has(kind);
}

function isDistance(kind: QuantityKind): kind is keyof typeof kilometres {
  return kind in kilometres;
}

function isMileage({ relation, first, second }: Quantity, unit: keyof typeof kilometres): boolean {
  if (relation === 'atMost' || relation === 'before') return true;
  return Math.max(first.value, second?.value ?? 0) * kilometres[unit] >= minMileage;
}

function isYearLike(value: number): boolean {
  return Number.isInteger(value) && value >= earliestYear && value <= latestYear;
}
