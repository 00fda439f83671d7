import type { Department } from './Dealer.ts';
import type { OpeningSchedule } from './openingHours.ts';
import { parseOpeningSchedule } from './openingHoursText.ts';

/**
 * Returns the distinct schedules of the departments, to tell when the dealer is open.
 * Null if no department states its hours, or one states them in words that cannot be parsed.
 */
export function groupSchedules(departments: readonly Department[]): OpeningSchedule[] | null {
  const schedules = new Map<string, OpeningSchedule>();
  for (const { openingschedule } of departments) {
    if (openingschedule.openinghours.length === 0) continue;
    const schedule = parseOpeningSchedule(openingschedule);
    if (!schedule) return null;
    schedules.set(JSON.stringify(schedule), schedule);
  }
  return schedules.size > 0 ? [...schedules.values()] : null;
}
