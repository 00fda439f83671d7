import { formatMoney, formatNumber } from '../../../shared/kit/format/formatNumber.ts';

/** Amounts of a quote as text; always in pounds. */
export interface MoneyTexts {
  /** "£489" */
  whole: (amount: number) => string;
  /** "£489.12" */
  exact: (amount: number) => string;
  /** "10,000" */
  count: (amount: number) => string;
}

export function moneyTexts(locale: string): MoneyTexts {
  const money = (amount: number, digits: number): string =>
    formatMoney(amount, locale, { currency: 'GBP', min: digits, max: digits });
  return {
    whole: (amount) => money(amount, 0),
    exact: (amount) => money(amount, 2),
    count: (amount) => formatNumber(amount, locale, { max: 3 }),
  };
}
