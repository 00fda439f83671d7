import type { FacetRequest } from '../../../../shared/catalogue/SearchTypes.ts';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { fieldNames } from '../fieldNames.ts';
import { groupOf } from './filterClause.ts';
import type { Extent } from './KnownValues.ts';
import { maxValues } from './KnownValues.ts';
import { rangeBins } from './rangeBins.ts';
import type { Aggregations, Query, SearchBody } from './searchForms.ts';

/** A facet of a running search. */
export interface PlannedFacet {
  request: FacetRequest;
  /** Name of its aggregation. */
  name: string;
  /** Conditions of the facet in addition to the query. */
  filter: Query;
  /** Extent of a range facet; null without values, undefined when it must be queried first. */
  extent: Extent | null | undefined;
}

/** Aggregation that counts a facet or, for a range facet, queries its unknown extent. Null when no query is needed. */
export function facetAggregation<T>({ request, extent }: PlannedFacet, schema: IndexSchema<T>): Aggregations | null {
  const { name, child_name } = request;
  const { hierarchy } = schema;
  if (schema.ranges.some((range) => range.name === name)) {
    const field = fieldNames.range(name);
    if (extent === null) return null;
    return extent === undefined ? { extent: { stats: { field } } } : binsAggregation(field, extent);
  }
  const terms = (field: string) => ({ field, size: maxValues });
  const isChild = name === hierarchy?.child;
  if (!isChild && name !== hierarchy?.parent) {
    return { values: { terms: terms(fieldNames.term(groupOf(name, schema))) } };
  }
  const parents = { terms: terms(fieldNames.parent) };
  const withChildren = isChild || child_name === hierarchy.child;
  return { values: withChildren ? { ...parents, aggs: { child: { terms: terms(fieldNames.child) } } } : parents };
}

function binsAggregation(field: string, extent: Extent): Aggregations {
  const ranges = rangeBins(extent).map(({ min, max }, place, all) =>
    place === all.length - 1 ? { from: min } : { from: min, to: max },
  );
  return { bins: { range: { field, ranges } } };
}

/** Second query of a search: the bins of range facets with the extents from the first. Null when it needs none. */
export function binsBody<T>(query: Query, facets: readonly PlannedFacet[], schema: IndexSchema<T>): SearchBody | null {
  const aggs: Aggregations = {};
  for (const facet of facets) {
    const counting = facet.extent && facetAggregation(facet, schema);
    if (counting) aggs[facet.name] = { filter: facet.filter, aggs: counting };
  }
  if (Object.keys(aggs).length === 0) return null;
  return { query, size: 0, track_total_hits: false, aggs };
}
