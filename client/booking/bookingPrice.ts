import { moneyText } from '../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** "1 234 kr": a price of a booking in the currency of its site. */
export function bookingPrice(amount: number, { locale, currency }: Pick<SiteContext, 'locale' | 'currency'>): string {
  return moneyText(amount, locale, currency);
}
