import type { FacetMeaning, PhraseMeaning } from './keyphraseFacetWords.ts';

const yearFacet = 'car_year';
/** Loses against any other facet with the same value: a city is meant rather than the region named after it. */
const regionFacet = 'car_site_region';
/** A car has many of these, and all that are typed are wanted; values of one filter would be alternatives. */
const listFacets: readonly string[] = ['car_equipment', 'car_campaigns'];

/** The values that are meant: one, or the same model of several brands; none when the words are to stay text. */
export function meantOf(words: string, phrase: PhraseMeaning, typedBrands: ReadonlySet<string>): FacetMeaning[] {
  const { meanings, together } = phrase;
  if (together) return [...meanings];
  const brand = meanings.find(({ isParent }) => isParent);
  if (brand) return [brand];
  const models = meanings.filter(({ parent }) => parent !== undefined);
  const ofTyped = models.filter(({ parent }) => typedBrands.has(parent ?? ''));
  if (ofTyped.length > 0) return ofTyped;
  if (/^\d+$/.test(words)) {
    const year = meanings.find(({ facet }) => facet === yearFacet);
    if (year) return [year];
    return words.length >= 3 ? models : [];
  }
  if (models.length > 0) return models;
  const first = meanings.find(({ facet }) => facet !== regionFacet) ?? meanings[0];
  return first ? [first] : [];
}

/** Whether what is meant is a piece of equipment or the like, of which only one can be a filter. */
export function isOneOfMany(meant: readonly FacetMeaning[]): boolean {
  return meant.length > 0 && meant.every(({ facet }) => listFacets.includes(facet));
}
