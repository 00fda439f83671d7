import type { SeasonDays, SiteTires } from '../site/CountryLawTypes.ts';
import type { TireSeason } from './treadRules.ts';

/**
 * Advice when to put the stored wheels on.
 * Now, soon (before the law or the season requires it), or later; or where the law requires winter tires.
 */
export type SeasonAdvice =
  | ('winterNow' | 'winterSoon' | 'winterLater' | 'summerNow' | 'summerSoon' | 'summerLater')
  | ('conditions' | 'mountains');

/** Returns the advice on a date ("2026-11-26"); null without a season of the wheels or the country. */
export function seasonAdvice(date: string, stored: TireSeason, seasons: SiteTires['seasons']): SeasonAdvice | null {
  if (stored === null || !seasons) return null;
  const { winter } = seasons;
  if (winter === 'conditions') return stored === 'winter' ? winter : null;
  if (seasons.in) return seasons.in;
  const day = date.slice(5);
  const [winterFrom, winterTo] = winter;
  const [studsFrom, studsTo] = seasons.studs ?? winter;
  if (stored === 'winter') {
    if (isWithin(day, winter)) return 'winterNow';
    return isWithin(day, [studsFrom, winterFrom]) ? 'winterSoon' : 'winterLater';
  }
  if (isWithin(day, [studsFrom, winterTo])) return 'summerLater';
  return isWithin(day, [winterTo, studsTo]) ? 'summerSoon' : 'summerNow';
}

/** Tests a day ("11-26") against days that may span the turn of the year. */
function isWithin(day: string, [from, to]: SeasonDays): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
