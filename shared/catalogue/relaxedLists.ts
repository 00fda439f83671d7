import { brandFacet, parentOf } from './listState.ts';
import { isRangeFacet } from './rangeFacets.ts';
import type { EmptyList, RelaxedList } from './RelaxationTypes.ts';

/** Searches per empty list. */
const maxLists = 10;
/** More words than these are left out together only. */
const maxSingleWords = 4;

/**
 * An empty list without each of its conditions, the least telling condition first: typed words, ranges, other filters,
 * the model, the brand.
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

/** Without the facet; of several required or excluded values also without each. */
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

/** All models of the brands in place of the chosen ones. */
function withoutModels(filters: EmptyList['filters']): Filtered[] {
  const models = (filters[brandFacet] ?? []).filter((value) => value.includes('>'));
  if (models.length === 0) return [];
  const kept = (filters[brandFacet] ?? []).map((value) => (models.includes(value) ? parentOf(value) : value));
  const brands = [...new Set(kept)].filter((value) => !value.startsWith('!'));
  if (brands.length === 0) return [];
  return [{ filters: { ...filters, [brandFacet]: brands }, without: { facet: brandFacet, values: models } }];
}

function withoutFacet(facet: string, filters: EmptyList['filters']): Filtered {
  const { [facet]: values = [], ...others } = filters;
  return { filters: others, without: { facet, values } };
}
