/*
 * The part of OpenSearch's query language used here, so that a misspelt key does not compile.
 * Each form follows its page of the documentation (docs.opensearch.org: query-dsl, aggregations, api-reference/search).
 */

export type Query =
  | { match_all: Record<string, never> }
  | { match_none: Record<string, never> }
  | { term: Record<string, string | boolean> }
  | { terms: Record<string, readonly string[]> }
  | { prefix: Record<string, string> }
  | { range: Record<string, { gte: number; lte: number }> }
  | { bool: { filter?: Query[]; must?: Query[]; must_not?: Query[]; should?: Query[] } }
  | { dis_max: { queries: Query[] } }
  | { constant_score: { filter: Query; boost: number } };

export interface TermsAggregation {
  terms: { field: string; size: number; execution_hint?: 'map' };
  aggs?: Aggregations;
}

export type Aggregation =
  | TermsAggregation
  | { stats: { field: string } }
  | { range: { field: string; ranges: { from: number; to?: number }[] } }
  | { filter: Query; aggs?: Aggregations };

export type Aggregations = Record<string, Aggregation>;

export type SortClause = Record<string, { order: 'asc' | 'desc'; missing?: '_last' }>;

export interface SuggestClause {
  text: string;
  term: {
    field: string;
    size: number;
    suggest_mode: 'missing';
    max_edits: number;
    prefix_length: number;
    min_word_length: number;
  };
}

export interface SearchBody {
  query: Query;
  size: number;
  from?: number;
  track_total_hits: boolean;
  _source?: string[] | false;
  post_filter?: Query;
  sort?: SortClause[];
  search_after?: string[];
  aggs?: Aggregations;
  suggest?: Record<string, SuggestClause>;
}

/** All of the queries; every document when there are none. */
export function allOf(queries: readonly Query[]): Query {
  const [first] = queries;
  if (!first) return { match_all: {} };
  return queries.length === 1 ? first : { bool: { filter: [...queries] } };
}

/** Any of the queries; no document when there are none. */
export function anyOf(queries: readonly Query[]): Query {
  const [first] = queries;
  if (!first) return { match_none: {} };
  return queries.length === 1 ? first : { bool: { should: [...queries] } };
}
