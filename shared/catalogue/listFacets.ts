/** Facets of which a car has many values; all values that are filtered by must be among them. */
const listFacets: readonly string[] = ['car_equipment', 'car_campaigns'];

export function isListFacet(facet: string): boolean {
  return listFacets.includes(facet);
}

/** One filter value for several of which a car needs but one: "Dragkrok|Dragkrok, avtagbar". */
export function anyOf(values: readonly string[]): string {
  return [...new Set(values)].join('|');
}

/** Returns the alternatives in a filter value of a list facet. */
export function alternativesOf(value: string): string[] {
  return value.split('|');
}
