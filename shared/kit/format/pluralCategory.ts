import { getLocaleFormats } from './getLocaleFormats.ts';
import type { PluralCategory } from './LocaleFormats.ts';

/** Returns the CLDR plural category of a count, such as "few" for 3 in Slovak. `locale`: BCP 47 tag. */
export function pluralCategory(count: number, locale: string): PluralCategory {
  const { small, large, millions, fraction } = getLocaleFormats(locale).plurals;
  const whole = Math.abs(count);
  if (!Number.isInteger(whole)) return fraction;
  if (millions && whole > 0 && whole % 1e6 === 0) return millions;
  const runs = whole < 100 ? small : large;
  return runs.findLast(([first]) => first <= whole % 100)?.[1] ?? 'other';
}
