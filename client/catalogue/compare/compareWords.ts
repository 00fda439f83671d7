import type { CompareWords } from '../../../shared/catalogue/compareRows.ts';
import '../texts/cardTexts.ts';
import '../../finance/costWordings.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { costTerms, costText } from '../../finance/costTexts.ts';
import type { Translate } from '../../site/translate.ts';
import { lowestPriceText } from '../lowestPriceText.ts';

/** Formatters for a comparison in the site's language. */
export function compareWords(site: SiteContext, t: Translate): CompareWords {
  return {
    locale: site.locale,
    cost: (cost) => costText(cost, site, t),
    costTerms: (cost) => costTerms(cost, site, t),
    from: (price) => t('priceFrom', { price }),
    lowest: (price) => lowestPriceText(price, site, t),
    struckWithoutHistory: site.struckPriceWithoutHistory,
    exclVat: t('priceExclVat'),
    stars: (count) => t('ncapStarsValue', { count }),
  };
}
