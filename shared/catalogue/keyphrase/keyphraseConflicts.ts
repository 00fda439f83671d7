import type { FacetMeaning, PhraseMeaning } from './FacetMeaning.ts';

const yearFacet = 'car_year';
/** Loses against any other facet with the same value: a city wins over the region named after it. */
const regionFacet = 'car_site_region';
/**
 * Returns the intended values: one, or the same model of several brands.
 * None when the words stay text.
 */
export function resolveMeanings(
  words: string,
  phrase: PhraseMeaning,
  typedBrands: ReadonlySet<string>,
): FacetMeaning[] {
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
  // Several values of a facet share a label: the visitor means all of them.
  return meanings.filter(({ facet }) => facet === first?.facet);
}
