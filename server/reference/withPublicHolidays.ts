import Holidays from 'date-holidays';
import type { OpeningSchedule, SpecialDay } from '../../shared/catalogue/dealers/openingHours.ts';

/** Years of holidays, from the last one in schedules: bookings look a few months ahead. */
const knownYears = 4;

const closedDays = new Map<string, readonly SpecialDay[]>();

/**
 * Closes a schedule on the public holidays of a country, unless it has special hours for the day.
 * @param country ISO 3166-1 alpha-2
 */
export function withPublicHolidays(schedule: OpeningSchedule, country: string): OpeningSchedule {
  const own = new Set(schedule.days.map(({ date }) => date));
  const closed = publicHolidays(country).filter(({ date }) => !own.has(date) && !own.has(date.slice(5)));
  return { ...schedule, days: [...schedule.days, ...closed] };
}

function publicHolidays(country: string): readonly SpecialDay[] {
  const cached = closedDays.get(country);
  if (cached) return cached;
  const calendar = new Holidays(country.toUpperCase());
  const first = new Date().getUTCFullYear() - 1;
  const days = Array.from({ length: knownYears }, (_none, at) => calendar.getHolidays(first + at))
    .flat()
    .filter(({ type }) => type === 'public')
    .map(({ date }) => ({ date: date.slice(0, 10), hours: [] }));
  closedDays.set(country, days);
  return days;
}
