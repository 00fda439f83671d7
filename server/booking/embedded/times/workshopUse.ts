import type { Queries } from '../../../storage/Storage.ts';
import type { Workshop } from '../BookingReference.ts';
import { changeCounters } from './changeCounters.ts';
import type { Place, Resource } from './changeCounters.ts';
import { addonDays, addonDepartment, limitedAddons } from './addonDays.ts';
import type { ChosenOffering, WorkTime } from './workTimes.ts';

const quarterMs = 15 * 60_000;

/** Add-on with the days on which all of it is out; see addonDays(). */
interface FullAddon extends ChosenOffering {
  days: ReadonlySet<number>;
}

/** Quarters without capacity for another car, by resource, and the chosen add-ons that are limited. */
export interface FullTimes extends Record<Resource, ReadonlySet<number>> {
  addons: readonly FullAddon[];
}

/** Number of the quarter-hour that contains an instant (ms since 1970), counted from 1970. */
export function toQuarter(instant: number): number {
  return Math.floor(instant / quarterMs);
}

/** Capacity that a car takes: a lift per quarter-hour (`until` exclusive), or one drop-off of the day. */
function calculateUsage({ start, minutes, isFullDay }: WorkTime): { resource: Resource; from: number; until: number } {
  const from = toQuarter(start);
  if (isFullDay) return { resource: 'dropOff', from, until: from + 1 };
  return { resource: 'lift', from, until: from + Math.ceil(minutes / 15) };
}

export function isFree(time: WorkTime, full: FullTimes): boolean {
  const { resource, from, until } = calculateUsage(time);
  for (let quarter = from; quarter < until; quarter += 1) if (full[resource].has(quarter)) return false;
  return full.addons.every((addon) => addonDays(addon, time).every((day) => !addon.days.has(day)));
}

/** Reads, by department, the full quarters between two instants and the full days of chosen add-ons. */
export async function readFullTimes(
  queries: Queries,
  workshops: readonly Workshop[],
  { from, until }: { from: number; until: number },
  chosen: readonly ChosenOffering[],
): Promise<Map<string, FullTimes>> {
  const addons = await Promise.all(workshops.map((workshop) => readFullAddons(queries, workshop, from, chosen)));
  const full = new Map(
    workshops.map(({ departmentId }, at) => [
      departmentId,
      { dropOff: new Set<number>(), lift: new Set<number>(), addons: addons[at] ?? [] },
    ]),
  );
  if (workshops.length === 0) return full;
  const capacities = new Map(workshops.map((workshop) => [workshop.departmentId, workshop]));
  const least = Math.min(...workshops.flatMap(({ lifts, dropOffs }) => [lifts, dropOffs]));
  const rows = await queries
    .selectFrom('workshop_use')
    .select(['department', 'resource', 'quarter', 'used'])
    .where('department', 'in', [...full.keys()])
    .where('resource', 'in', ['dropOff', 'lift'])
    .where('quarter', '>=', toQuarter(from))
    .where('quarter', '<', toQuarter(until))
    .where('used', '>=', least)
    .execute();
  for (const { department, resource, quarter, used } of rows) {
    const workshop = capacities.get(department);
    if (workshop && used >= capacityOf(workshop, resource)) full.get(department)?.[resource].add(quarter);
  }
  return full;
}

async function readFullAddons(
  queries: Queries,
  workshop: Workshop,
  from: number,
  chosen: readonly ChosenOffering[],
): Promise<FullAddon[]> {
  return Promise.all(
    limitedAddons(workshop, chosen).map(async ({ code, units }) => {
      const rows = await queries
        .selectFrom('workshop_use')
        .select('quarter')
        .where('department', '=', addonDepartment(workshop, code))
        .where('quarter', '>=', toQuarter(from))
        .where('used', '>=', workshop.addonStock?.[code] ?? 0)
        .execute();
      return { code, units, days: new Set(rows.map(({ quarter }) => quarter)) };
    }),
  );
}

/** Frees the time of a booking that is being moved. */
export function withoutOwn(full: FullTimes, own: WorkTime): FullTimes {
  const { resource, from, until } = calculateUsage(own);
  const others = new Set(full[resource]);
  for (let quarter = from; quarter < until; quarter += 1) others.delete(quarter);
  const addons = full.addons.map((addon) => {
    const taken = new Set(own.addons?.flatMap((one) => (one.code === addon.code ? addonDays(one, own) : [])));
    return { ...addon, days: new Set([...addon.days].filter((day) => !taken.has(day))) };
  });
  return { ...full, [resource]: others, addons };
}

/** Capacity from the settings, whatever the database holds: the number of lifts may change. */
function capacityOf({ lifts, dropOffs }: Workshop, resource: Resource): number {
  return resource === 'lift' ? lifts : dropOffs;
}

interface UseChange {
  /** Time to release. */
  from: WorkTime | null;
  /** Time to take; quarters in both stay as they are. */
  to: WorkTime | null;
}

/** Resource without capacity left: an add-on by its code, or lifts or drop-offs (null). */
export interface FullResource {
  addon: string | null;
}

/**
 * Takes and releases capacity of a workshop and its limited add-ons, within a transaction.
 * Returns what is full, or null: the caller must roll back if anything is. Overbooking is impossible: the incrementing
 * statement has the capacity as its condition, and the table rejects the rest.
 */
export async function changeUse(
  queries: Queries,
  workshop: Workshop,
  { from, to }: UseChange,
): Promise<FullResource | null> {
  const { departmentId } = workshop;
  const places = { from: placesOf(from), to: placesOf(to) };
  const capacity = (resource: Resource): number => capacityOf(workshop, resource);
  if (!(await changeCounters(queries, { department: departmentId, capacity }, places))) return { addon: null };
  // after the workshop and in order, so that two transactions never deadlock
  const codes = new Set([...(from?.addons ?? []), ...(to?.addons ?? [])].map(({ code }) => code));
  for (const code of [...codes].sort()) {
    const stock = workshop.addonStock?.[code] ?? unlimited;
    const counted = { department: addonDepartment(workshop, code), capacity: () => stock };
    const days = { from: addonPlaces(from, code), to: addonPlaces(to, code) };
    if (!(await changeCounters(queries, counted, days))) return { addon: code };
  }
  return null;
}

/** For add-ons of earlier bookings whose number was removed from the settings since. */
const unlimited = 1_000_000;

function placesOf(time: WorkTime | null): Place[] {
  if (!time) return [];
  const { resource, from, until } = calculateUsage(time);
  return Array.from({ length: until - from }, (_none, at) => ({ resource, quarter: from + at }));
}

/** One place per day, counted like the drop-offs of a day. */
function addonPlaces(time: WorkTime | null, code: string): Place[] {
  const addon = time?.addons?.find((one) => one.code === code);
  return time && addon ? addonDays(addon, time).map((quarter) => ({ resource: 'dropOff', quarter })) : [];
}
