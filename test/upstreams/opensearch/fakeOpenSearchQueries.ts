import { listOf, numberOf, objectOf, onlyEntry, refused, textOf } from './fakeOpenSearchForms.ts';
import type { FakeDocument, FakeIndex } from './fakeOpenSearchIndex.ts';

/** Returns a document's score; null when it does not match. */
export type Matcher = (document: FakeDocument) => number | null;

const match = 1;
const passing =
  (holds: (document: FakeDocument) => boolean): Matcher =>
  (document) =>
    holds(document) ? match : null;

/**
 * Compiles a query to a matcher. Scores are those of constant_score alone: anything scored otherwise (BM25) counts 1
 * and should not be asserted. See the Query DSL documentation, a page for each name.
 */
export function matcherOf(query: unknown, index: FakeIndex): Matcher {
  const [name, body] = onlyEntry(query, 'query');
  const make = makers[name];
  if (!make) throw refused(`unknown query [${name}]`);
  return make(body, index);
}

const makers: Record<string, (body: unknown, index: FakeIndex) => Matcher> = {
  match_all: (body) => {
    objectOf(body, 'match_all', []);
    return () => match;
  },
  match_none: (body) => {
    objectOf(body, 'match_none', []);
    return () => null;
  },
  term: (body, index) => {
    const [field, value] = onlyEntry(body, 'term');
    const { type } = index.field(field, ['keyword', 'text', 'boolean']);
    if (typeof value !== (type === 'boolean' ? 'boolean' : 'string')) {
      throw refused(`[term] of [${field}] is no ${type}`);
    }
    return passing(({ values }) => values.get(field)?.includes(value as string | boolean) ?? false);
  },
  terms: (body, index) => {
    const [field, value] = onlyEntry(body, 'terms');
    index.field(field, ['keyword']);
    const wanted = new Set(listOf(value, field).map((one) => textOf(one, field)));
    if (wanted.size > 65_536) throw refused('The number of terms has exceeded the allowed maximum of [65536].');
    return passing(({ values }) => values.get(field)?.some((own) => wanted.has(own as string)) ?? false);
  },
  prefix: (body, index) => {
    const [field, value] = onlyEntry(body, 'prefix');
    index.field(field, ['keyword', 'text']);
    const beginning = textOf(value, field);
    return passing(({ values }) => values.get(field)?.some((own) => String(own).startsWith(beginning)) ?? false);
  },
  range: (body, index) => {
    const [field, value] = onlyEntry(body, 'range');
    index.field(field, ['double']);
    const bounds = objectOf(value, field, ['gte', 'lte']);
    const from = numberOf(bounds['gte'], 'gte');
    const to = numberOf(bounds['lte'], 'lte');
    return passing(({ values }) => values.get(field)?.some((own) => Number(own) >= from && Number(own) <= to) ?? false);
  },
  constant_score: (body, index) => {
    const { filter, boost = 1 } = objectOf(body, 'constant_score', ['filter', 'boost']);
    const matcher = matcherOf(filter, index);
    const score = numberOf(boost, 'boost');
    return (document) => (matcher(document) === null ? null : score);
  },
  dis_max: (body, index) => {
    const { queries } = objectOf(body, 'dis_max', ['queries']);
    const matchers = listOf(queries, 'queries').map((query) => matcherOf(query, index));
    return (document) => {
      const scores = matchers.map((matcher) => matcher(document)).filter((score) => score !== null);
      return scores.length > 0 ? Math.max(...scores) : null;
    };
  },
  // Without must and filter at least one of should must match; filter and must_not do not score.
  bool: (body, index) => {
    const parts = objectOf(body, 'bool', ['filter', 'must', 'must_not', 'should']);
    const all = (name: string): Matcher[] => listOf(parts[name] ?? [], name).map((query) => matcherOf(query, index));
    const [filter, must, mustNot, should] = [all('filter'), all('must'), all('must_not'), all('should')];
    if (should.length > 0 && filter.length + must.length > 0) throw refused('the fake takes [should] alone');
    return (document) => {
      if (!filter.every((one) => one(document) !== null) || mustNot.some((one) => one(document) !== null)) return null;
      const scores = must.map((one) => one(document));
      if (scores.includes(null)) return null;
      const optional = should.map((one) => one(document)).filter((score) => score !== null);
      if (should.length > 0 && optional.length === 0) return null;
      return [...scores, ...optional].reduce<number>((sum, score) => sum + (score ?? 0), 0);
    };
  },
};
