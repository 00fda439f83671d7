import type { ListFacet } from './listSearch.ts';
import type { FacetValue } from './SearchTypes.ts';

/**
 * The facets of a new answer in the places of those on screen: what a visitor looks at keeps its place and only its
 * count changes. What the answer no longer names stays, with the count 0. A facet that says the same as before is the
 * same object as before. `order` are the names of all facets in the order of the panel.
 */
export function mergeFacets(before: ListFacet[], now: ListFacet[], order: readonly string[]): ListFacet[] {
  const known = new Map(before.map((facet) => [facet.name, facet]));
  const fresh = new Map(now.map((facet) => [facet.name, facet]));
  return order.flatMap((name) => {
    const old = known.get(name);
    const next = fresh.get(name);
    if (!old || !next) return next ?? (old ? emptied(old) : []);
    const merged =
      old.kind === 'values' && next.kind === 'values'
        ? { ...next, values: mergeValues(old.values, next.values) }
        : next;
    return JSON.stringify(merged) === JSON.stringify(old) ? old : merged;
  });
}

function emptied(facet: ListFacet): ListFacet {
  if (facet.kind === 'values') return { ...facet, values: mergeValues(facet.values, []) };
  if (facet.kind === 'yes') return { ...facet, count: 0 };
  return { ...facet, counts: facet.counts.map(() => 0) };
}

function mergeValues(before: readonly FacetValue[], now: readonly FacetValue[]): FacetValue[] {
  const fresh = new Map(now.map((value) => [value.text, value]));
  const kept = before.map((old): FacetValue => {
    const next = fresh.get(old.text);
    fresh.delete(old.text);
    const children = old.children ?? next?.children;
    return {
      text: old.text,
      count: next?.count ?? 0,
      ...(children ? { children: mergeValues(children, next?.children ?? []) } : {}),
    };
  });
  return [...kept, ...fresh.values()];
}
