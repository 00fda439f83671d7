import type { Department } from './Dealer.ts';
import { normaliseBrands } from './normaliseBrands.ts';
import type { OpeningSchedule } from './openingHours.ts';
import { parseOpeningSchedule } from './openingHoursText.ts';

/*
 * Facts from a dealer's departments. Separate from dealerRules.ts, because reading opening hours takes the words of
 * all languages, which a page that only shows a phone number must not load.
 */

/** Departments under their group's name, in the order in which the groups come first. */
export function departmentsByGroup(departments: readonly Department[]): { group: string; departments: Department[] }[] {
  const groups = new Map<string, Department[]>();
  for (const department of departments) {
    const group = department.group || department.name;
    groups.set(group, [...(groups.get(group) ?? []), department]);
  }
  return [...groups].map(([group, members]) => ({ group, departments: members }));
}

/**
 * The schedules of departments, each kind once, to say from when they are open; null when that cannot be said, for none
 * tells its hours or one tells them in words that are not understood.
 */
export function schedulesOf(departments: readonly Department[]): OpeningSchedule[] | null {
  const schedules = new Map<string, OpeningSchedule>();
  for (const { openingschedule } of departments) {
    if (openingschedule.openinghours.length === 0) continue;
    const schedule = parseOpeningSchedule(openingschedule);
    if (!schedule) return null;
    schedules.set(JSON.stringify(schedule), schedule);
  }
  return schedules.size > 0 ? [...schedules.values()] : null;
}

/** Names of a department's brands, without those that are part of another one of them. */
export function brandNames(department: Pick<Department, 'brands'>): { code: string; name: string }[] {
  const codes = new Set(normaliseBrands(department.brands.map(({ brand_code }) => brand_code)));
  const brands = department.brands.filter(({ brand_code }) => codes.has(brand_code));
  return brands.map(({ brand_code, brand_name, brand_names }) => ({
    code: brand_code,
    name: brand_name ?? brand_names?.join(', ') ?? brand_code,
  }));
}
