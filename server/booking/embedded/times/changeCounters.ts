import { sql } from 'kysely';
import type { WorkshopUseTable } from '../../../storage/Schema.ts';
import type { Queries } from '../../../storage/Storage.ts';

export type Resource = WorkshopUseTable['resource'];

/** Resource in a quarter-hour (since 1970). */
export interface Place {
  resource: Resource;
  quarter: number;
}

interface Counted {
  department: string;
  /** Capacity from the settings, whatever the rows hold. */
  capacity: (resource: Resource) => number;
}

/**
 * Takes and releases places, within a transaction. Places in both `from` and `to` stay as they are.
 * Returns false when one is full: the caller must roll back.
 */
export async function changeCounters(
  queries: Queries,
  { department, capacity }: Counted,
  { from, to }: { from: readonly Place[]; to: readonly Place[] },
): Promise<boolean> {
  const freedKeys = placesByKey(from);
  const takenKeys = placesByKey(to);
  const back = [...freedKeys].filter(([key]) => !takenKeys.has(key)).map(([, place]) => place);
  const addedPlaces = [...takenKeys].filter(([key]) => !freedKeys.has(key)).map(([, place]) => place);
  if (addedPlaces.some(({ resource }) => capacity(resource) < 1)) return false;
  const touched = [...back, ...addedPlaces].sort(byPlace);
  if (touched.length === 0) return true;

  // Creates missing rows and locks all of them. The order is always the same, so that two transactions never deadlock.
  await queries
    .insertInto('workshop_use')
    .values(
      touched.map(({ resource, quarter }) => ({
        department,
        resource,
        quarter,
        used: 0,
        capacity: capacity(resource),
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
      .where('department', '=', department)
      .where('resource', '=', resource)
      .where('quarter', 'in', quarters)
      .execute();
  }
  for (const [resource, quarters] of byResource(addedPlaces)) {
    const { numUpdatedRows } = await queries
      .updateTable('workshop_use')
      .set({ used: sql<number>`used + 1`, capacity: capacity(resource) })
      .where('department', '=', department)
      .where('resource', '=', resource)
      .where('quarter', 'in', quarters)
      .where('used', '<', capacity(resource))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== BigInt(quarters.length)) return false;
  }
  return true;
}

function placesByKey(places: readonly Place[]): Map<string, Place> {
  return new Map(places.map((place) => [`${place.resource} ${String(place.quarter)}`, place]));
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
