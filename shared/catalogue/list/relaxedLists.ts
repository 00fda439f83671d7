import { brandFacet, parentOf } from './listState.ts';
import { isRangeFacet } from '../facets/rangeFacets.ts';
import type { EmptyList, RelaxedList } from './RelaxationTypes.ts';

/** Maximum number of searches per empty list. */
const maxLists = 10;
/** With more words than this, all are dropped at once instead of one at a time. */
const maxSingleWords = 4;

/**
 * Returns an empty list without each of its conditions, least specific condition first.
 * The order is typed words, ranges, other filters, the model, the brand.
 */
export function relaxedLists({ keyphrase, filters }: EmptyList): RelaxedList[] {
  const facets = Object.keys(filters).filter((name) => name !== brandFacet);
  const byRank = [...facets.filter(isRangeFacet), ...facets.filter((name) => !isRangeFacet(name))];
  const lists = [
    ...withoutWords(keyphrase).map((one) => ({ filters, ...one })),
    ...byRank.flatMap((facet) => withoutValues(facet, filters).map((one) => ({ keyphrase, ...one }))),
    ...withoutModels(filters).map((one) => ({ keyphrase, ...one })),
    ...(filters[brandFacet] ? [{ keyphrase, ...withoutFacet(brandFacet, filters) }] : []),
  ];
  return lists.slice(0, maxLists);
}

function withoutWords(keyphrase: string): Pick<RelaxedList, 'keyphrase' | 'without'>[] {
  const words = keyphrase.split(' ').filter((word) => word !== '');
  const single = words.length > 1 && words.length <= maxSingleWords ? words : [];
  return [
    ...single.map((word, at) => ({
      keyphrase: words.filter((_other, place) => place !== at).join(' '),
      without: { words: word },
    })),
    ...(words.length > 0 ? [{ keyphrase: '', without: { words: words.join(' ') } }] : []),
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
      without: { facet, values: [value] },
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
  return [{ filters: { ...filters, [brandFacet]: brands }, without: { facet: brandFacet, values: models } }];
}

function withoutFacet(facet: string, filters: EmptyList['filters']): Filtered {
  const { [facet]: values = [], ...others } = filters;
  return { filters: others, without: { facet, values } };
}
