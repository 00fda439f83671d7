import { splitValues } from './firstValues.ts';
import type { ListFacet, ListValue, ValuesListFacet } from './ListFacet.ts';
import type { ListState } from '../list/listState.ts';

/** Limits each facet to its first values, as embedded in pages, unless the list requests all. */
export function withFirstValues(
  facets: readonly ListFacet[],
  { filters, completeFacets = [] }: Pick<ListState, 'filters' | 'completeFacets'>,
): ListFacet[] {
  return facets.map((facet) => {
    if (facet.kind !== 'values' || completeFacets.includes(facet.name)) return facet;
    const { first, others } = splitValues(facet.values, filters[facet.name]);
    if (others.length === 0) return facet;
    return { ...facet, values: first, total: facet.values.length, ...buildChildCounts(first, facet) };
  });
}

function buildChildCounts(
  values: readonly ListValue[],
  { childCounts }: ValuesListFacet,
): Pick<ValuesListFacet, 'childCounts'> {
  if (!childCounts) return {};
  const counts = values.flatMap(([text]) => (childCounts[text] === undefined ? [] : [[text, childCounts[text]]]));
  return { childCounts: Object.fromEntries(counts) as Record<string, number> };
}
