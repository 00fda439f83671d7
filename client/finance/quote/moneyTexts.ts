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
  const format = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'GBP',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [whole, exact, count] = [format(0), format(2), new Intl.NumberFormat(locale)];
  return {
    whole: (amount) => whole.format(amount),
    exact: (amount) => exact.format(amount),
    count: (amount) => count.format(amount),
  };
}
