/** Time formats per language, from CLDR. All other languages write "07:00". */
const clockForms: Partial<Record<string, { separator: string; isPadded: boolean }>> = {
  fi: { separator: '.', isPadded: false },
  sk: { separator: ':', isPadded: false },
};

/**
 * Formats a time of day for a locale: "07:00" in Swedish, Norwegian and English.
 * "7.00" in Finnish, "7:00" in Slovak.
 * @param minutes since midnight; 1440 is "24:00", later ones are in the following night ("01:00").
 * @param locale BCP 47 tag.
 */
export function clockText(minutes: number, locale: string): string {
  const { separator, isPadded } = clockForms[locale.slice(0, 2)] ?? { separator: ':', isPadded: true };
  const ofDay = minutes > 1440 ? minutes % 1440 : minutes;
  const hour = String(Math.floor(ofDay / 60));
  return `${isPadded ? hour.padStart(2, '0') : hour}${separator}${String(ofDay % 60).padStart(2, '0')}`;
}

/** Formats minutes since midnight (up to 1440) for machines: "07:00". */
export function isoClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Like clockText, but for a machine-readable time ("08:30"). */
export function writtenClockText(clock: string, locale: string): string {
  return clockText(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)), locale);
}

/** Formats the hours of a day, "07:00–12:00, 13:00–17:00"; "" for none. Minutes since midnight, to 1440 and beyond. */
export function hoursText(hours: readonly (readonly [from: number, to: number])[], locale: string): string {
  return hours.map(([from, to]) => `${clockText(from, locale)}–${clockText(to, locale)}`).join(', ');
}
