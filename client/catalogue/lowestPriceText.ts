import type { CarPrice } from '../../shared/catalogue/carRules.ts';
import './texts/cardTexts.ts';
import { moneyText } from '../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';

/** Lowest price in words: "Lägsta pris senaste 30 dagarna: 489 900 kr". */
export function lowestPriceText(price: NonNullable<CarPrice['lowest']>, site: SiteContext, t: Translate): string {
  return t('lowestPrice30Days', { price: price.text || moneyText(price.amount, site.locale, site.currency) });
}
