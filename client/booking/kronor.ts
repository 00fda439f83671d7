import { moneyText } from '../../shared/catalogue/moneyText.ts';

/** The price of a booking, always in Swedish kronor, as the page's locale writes it: "1 234 kr". */
export function kronor(amount: number, locale: string): string {
  return moneyText(amount, locale, 'SEK');
}
