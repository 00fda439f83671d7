import { numberText } from '../../../shared/catalogue/moneyText.ts';

/** Formats a measured depth, always with one decimal: "6,2", "6,0". */
export function measuredMillimetres(depth: number, locale: string): string {
  return depth.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Formats a limit without a zero decimal: "1,6", "3". */
export function limitMillimetres(depth: number, locale: string): string {
  return numberText(depth, locale, 1);
}
