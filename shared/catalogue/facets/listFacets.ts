/** Facets with many values per car; a car must have all chosen values. */
const listFacets: readonly string[] = ['car_equipment', 'car_campaigns'];

export function isListFacet(facet: string): boolean {
  return listFacets.includes(facet);
}

/** Joins alternatives into one filter value, any of which is enough: "Dragkrok|Dragkrok, avtagbar". */
export function joinAlternatives(values: readonly string[]): string {
  return [...new Set(values)].join('|');
}

/** Returns the alternatives in a filter value of a list facet. */
export function splitAlternatives(value: string): string[] {
  return value.split('|');
}
