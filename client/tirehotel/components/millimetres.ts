import { numberText } from '../../../shared/catalogue/moneyText.ts';

/** "6,2", "6,0": a measured depth, always with one decimal. */
export function measuredMillimetres(depth: number, locale: string): string {
  return depth.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** "1,6", "3": a limit, without a decimal that says nothing. */
export function limitMillimetres(depth: number, locale: string): string {
  return numberText(depth, locale, 1);
}
