import { moneyText } from '../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** A price of a booking in the currency of its site: "1 234 kr". */
export function bookingPrice(amount: number, { locale, currency }: Pick<SiteContext, 'locale' | 'currency'>): string {
  return moneyText(amount, locale, currency);
}
