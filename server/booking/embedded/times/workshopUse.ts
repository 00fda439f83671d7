import { sql } from 'kysely';
import type { WorkshopUseTable } from '../../../storage/Schema.ts';
import type { Queries } from '../../../storage/Storage.ts';
import type { Workshop } from '../BookingReference.ts';
import type { WorkTime } from './workTimes.ts';

const quarterMs = 15 * 60_000;

type Resource = WorkshopUseTable['resource'];

/** Quarters without capacity for another car, by resource of a workshop. */
export type FullTimes = Record<Resource, ReadonlySet<number>>;

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
  return true;
}

/** Reads the full quarters of workshops between two instants, by department, in one query. */
export async function readFullTimes(
  queries: Queries,
  workshops: readonly Workshop[],
  from: number,
  until: number,
): Promise<Map<string, FullTimes>> {
  const full = new Map(
    workshops.map(({ departmentId }) => [departmentId, { dropOff: new Set<number>(), lift: new Set<number>() }]),
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

/** Frees the time of a booking that is being moved. */
export function withoutOwn(full: FullTimes, own: WorkTime): FullTimes {
  const { resource, from, until } = calculateUsage(own);
  const others = new Set(full[resource]);
  for (let quarter = from; quarter < until; quarter += 1) others.delete(quarter);
  return { ...full, [resource]: others };
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

/**
 * Takes and releases capacity of a workshop, within a transaction.
 * Returns false when it is full: the caller must roll back. Overbooking is impossible: the incrementing statement has
 * the capacity as its condition, and the table rejects the rest.
 */
export async function changeUse(queries: Queries, workshop: Workshop, { from, to }: UseChange): Promise<boolean> {
  const freedKeys = buildUsageKeys(from);
  const takenKeys = buildUsageKeys(to);
  const back = [...freedKeys].filter(([key]) => !takenKeys.has(key)).map(([, place]) => place);
  const addedPlaces = [...takenKeys].filter(([key]) => !freedKeys.has(key)).map(([, place]) => place);
  if (addedPlaces.some(({ resource }) => capacityOf(workshop, resource) < 1)) return false;
  const touched = [...back, ...addedPlaces].sort(byPlace);
  if (touched.length === 0) return true;

  // Creates missing rows and locks all of them. The order is always the same, so that two transactions never deadlock.
  await queries
    .insertInto('workshop_use')
    .values(
      touched.map(({ resource, quarter }) => ({
        department: workshop.departmentId,
        resource,
        quarter,
        used: 0,
        capacity: capacityOf(workshop, resource),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['department', 'resource', 'quarter'])
        .doUpdateSet(({ ref }) => ({ used: ref('workshop_use.used') })),
    )
    .execute();

  for (const [resource, quarters] of byResource(back)) {
    await queries
      .updateTable('workshop_use')
      .set({ used: sql<number>`used - 1` })
      .where('department', '=', workshop.departmentId)
      .where('resource', '=', resource)
      .where('quarter', 'in', quarters)
      .execute();
  }
  for (const [resource, quarters] of byResource(addedPlaces)) {
    const capacity = capacityOf(workshop, resource);
    const { numUpdatedRows } = await queries
      .updateTable('workshop_use')
      .set({ used: sql<number>`used + 1`, capacity })
      .where('department', '=', workshop.departmentId)
      .where('resource', '=', resource)
      .where('quarter', 'in', quarters)
      .where('used', '<', capacity)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== BigInt(quarters.length)) return false;
  }
  return true;
}

interface Place {
  resource: Resource;
  quarter: number;
}

function buildUsageKeys(time: WorkTime | null): Map<string, Place> {
  if (!time) return new Map();
  const { resource, from, until } = calculateUsage(time);
  const quarters = Array.from({ length: until - from }, (_none, at) => from + at);
  return new Map(quarters.map((quarter) => [`${resource} ${String(quarter)}`, { resource, quarter }]));
}

function byPlace(a: Place, b: Place): number {
  if (a.resource === b.resource) return a.quarter - b.quarter;
  return a.resource < b.resource ? -1 : 1;
}

function byResource(places: readonly Place[]): [Resource, number[]][] {
  const resources: Resource[] = ['dropOff', 'lift'];
  return resources.flatMap((resource) => {
    const quarters = places.filter((place) => place.resource === resource).map(({ quarter }) => quarter);
    return quarters.length > 0 ? [[resource, quarters]] : [];
  });
}
