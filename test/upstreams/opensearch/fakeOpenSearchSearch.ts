import { aggregate } from './fakeOpenSearchAggregations.ts';
import { anyObject, listOf, objectOf, onlyEntry, refused, textOf, wholeOf } from './fakeOpenSearchForms.ts';
import type { Json } from './fakeOpenSearchForms.ts';
import type { FakeDocument, FakeIndex } from './fakeOpenSearchIndex.ts';
import { matcherOf } from './fakeOpenSearchQueries.ts';
import { suggest } from './fakeOpenSearchSuggest.ts';

/** index.max_result_window */
const resultWindow = 10_000;

interface Hit {
  document: FakeDocument;
  score: number;
}

const bodyKeys = [
  'query',
  'size',
  'from',
  'track_total_hits',
  '_source',
  'post_filter',
  'sort',
  'search_after',
  'aggs',
  'suggest',
];

/** Responds to a body of _search. docs: Search > Search API; Paginate results; Sort results; post_filter. */
export function search(name: string, index: FakeIndex, body: unknown): Json {
  const asked = objectOf(body, 'search', bodyKeys);
  const from = wholeOf(asked['from'] ?? 0, 'from');
  const size = wholeOf(asked['size'] ?? 10, 'size');
  if (from + size > resultWindow) {
    throw refused(`Result window is too large, from + size must be less than or equal to: [${resultWindow}]`);
  }
  if (asked['search_after'] !== undefined && from > 0) throw refused('`from` must be 0 when `search_after` is used');
  const matches = matcherOf(asked['query'], index);
  const found = index.documents.flatMap((document): Hit[] => {
    const score = matches(document);
    return score === null ? [] : [{ document, score }];
  });
  const passes = asked['post_filter'] === undefined ? null : matcherOf(asked['post_filter'], index);
  const hits = passes ? found.filter(({ document }) => passes(document) !== null) : found;
  const order = readSort(asked['sort'], index);
  const sorted = [...hits].sort(order.compare);
  const after = asked['search_after'] === undefined ? null : listOf(asked['search_after'], 'search_after');
  const start = after === null ? from : sorted.findIndex((hit) => order.isAfter(hit, after));
  const page = start < 0 ? [] : sorted.slice(start, start + size);
  const total = asked['track_total_hits'] === false ? {} : { total: { value: hits.length, relation: 'eq' } };
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...total,
      max_score: null,
      hits: page.map((hit) => ({
        _index: name,
        _id: hit.document.id,
        _score: null,
        ...sourceOf(hit.document.source, asked['_source']),
        ...(asked['sort'] === undefined ? {} : { sort: order.valuesOf(hit) }),
      })),
    },
    ...(asked['aggs'] === undefined
      ? {}
      : {
          aggregations: aggregate(
            asked['aggs'],
            found.map(({ document }) => document),
            index,
          ),
        }),
    ...(asked['suggest'] === undefined ? {} : { suggest: suggest(asked['suggest'], index) }),
  };
}

type SortValue = string | number | null;

/** Missing values come last in either direction (missing: "_last"). */
function readSort(sort: unknown, index: FakeIndex) {
  const keys = listOf(sort ?? [], 'sort').map((clause) => {
    const [field, body] = onlyEntry(clause, 'sort');
    const { order, missing = '_last' } = objectOf(body, field, ['order', 'missing']);
    if (order !== 'asc' && order !== 'desc') throw refused(`Unknown SortOrder [${String(order)}]`);
    if (missing !== '_last') throw refused('the fake knows missing _last only');
    if (field !== '_score') index.field(field, ['keyword', 'double'], true);
    const read = ({ document, score }: Hit): SortValue =>
      field === '_score' ? score : ((document.values.get(field)?.[0] as SortValue | undefined) ?? null);
    return { read, sign: order === 'asc' ? 1 : -1 };
  });
  const compareValues = (a: readonly SortValue[], b: readonly SortValue[]): number => {
    for (const [place, { sign }] of keys.entries()) {
      const [left = null, right = null] = [a[place], b[place]];
      if (left === right) continue;
      if (left === null || right === null) return left === null ? 1 : -1;
      return sign * (left < right ? -1 : 1);
    }
    return 0;
  };
  const valuesOf = (hit: Hit): SortValue[] => keys.map(({ read }) => read(hit));
  return {
    valuesOf,
    compare: (a: Hit, b: Hit): number => compareValues(valuesOf(a), valuesOf(b)),
    isAfter: (hit: Hit, after: readonly unknown[]): boolean => {
      if (after.length !== keys.length) throw refused('search_after has as many values as sort has');
      return compareValues(valuesOf(hit), after as SortValue[]) > 0;
    },
  };
}

/** docs: Search > Retrieve specific fields > Using source filtering: paths, with everything below them. */
function sourceOf(source: Json, wanted: unknown): Json {
  if (wanted === false) return {};
  const paths = listOf(wanted ?? ['*'], '_source').map((path) => textOf(path, '_source'));
  if (paths.includes('*')) return { _source: source };
  return {
    _source: picked(
      source,
      paths.map((path) => path.split('.')),
    ),
  };
}

function picked(source: Json, paths: readonly string[][]): Json {
  const result: Json = {};
  for (const [name, value] of Object.entries(source)) {
    const own = paths.filter(([first]) => first === name);
    if (own.some((path) => path.length === 1)) result[name] = value;
    else if (own.length > 0) {
      const inner = picked(
        anyObject(value, name),
        own.map((path) => path.slice(1)),
      );
      if (Object.keys(inner).length > 0) result[name] = inner;
    }
  }
  return result;
}
