import { isoClock } from '../kit/clockText.ts';
import { addDays, weekdayOf } from '../kit/zonedTime.ts';
import type { Dealer, Department } from './Dealer.ts';
import { parseGeoPoint } from './dealerRules.ts';
import type { DayHours, OpeningSchedule } from './openingHours.ts';
import { parseOpeningSchedule } from './openingHoursText.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org's kind of business for a group of departments. */
const businessTypes: Record<string, string> = {
  Workshop: 'AutoRepair',
  'Body work': 'AutoBodyShop',
  Parts: 'AutoPartsStore',
};

/** Where a dealer stands, for what schema.org is told of it. Addresses are absolute, `image` may be "". */
interface DealerPlace {
  address: string;
  image: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** YYYY-MM-DD, to say which year's special days are meant. */
  today: string;
}

/** schema.org AutoDealer of a dealer, with its departments and their opening hours; hours not understood are left out. */
export function dealerStructuredData(dealer: Dealer, { address, image, country, today }: DealerPlace): object {
  const point = parseGeoPoint(dealer.site_geocoord);
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': address,
    url: address,
    name: dealer.site_official_name,
    ...(image ? { image } : {}),
    ...(dealer.site_phone ? { telephone: dealer.site_phone } : {}),
    ...(dealer.site_email ? { email: dealer.site_email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.site_street,
      postalCode: dealer.site_zip,
      addressLocality: dealer.site_city,
      addressRegion: dealer.site_region,
      addressCountry: country,
    },
    ...(point ? { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } } : {}),
    ...hoursOf(dealer.site_departments[0], today),
    department: dealer.site_departments.map((department) => ({
      '@type': businessTypes[department.group] ?? 'AutoDealer',
      name: department.official_name || `${dealer.site_official_name} ${department.name}`,
      ...(department.phone ? { telephone: department.phone } : {}),
      ...(department.email ? { email: department.email } : {}),
      ...hoursOf(department, today),
    })),
  };
}

function hoursOf(department: Department | undefined, today: string): object {
  const schedule = department ? parseOpeningSchedule(department.openingschedule) : null;
  return schedule ? { openingHoursSpecification: openingHoursData(schedule, today) } : {};
}

/** schema.org OpeningHoursSpecification of a schedule: days with the same hours together, then the special days ahead. */
export function openingHoursData(schedule: OpeningSchedule, today: string): object[] {
  const sameHours = new Map<string, { days: string[]; hours: DayHours }>();
  schedule.week.forEach((hours, day) => {
    const key = JSON.stringify(hours);
    const days = [...(sameHours.get(key)?.days ?? []), dayNames[day] ?? ''];
    sameHours.set(key, { days, hours });
  });
  const week = [...sameHours.values()].flatMap(({ days, hours }) =>
    hours.map((spell) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...spellData(spell) })),
  );
  const special = schedule.days.flatMap(({ date, hours }) => {
    const on = date.length === 10 ? date : nextOf(date, today);
    if (on < today) return [];
    const validity = { '@type': 'OpeningHoursSpecification', validFrom: on, validThrough: on };
    // the same time twice is how schema.org says closed
    const spells: DayHours = hours.length > 0 ? hours : [[0, 0]];
    return spells.map((spell) => ({ ...validity, dayOfWeek: dayNames[weekdayOf(on)] ?? '', ...spellData(spell) }));
  });
  return [...week, ...special];
}

function spellData([from, to]: DayHours[number]): { opens: string; closes: string } {
  // the end of a day is written as its last minute: 00:00 would be its beginning
  return { opens: isoClock(from), closes: to === 1440 ? '23:59' : isoClock(to % 1440) };
}

/** The next date with that month and day, today included: "12-24". */
function nextOf(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const years = [0, 1, 2, 3, 4].map((later) => `${year + later}-${monthAndDay}`);
  return years.find((date) => date >= today && addDays(date, 0) === date) ?? `${year}-${monthAndDay}`;
}
