import { splitAlternatives, isListFacet } from '../../../shared/catalogue/facets/listFacets.ts';
import { valueLabel } from '../../../shared/catalogue/vocabulary.ts';
import type { ValueLabels } from '../../../shared/catalogue/ValueLabels.ts';
import { facetLabel } from './facetLabel.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';

/** Replaces the model in a list address by its label: ["BMW", "3-serie"] gives ["BMW", "3 Series"]. */
export function segmentLabels(texts: readonly string[], labels: ValueLabels | undefined): string[] {
  return texts.map((text, place) => (place === 0 ? text : valueLabel(labels, 'car_model', text)));
}

/** Facets with children: the values of a child have labels of their own. */
const childFacets: Readonly<Record<string, string>> = { car_brand: 'car_model' };

/**
 * Label of a facet's value: XC60 for "Volvo>XC60"; the facet's label for a yes-or-no facet.
 * @param site has the labels of the page's language
 */
export function facetValueText(
  t: Translate,
  facet: string,
  value: string,
  site: Pick<SiteContext, 'facets' | 'valueLabels'>,
): string {
  const alternatives = isListFacet(facet) ? splitAlternatives(value) : [];
  if (alternatives.length > 1) return alternatives.map((one) => facetValueText(t, facet, one, site)).join(' / ');
  const parts = value.split('>');
  const text = parts.at(-1) ?? value;
  if (text === 'true') return facetLabel(t, facet, site);
  const labelled = parts.length > 1 ? (childFacets[facet] ?? facet) : facet;
  if (facet !== 'car_sale_state') return valueLabel(site.valueLabels, labelled, text);
  const states: Partial<Record<string, string>> = {
    available: t('saleStateAvailable'),
    reserved: t('reserved'),
    sold: t('sold'),
  };
  return states[text] ?? text;
}
