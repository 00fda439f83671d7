import { factNames, factOf } from '../../../shared/catalogue/car/carFacts.ts';
import { factOfFacet } from '../../../shared/catalogue/facets/factFacets.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';

/** Label of a facet: the site's, that of the product, that of its fact, or its name in words. */
export function facetLabel(t: Translate, facetName: string, { facets }: Pick<SiteContext, 'facets'>): string {
  const label = facets.find(({ name }) => name === facetName)?.label;
  if (typeof label === 'string') return label;
  const text = t(`facet_${facetName}` as TextKey);
  if (text !== '') return text;
  const fact = factNames.find((name) => factOf(name).field === facetName || factOf(name).range === facetName);
  return fact ? t(fact) : (factOfFacet(facetName) ?? facetName.replace(/^car_/, '')).replaceAll('_', ' ');
}
