import { formatNumber } from '../../../shared/kit/format/formatNumber.ts';

/** Formats a measured depth, always with one decimal: "6,2", "6,0". */
export function measuredMillimetres(depth: number, locale: string): string {
  return formatNumber(depth, locale, { min: 1, max: 1 });
}

/** Formats a limit without a zero decimal: "1,6", "3". */
export function limitMillimetres(depth: number, locale: string): string {
  return formatNumber(depth, locale, { max: 1 });
}
