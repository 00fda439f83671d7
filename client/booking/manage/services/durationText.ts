/** A duration in the words of a locale: "2 tim 30 min". */
export function durationText(minutes: number, locale: string): string {
  const inUnit = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const parts = [
    ...(minutes >= 60 ? [inUnit(Math.floor(minutes / 60), 'hour')] : []),
    ...(minutes % 60 > 0 ? [inUnit(minutes % 60, 'minute')] : []),
  ];
  return parts.join(' ');
}
