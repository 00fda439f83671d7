import { isExcluded } from '../../../shared/catalogue/facets/exclusion.ts';
import { isRangeFacet } from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { facetLabel } from './facetLabel.ts';
import type { Translate } from '../../site/translate.ts';
import { rangeText } from './amountTexts.ts';
import { excludedText } from './excludedText.ts';
import { facetValueText } from './facetValueText.ts';

/** Amounts that look like another facet's: "≤ 5 000 kr/mån" is a loan or a leasing, "≥ 1 500 kg" any weight. */
const ambiguousAmount = /_(monthly_cost|campaign_price)$|^range_/;

/** Chip text of a chosen value; an ambiguous number gets its facet's name: "Antal säten: 7". */
export function chipText(facet: string, value: string, t: Translate, site: SiteContext): string {
  if (isRangeFacet(facet) || /^\d*-\d*$/.test(value)) {
    const [text, label] = [rangeText(facet, value, site, t), facetLabel(t, facet, site)];
    return ambiguousAmount.test(facet) && text !== label ? `${label}: ${text}` : text;
  }
  if (isExcluded(value)) return excludedText(t, site, facet, value);
  const text = facetValueText(t, facet, value, site);
  return /^\d{1,2}$/.test(value) ? `${facetLabel(t, facet, site)}: ${text}` : text;
}
