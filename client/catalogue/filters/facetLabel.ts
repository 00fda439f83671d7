import { factOfFacet } from '../../../shared/catalogue/facets/factFacets.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { Translate } from '../../site/translate.ts';

/** Label of a facet: the site's, else that of the product, else its name with spaces for underscores. */
export function facetLabel(t: Translate, facetName: string, { facets }: Pick<SiteContext, 'facets'>): string {
  const label = facets.find(({ name }) => name === facetName)?.label;
  if (typeof label === 'string') return label;
  const name = factOfFacet(facetName) ?? facetName.replace(/^car_/, '');
  return t(`facet_${facetName}` as TextKey) || name.replaceAll('_', ' ');
}
