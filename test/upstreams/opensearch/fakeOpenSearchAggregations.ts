import { anyObject, listOf, numberOf, objectOf, onlyEntry, refused, textOf, wholeOf } from './fakeOpenSearchForms.ts';
import type { Json } from './fakeOpenSearchForms.ts';
import type { FakeDocument, FakeIndex } from './fakeOpenSearchIndex.ts';
import { matcherOf } from './fakeOpenSearchQueries.ts';

/** search.max_buckets */
const maxBuckets = 65_535;

interface Counting {
  index: FakeIndex;
  buckets: number;
}

/** Counts the documents found by a query, before post_filter. docs: Aggregations > Bucket / Metric aggregations. */
export function aggregate(aggs: unknown, documents: readonly FakeDocument[], index: FakeIndex): Json {
  const counting = { index, buckets: 0 };
  const answer = aggregateAll(aggs, documents, counting);
  if (counting.buckets > maxBuckets) {
    throw refused(`Trying to create too many buckets. Must be less than or equal to: [${maxBuckets}]`);
  }
  return answer;
}

function aggregateAll(aggs: unknown, documents: readonly FakeDocument[], counting: Counting): Json {
  return Object.fromEntries(
    Object.entries(anyObject(aggs, 'aggs')).map(([name, body]) => {
      if (/[[\]>]/.test(name)) throw refused(`Invalid aggregation name [${name}]`);
      const { aggs: inner, ...own } = anyObject(body, name);
      const [kind, settings] = onlyEntry(own, name);
      const make = kinds[kind];
      if (!make) throw refused(`Unknown aggregation type [${kind}]`);
      return [name, make(settings, inner ?? {}, documents, counting)];
    }),
  );
}

type Kind = (settings: unknown, inner: unknown, documents: readonly FakeDocument[], counting: Counting) => Json;

const kinds: Record<string, Kind> = {
  filter: (query, inner, documents, counting) => {
    const matches = matcherOf(query, counting.index);
    const found = documents.filter((document) => matches(document) !== null);
    return { doc_count: found.length, ...aggregateAll(inner, found, counting) };
  },

  // By falling count, then by key; values without documents are left out (min_doc_count 1).
  terms: (settings, inner, documents, counting) => {
    const { field, size, execution_hint } = objectOf(settings, 'terms', ['field', 'size', 'execution_hint']);
    const path = textOf(field, 'field');
    counting.index.field(path, ['keyword'], true);
    if (execution_hint !== undefined && execution_hint !== 'map') throw refused('Invalid execution hint');
    const byValue = new Map<string, FakeDocument[]>();
    for (const document of documents) {
      for (const value of new Set(document.values.get(path) ?? [])) {
        byValue.set(String(value), [...(byValue.get(String(value)) ?? []), document]);
      }
    }
    const all = [...byValue].sort(([a, ownA], [b, ownB]) => ownB.length - ownA.length || (a < b ? -1 : 1));
    const shown = all.slice(0, wholeOf(size, 'size'));
    counting.buckets += shown.length;
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: all.slice(shown.length).reduce((sum, [, own]) => sum + own.length, 0),
      buckets: shown.map(([key, own]) => ({ key, doc_count: own.length, ...aggregateAll(inner, own, counting) })),
    };
  },

  stats: (settings, inner, documents, { index }) => {
    objectOf(inner, 'aggs', []);
    const values = numbersOf(objectOf(settings, 'stats', ['field'])['field'], documents, index);
    const sum = values.reduce((total, value) => total + value, 0);
    const empty = values.length === 0;
    const least = values.reduce((a, b) => Math.min(a, b), Infinity);
    const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
    return {
      count: values.length,
      min: empty ? null : least,
      max: empty ? null : most,
      avg: empty ? null : sum / values.length,
      sum,
    };
  },

  // from is inclusive, to is exclusive; buckets are sorted by bounds and include empty ones.
  range: (settings, inner, documents, counting) => {
    objectOf(inner, 'aggs', []);
    const { field, ranges } = objectOf(settings, 'range', ['field', 'ranges']);
    const values = numbersOf(field, documents, counting.index);
    const bounds = listOf(ranges, 'ranges').map((range) => {
      const { from, to } = objectOf(range, 'ranges', ['from', 'to']);
      return { from: numberOf(from, 'from'), to: to === undefined ? Infinity : numberOf(to, 'to') };
    });
    if (bounds.length === 0) throw refused('No [ranges] specified for the [range] aggregation');
    counting.buckets += bounds.length;
    const sorted = bounds.sort((a, b) => a.from - b.from || a.to - b.to);
    return {
      buckets: sorted.map(({ from, to }) => ({
        key: `${from}-${to === Infinity ? '*' : to}`,
        from,
        ...(to === Infinity ? {} : { to }),
        doc_count: values.filter((value) => value >= from && value < to).length,
      })),
    };
  },
};

function numbersOf(field: unknown, documents: readonly FakeDocument[], index: FakeIndex): number[] {
  const path = textOf(field, 'field');
  index.field(path, ['double'], true);
  return documents.flatMap(({ values }) => (values.get(path) ?? []).map(Number));
}
