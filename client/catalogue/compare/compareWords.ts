import type { CompareWords } from '../../../shared/catalogue/compareRows.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { lowestPriceText } from '../lowestPriceText.ts';

/** How a comparison writes its amounts on this site, in this language. */
export function compareWords(site: SiteContext, t: Translate): CompareWords {
  return {
    locale: site.locale,
    perMonth: (amount) => t('perMonth', { amount: moneyText(amount, site.locale, site.currency) }),
    from: (price) => t('priceFrom', { price }),
    lowest: (price) => lowestPriceText(price, site, t),
    struckWithoutHistory: site.struckPriceWithoutHistory,
    exclVat: t('priceExclVat'),
    stars: (count) => t('ncapStarsValue', { count }),
  };
}
