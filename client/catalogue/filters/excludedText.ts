import { plainValue } from '../../../shared/catalogue/facets/exclusion.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { facetValueText } from './facetValueText.ts';

/** Text of an excluded value: "Inte Volvo"; where a car can have several values, "Utan Dragkrok". */
export function excludedText(
  t: Translate,
  site: Pick<SiteContext, 'facets' | 'valueLabels'>,
  facet: string,
  value: string,
): string {
  const hasSeveral = site.facets.find(({ name }) => name === facet)?.combine === 'all';
  return t(hasSeveral ? 'withoutValue' : 'notValue', {
    value: facetValueText(t, facet, plainValue(value), site),
  });
}
