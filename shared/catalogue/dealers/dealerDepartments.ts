import type { Department } from './Dealer.ts';
import { normaliseBrands } from './normaliseBrands.ts';
import type { OpeningSchedule } from './openingHours.ts';
import { parseOpeningSchedule } from './openingHoursText.ts';

/*
 * Data derived from a dealer's departments. Separate from dealerRules.ts because parsing opening hours needs the
 * words of all languages, which a page that only shows a phone number must not load.
 */

/** Groups departments by group name, in order of first appearance. */
export function departmentsByGroup(departments: readonly Department[]): { group: string; departments: Department[] }[] {
  const groups = new Map<string, Department[]>();
  for (const department of departments) {
    const group = department.group || department.name;
    groups.set(group, [...(groups.get(group) ?? []), department]);
  }
  return [...groups].map(([group, members]) => ({ group, departments: members }));
}

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

/** Returns the names of a department's brands, without those contained in another one. */
export function brandNames(department: Pick<Department, 'brands'>): { code: string; name: string }[] {
  const codes = new Set(normaliseBrands(department.brands.map(({ brand_code }) => brand_code)));
  const brands = department.brands.filter(({ brand_code }) => codes.has(brand_code));
  return brands.map(({ brand_code, brand_name, brand_names }) => ({
    code: brand_code,
    name: brand_name ?? brand_names?.join(', ') ?? brand_code,
  }));
}
