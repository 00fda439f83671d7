import { brandFacet, parentOf } from './listState.ts';
import { isRangeFacet } from '../facets/rangeFacets.ts';
import type { EmptyList, ListCondition, RelaxedList } from './RelaxationTypes.ts';

/** Maximum number of searches per empty list. */
const maxLists = 10;
/** With more words than this, all are dropped at once instead of one at a time. */
const maxSingleWords = 4;

/**
 * Returns an empty list without each of its conditions, least specific condition first.
 * The order is typed words, ranges, other filters, the model, the brand.
 */
export function relaxedLists({ keyphrase, filters }: EmptyList): RelaxedList[] {
  const byRank = rankFacets(filters).filter((name) => name !== brandFacet);
  const lists = [
    ...withoutWords(keyphrase).map((one) => ({ filters, ...one })),
    ...byRank.flatMap((facet) => withoutValues(facet, filters).map((one) => ({ keyphrase, ...one }))),
    ...withoutModels(filters).map((one) => ({ keyphrase, ...one })),
    ...(filters[brandFacet] ? [{ keyphrase, ...withoutFacet(brandFacet, filters) }] : []),
  ];
  return lists.slice(0, maxLists);
}

/** Returns an empty list without each two of its conditions, least specific ones first. */
export function listsWithoutPairs(list: EmptyList): RelaxedList[] {
  const conditions = listConditions(list);
  const pairs = conditions.flatMap((one, at) => conditions.slice(at + 1).map((other) => [one, other]));
  return pairs.slice(0, maxLists).map((pair) => withoutConditions(list, pair));
}

/** Returns an empty list without three conditions, then four, and so on to a list without any. */
export function listsWithoutMore(list: EmptyList): RelaxedList[] {
  const conditions = listConditions(list);
  const counts = conditions.map((_condition, at) => at + 1).slice(2);
  return counts.slice(-maxLists).map((count) => withoutConditions(list, conditions.slice(0, count)));
}

/** Returns the conditions of a list, least specific first: words, ranges, other filters, the brand. */
function listConditions({ keyphrase, filters }: EmptyList): ListCondition[] {
  const facets = rankFacets(filters).map((facet): ListCondition => ({ facet, values: filters[facet] ?? [] }));
  return keyphrase === '' ? facets : [{ words: keyphrase }, ...facets];
}

function withoutConditions({ keyphrase, filters }: EmptyList, without: ListCondition[]): RelaxedList {
  const facets = new Set(without.map((condition) => ('facet' in condition ? condition.facet : '')));
  return {
    keyphrase: without.some((condition) => 'words' in condition) ? '' : keyphrase,
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !facets.has(name))),
    without,
  };
}

/** Returns ranges first, then other facets, the brand last. */
function rankFacets(filters: EmptyList['filters']): string[] {
  const rank = (name: string): number => (isRangeFacet(name) ? 0 : name === brandFacet ? 2 : 1);
  return Object.keys(filters).sort((a, b) => rank(a) - rank(b));
}

function withoutWords(keyphrase: string): Pick<RelaxedList, 'keyphrase' | 'without'>[] {
  const words = keyphrase.split(' ').filter((word) => word !== '');
  const single = words.length > 1 && words.length <= maxSingleWords ? words : [];
  return [
    ...single.map((word, at) => ({
      keyphrase: words.filter((_other, place) => place !== at).join(' '),
      without: [{ words: word }],
    })),
    ...(words.length > 0 ? [{ keyphrase: '', without: [{ words: words.join(' ') }] }] : []),
  ];
}

type Filtered = Pick<RelaxedList, 'filters' | 'without'>;

/** Drops the facet; with several required or excluded values also each alone. */
function withoutValues(facet: string, filters: EmptyList['filters']): Filtered[] {
  const values = filters[facet] ?? [];
  const single = values.length > 1 && values.length <= maxSingleWords ? values : [];
  return [
    ...single.map((value) => ({
      filters: { ...filters, [facet]: values.filter((other) => other !== value) },
      without: [{ facet, values: [value] }],
    })),
    withoutFacet(facet, filters),
  ];
}

/** Replaces chosen models by all models of their brands. */
function withoutModels(filters: EmptyList['filters']): Filtered[] {
  const models = (filters[brandFacet] ?? []).filter((value) => value.includes('>'));
  if (models.length === 0) return [];
  const brandValues = (filters[brandFacet] ?? []).map((value) => (models.includes(value) ? parentOf(value) : value));
  const brands = [...new Set(brandValues)].filter((value) => !value.startsWith('!'));
  if (brands.length === 0) return [];
  return [{ filters: { ...filters, [brandFacet]: brands }, without: [{ facet: brandFacet, values: models }] }];
}

function withoutFacet(facet: string, filters: EmptyList['filters']): Filtered {
  const { [facet]: values = [], ...others } = filters;
  return { filters: others, without: [{ facet, values }] };
}
