import { lastDayOf, monthOf, sameDayLater } from '../../../shared/kit/time/monthGrid.ts';
import { addDays, weekdayOf } from '../../../shared/kit/time/zonedTime.ts';

/**
 * Day that a key moves to in a grid with a month's weeks as rows; null for other keys.
 * Home and End stay in the month, because keys cannot reach the neighbouring months' days in the grid.
 */
export function nextDay(key: string, from: string): string | null {
  const first = `${monthOf(from)}-01`;
  const last = lastDayOf(monthOf(from));
  const monday = addDays(from, -weekdayOf(from));
  const sunday = addDays(monday, 6);
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return monday < first ? first : monday;
    case 'End':
      return sunday > last ? last : sunday;
    case 'PageUp':
      return sameDayLater(from, -1);
    case 'PageDown':
      return sameDayLater(from, 1);
    default:
      return null;
  }
}
