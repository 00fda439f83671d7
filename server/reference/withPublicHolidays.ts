import Holidays from 'date-holidays';
import type { OpeningSchedule, SpecialDay } from '../../shared/catalogue/dealers/openingHours.ts';

/** Years of holidays, from the last one in schedules: bookings look a few months ahead. */
const knownYears = 4;

const closedDays = new Map<string, readonly SpecialDay[]>();

/**
 * Closes a schedule on the public holidays of its place, unless it has special hours for the day.
 * @param country ISO 3166-1 alpha-2
 * @param regions codes or names of a part of the country ("BW", "Tirol"); the first with holidays of its own counts
 */
export function withPublicHolidays(
  schedule: OpeningSchedule,
  country: string,
  regions: readonly (string | undefined)[] = [],
): OpeningSchedule {
  const own = new Set(schedule.days.map(({ date }) => date));
  const closed = publicHolidays(country, findRegion(country, regions)).filter(
    ({ date }) => !own.has(date) && !own.has(date.slice(5)),
  );
  return { ...schedule, days: [...schedule.days, ...closed] };
}

/** Returns the code of the first known region; "" for none. */
function findRegion(country: string, regions: readonly (string | undefined)[]): string {
  // undefined for countries without regions, unlike its type
  const states = new Holidays().getStates(country) as Record<string, string> | undefined;
  const known = Object.entries(states ?? {});
  const codes = regions.map((region = '') => {
    const wanted = region.trim().toLowerCase();
    const isWanted = (name: string): boolean => name === wanted || name.endsWith(` ${wanted}`);
    return wanted === '' ? undefined : known.find((names) => names.some((name) => isWanted(name.toLowerCase())))?.[0];
  });
  return codes.find((code) => code !== undefined) ?? '';
}

function publicHolidays(country: string, region: string): readonly SpecialDay[] {
  const place = `${country}-${region}`;
  const cached = closedDays.get(place);
  if (cached) return cached;
  const calendar = new Holidays(country.toUpperCase(), region, { types: ['public'] });
  const first = new Date().getUTCFullYear() - 1;
  const days = Array.from({ length: knownYears }, (_none, at) => calendar.getHolidays(first + at))
    .flat()
    .map(({ date }) => ({ date: date.slice(0, 10), hours: [] }));
  closedDays.set(place, days);
  return days;
}
