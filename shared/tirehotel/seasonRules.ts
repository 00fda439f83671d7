import type { TireSeason } from './treadRules.ts';

/**
 * Advice when to put the stored wheels on.
 * Now, soon (before the law or the season requires it), or later.
 */
export type SeasonAdvice = 'winterNow' | 'winterSoon' | 'winterLater' | 'summerNow' | 'summerSoon' | 'summerLater';

/**
 * Returns the advice on a date ("2026-11-26") for stored wheels; null if their season is unknown.
 * In Sweden winter tires are required in winter conditions from 1 December to 31 March, and studs are allowed from 1
 * October to 15 April, outside of that only in winter conditions (Trafikförordningen 4 kap. 18 a §, TSFS 2009:19).
 */
export function seasonAdvice(date: string, stored: TireSeason): SeasonAdvice | null {
  if (stored === null) return null;
  const day = date.slice(5);
  if (stored === 'winter') {
    if (day >= '12-01' || day <= '03-31') return 'winterNow';
    return day >= '10-01' ? 'winterSoon' : 'winterLater';
  }
  if (day >= '10-01' || day <= '03-31') return 'summerLater';
  return day <= '04-15' ? 'summerSoon' : 'summerNow';
}
