import { splitValues } from './firstValues.ts';
import type { ListFacet } from './ListFacet.ts';
import type { ListState } from './listState.ts';

/** Facets as a page carries them: of each only its first values, unless the list asks for all. */
export function withFirstValues(
  facets: readonly ListFacet[],
  { filters, completeFacets = [] }: Pick<ListState, 'filters' | 'completeFacets'>,
): ListFacet[] {
  return facets.map((facet) => {
    if (facet.kind !== 'values' || completeFacets.includes(facet.name)) return facet;
    const { first, others } = splitValues(facet.values, filters[facet.name]);
    return others.length > 0 ? { ...facet, values: first, total: facet.values.length } : facet;
  });
}
