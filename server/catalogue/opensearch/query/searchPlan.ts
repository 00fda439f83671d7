import type { FacetRequest, FilterValue, SearchRequest } from '../../../../shared/catalogue/SearchTypes.ts';
import { parseSortName } from '../../embedded/columns/IndexColumns.ts';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { facetAggregation } from './facetAggregation.ts';
import type { PlannedFacet } from './facetAggregation.ts';
import { fieldNames } from '../fieldNames.ts';
import { filterClauses, groupOf, isFacet } from './filterClause.ts';
import type { StockWords } from './filterClause.ts';
import { keyphraseClause } from './keyphraseClause.ts';
import type { Aggregations, Query, SearchBody, SortClause } from './searchForms.ts';
import { allOf } from './searchForms.ts';

/** Hits beyond this are not delivered (index.max_result_window). */
export const maxHitOffset = 10_000;

/** A search as sent, and the data to read its response. */
export interface SearchPlan {
  body: SearchBody;
  facets: PlannedFacet[];
}

/** A condition of a filter of the request or of a facet. */
interface Clause {
  /** Name of the filter. */
  name: string;
  /** Facet whose counts ignore the condition; null when it applies to all counts. */
  group: string | null;
  query: Query;
}

/**
 * Plans the query of a request.
 * Conditions of the hits and every facet are in the query. A condition that some facet ignores is in the post_filter,
 * and in the filters of the other facets.
 */
export function searchPlan<T>(request: SearchRequest, words: StockWords<T>, { withheld = false } = {}): SearchPlan {
  const { schema } = words;
  const toClauses = ([name, filter]: [string, FilterValue]): Clause[] =>
    filterClauses(name, filter, words).map(({ query, isAlternatives }) => ({
      name,
      group: isAlternatives ? groupOf(name, schema) : null,
      query,
    }));
  const clauses = Object.entries(request.filters).flatMap(toClauses);
  const facets = request.facets
    .filter((facet) => isFacet(facet.name, schema))
    .map((facet) => ({ facet, clauses: buildClauses(facet, clauses, toClauses), group: groupOf(facet.name, schema) }));
  const isShared = (clause: Clause): boolean =>
    facets.every((facet) => facet.group !== clause.group && facet.clauses.includes(clause));
  const shared = clauses.filter(isShared);
  const rest = clauses.filter((clause) => !isShared(clause));

  const keyphrase = keyphraseClause(request.keyphrase, words);
  const sort = sortClauses(request.sort_name, schema);
  const isByRelevance = keyphrase?.isRelevance === true && !sort.isWanted;
  const filters: Query[] = [{ term: { [fieldNames.withheld]: withheld } }, ...queriesOf(shared)];
  if (keyphrase && !isByRelevance) filters.push(keyphrase.query);
  const isWhole = !withheld && !keyphrase && queriesOf(shared).length === 0;

  const planned = facets.map((facet, place): PlannedFacet => {
    const own = facet.clauses.filter((clause) => clause.group !== facet.group && !shared.includes(clause));
    const queries = queriesOf(own);
    const extent = isWhole && queries.length === 0 ? (words.known.extents.get(facet.facet.name) ?? null) : undefined;
    return { request: facet.facet, name: `f${place}`, filter: allOf(queries), extent };
  });
  const narrowing = queriesOf(rest);
  return {
    facets: planned,
    body: {
      query: { bool: { filter: filters, ...(isByRelevance ? { must: [keyphrase.query] } : {}) } },
      track_total_hits: true,
      ...(narrowing.length > 0 ? { post_filter: allOf(narrowing) } : {}),
      ...page(request, isByRelevance ? [{ _score: { order: 'desc' } }, ...sort.clauses] : sort.clauses),
      ...aggregations(planned, schema),
    },
  };
}

/** Clauses of a facet without its own selection. Its own filters replace those of the request. */
function buildClauses(
  { filters }: FacetRequest,
  clauses: readonly Clause[],
  toClauses: (entry: [string, FilterValue]) => Clause[],
): Clause[] {
  if (!filters) return [...clauses];
  return [
    ...clauses.filter(({ name }) => !Object.hasOwn(filters, name)),
    ...Object.entries(filters).flatMap(toClauses),
  ];
}

function queriesOf(clauses: readonly Clause[]): Query[] {
  return clauses.map(({ query }) => query);
}

type Page = Pick<SearchBody, 'size' | 'from' | '_source' | 'sort'>;

function page({ offset, limit, fields }: SearchRequest, sort: SortClause[]): Page {
  const size = Math.max(0, Math.min(limit, maxHitOffset - offset));
  return size === 0 ? { size } : { from: offset, size, _source: sourceFields(fields), sort };
}

/** Names with other characters are no fields: "*" would mean all of them. */
function sourceFields(fields: readonly string[]): string[] | false {
  if (fields.length === 0) return [fieldNames.source];
  const named = fields.filter((field) => /^\w+$/.test(field));
  return named.length > 0 ? named.map((field) => `${fieldNames.source}.${field}`) : false;
}

function sortClauses<T>(sortName: string, schema: IndexSchema<T>): { clauses: SortClause[]; isWanted: boolean } {
  const wanted = sortClause(sortName, schema);
  const first = wanted ?? sortClause(schema.defaultSort, schema);
  if (!first) throw new Error(`The default sort "${schema.defaultSort}" of the index is not a sort field.`);
  return { clauses: [first, { [fieldNames.id]: { order: 'asc' } }], isWanted: wanted !== null };
}

function sortClause<T>(sortName: string, { sorts, ranges }: IndexSchema<T>): SortClause | null {
  const sort = parseSortName(sortName);
  if (!sort || !sorts.some(({ name }) => name === sort.field)) return null;
  const isRange = ranges.some(({ name }) => name === sort.field);
  const field = isRange ? fieldNames.range(sort.field) : fieldNames.sort(sort.field);
  return { [field]: { order: sort.direction, missing: '_last' } };
}

function aggregations<T>(facets: readonly PlannedFacet[], schema: IndexSchema<T>): { aggs?: Aggregations } {
  const aggs: Aggregations = {};
  for (const facet of facets) {
    const counting = facetAggregation(facet, schema);
    if (counting) aggs[facet.name] = { filter: facet.filter, aggs: counting };
  }
  return Object.keys(aggs).length > 0 ? { aggs } : {};
}
