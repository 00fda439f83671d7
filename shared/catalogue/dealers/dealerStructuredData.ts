import { internationalNumber } from '../../kit/text/phoneHref.ts';
import type { PhonePlan } from '../../kit/text/nationalPhone.ts';
import { isoClock } from '../../kit/time/clockText.ts';
import { addDays, weekdayOf } from '../../kit/time/zonedTime.ts';
import type { Dealer, Department } from './Dealer.ts';
import { parseGeoPoint } from './dealerRules.ts';
import type { DayHours, OpeningSchedule } from './openingHours.ts';
import { parseOpeningSchedule } from './openingHoursText.ts';
import { partHours } from './partHours.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org business type by group of departments. */
const businessTypes: Record<string, string> = {
  Workshop: 'AutoRepair',
  'Body work': 'AutoBodyShop',
  Parts: 'AutoPartsStore',
};

/** Page context of a dealer's structured data. URLs are absolute; `image` may be "". */
interface DealerPlace {
  address: string;
  image: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Numbers without a country code belong to it. */
  phonePlan: PhonePlan;
  /** YYYY-MM-DD; determines the year of special days. */
  today: string;
}

/**
 * Returns a schema.org AutoDealer with its departments and opening hours.
 * Days whose hours cannot be parsed are left out.
 */
export function dealerStructuredData(
  dealer: Dealer,
  { address, image, country, phonePlan, today }: DealerPlace,
): object {
  const point = parseGeoPoint(dealer.site_geocoord);
  const telephone = (phone: string) => (phone ? { telephone: internationalNumber(phone, phonePlan) } : {});
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': address,
    url: address,
    name: dealer.site_official_name,
    ...(image ? { image } : {}),
    ...telephone(dealer.site_phone),
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
    ...buildHours(dealer.site_departments[0], today),
    department: dealer.site_departments.filter(isNamed).map((department) => ({
      '@type': businessTypes[department.group] ?? 'AutoDealer',
      name: department.official_name || `${dealer.site_official_name} ${department.name}`,
      ...telephone(department.phone),
      ...(department.email ? { email: department.email } : {}),
      ...buildHours(department, today),
    })),
  };
}

/** False for the department of a dealer that has none, which only has the hours. */
function isNamed({ group, name }: Department): boolean {
  return group !== '' || name !== '';
}

function buildHours(department: Department | undefined, today: string): object {
  const schedule = department ? parseOpeningSchedule(partHours(department.openingschedule).understood) : null;
  return schedule ? { openingHoursSpecification: openingHoursData(schedule, today) } : {};
}

/**
 * Returns the schema.org OpeningHoursSpecification of a schedule.
 * Days with the same hours are grouped; upcoming special days follow.
 */
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
  const special = schedule.days.flatMap(({ date, hours, byAppointment }) => {
    const on = date.length === 10 ? date : nextOccurrence(date, today);
    if (on < today || byAppointment) return [];
    const validity = { '@type': 'OpeningHoursSpecification', validFrom: on, validThrough: on };
    // Equal times mean closed in schema.org.
    const spells: DayHours = hours.length > 0 ? hours : [[0, 0]];
    return spells.map((spell) => ({ ...validity, dayOfWeek: dayNames[weekdayOf(on)] ?? '', ...spellData(spell) }));
  });
  return [...week, ...special];
}

function spellData([from, to]: DayHours[number]): { opens: string; closes: string } {
  // Midnight as closing time is written 23:59: 00:00 would be the start of the day.
  return { opens: isoClock(from), closes: to === 1440 ? '23:59' : isoClock(to % 1440) };
}

/** Returns the next date with that month and day ("12-24"), including today. */
function nextOccurrence(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const years = [0, 1, 2, 3, 4].map((later) => `${year + later}-${monthAndDay}`);
  return years.find((date) => date >= today && addDays(date, 0) === date) ?? `${year}-${monthAndDay}`;
}
