import type { Car } from '../Car.ts';
import { factPrefix, factRangePrefix } from './rangeFacets.ts';

/** Returns the fact of a facet: "towing_weight" for "range_towing_weight"; null for other facets. */
export function factOfFacet(facet: string): string | null {
  const prefix = [factPrefix, factRangePrefix].find((one) => facet.startsWith(one));
  return prefix === undefined ? null : facet.slice(prefix.length);
}

/** Returns the value of a car's named fact. */
export function factValue(
  { car_facts: facts = [] }: Pick<Car, 'car_facts'>,
  name: string,
): string | number | boolean | null {
  return facts.find((fact) => fact.name === name)?.value ?? null;
}

/** Returns the names of the facets that are of free facts. */
export function namesOfFactFacets(facets: readonly { name: string }[]): string[] {
  return facets.flatMap(({ name }) => (factOfFacet(name) === null ? [] : name));
}
