import type { ListFacet, ListValue } from './ListFacet.ts';
import { emptyCounts } from './packHistogram.ts';

/**
 * Merges new facets into those on screen: values keep their place, only counts change.
 * Values missing from the new facets stay with the count 0. An unchanged facet stays the same object. `order` has the
 * names of all facets in panel order.
 */
export function mergeFacets(
  before: readonly ListFacet[],
  now: readonly ListFacet[],
  order: readonly string[],
): ListFacet[] {
  const facetsByName = new Map(before.map((facet) => [facet.name, facet]));
  const fresh = new Map(now.map((facet) => [facet.name, facet]));
  return order.flatMap((name) => {
    const old = facetsByName.get(name);
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
  return { ...facet, counts: emptyCounts(facet.counts) };
}

function mergeValues(before: readonly ListValue[], now: readonly ListValue[]): ListValue[] {
  const fresh = new Map(now.map((value) => [value[0], value]));
  const stored = before.map(([text, , children]): ListValue => {
    const next = fresh.get(text);
    fresh.delete(text);
    const count = next?.[1] ?? 0;
    // A value that is no longer chosen has no children; one without hits has only children without hits.
    const below = next ? next[2] && mergeValues(children ?? [], next[2]) : children && mergeValues(children, []);
    return below ? [text, count, below] : [text, count];
  });
  return [...stored, ...fresh.values()];
}
