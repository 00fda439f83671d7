import { formatUnit } from '../../../../shared/kit/format/formatNumber.ts';

/** A duration in the words of a locale: "2 tim 30 min". */
export function durationText(minutes: number, locale: string): string {
  const parts = [
    ...(minutes >= 60 ? [formatUnit(Math.floor(minutes / 60), locale, { unit: 'h' })] : []),
    ...(minutes % 60 > 0 ? [formatUnit(minutes % 60, locale, { unit: 'min' })] : []),
  ];
  return parts.join(' ');
}
