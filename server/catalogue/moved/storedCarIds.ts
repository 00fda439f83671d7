import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { daysOfSoldPage } from '../../../shared/catalogue/car/carRules.ts';
import { secretAtStart } from '../../storage/secretAtStart.ts';
import type { CarIdTable } from '../../storage/Schema.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import type { CarIdentity } from './CarIdCollector.ts';
import type { CarIds } from './CarIds.ts';
import { removeGoneCars } from './removeGoneCars.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Earlier ids of a car that still lead to it: a supplier may renumber its stock every night. */
const maxEarlierIds = 10;

interface StoredCarIdsOptions {
  storage: Storage;
  clock: Clock;
  logger: Logger;
}

/** Changes that a batch of cars makes to the table. */
interface Changes {
  written: CarIdTable[];
  removed: CarIdTable[];
  /** Cars have got another id in the last hour. */
  hasMoved: boolean;
}

/** The ids of cars in the database, shared by every process of the installation. */
export async function storedCarIds({ storage, clock, logger }: StoredCarIdsOptions): Promise<CarIds> {
  const secret = await secretAtStart(storage, 'carIds');
  const now = (): Date => clock.now();
  let cleanedAt = -Infinity;

  /** Records cars of one site, and returns whether some of them have got other ids. */
  async function recordCars(site: string, cars: readonly CarIdentity[]): Promise<boolean> {
    const { written, removed, hasMoved } = changesOf(cars, await rowsOfCars(storage.db, site, cars), now());
    if (written.length + removed.length > 0) await storage.write((queries) => write(queries, written, removed));
    return hasMoved;
  }

  async function recordAll(batches: readonly string[]): Promise<string[]> {
    const movedSites = new Set<string>();
    for (const batch of batches) {
      const cars = JSON.parse(batch) as CarIdentity[];
      for (const site of new Set(cars.map(([one]) => one))) {
        const own = cars.filter(([one]) => one === site);
        if (await recordCars(site, own)) movedSites.add(site);
      }
      await setImmediate(); // queries of SQLite are synchronous: requests go first
    }
    if (now().getTime() - cleanedAt > dayMs) {
      cleanedAt = now().getTime();
      await removeGoneCars(storage, new Date(cleanedAt - daysOfSoldPage * dayMs).toISOString());
    }
    return [...movedSites];
  }

  return {
    hashKey() {
      try {
        return secret();
      } catch {
        return null;
      }
    },
    async record(batches) {
      if (batches.length === 0) return [];
      try {
        return await recordAll(batches);
      } catch (error) {
        logger.warn('stock.idsNotStored', { reason: error instanceof Error ? error.message : String(error) });
        return [];
      }
    },
    async laterIds(site, ids) {
      const { db } = storage;
      const old = await db
        .selectFrom('car_ids')
        .selectAll()
        .where('site', '=', site)
        .where('car_id', 'in', [...ids])
        .execute();
      if (old.length === 0) return new Map();
      const rows = await rowsOfCars(db, site, old.map(identityOfRow));
      const newestFirst = rows.sort((a, b) => (a.seen_at < b.seen_at ? 1 : -1));
      return new Map(
        old.map((row) => {
          const later = newestFirst.filter((one) => isSameCar(one, row) && one.seen_at > row.seen_at);
          return [row.car_id, later.map(({ car_id }) => car_id)] as const;
        }),
      );
    },
  };
}

const identityOfRow = ({ site, car_id, vin, plate }: CarIdTable): CarIdentity => [site, car_id, vin, plate];

/** By VIN where both have one: a registration number may go to another car. */
function isSameCar(one: Pick<CarIdTable, 'vin' | 'plate'>, other: Pick<CarIdTable, 'vin' | 'plate'>): boolean {
  return one.vin !== '' && other.vin !== '' ? one.vin === other.vin : one.plate !== '' && one.plate === other.plate;
}

/**
 * Returns the rows that share the VIN of cars of a site, or their registration number.
 * The latter are left out for a car whose own row is found by its VIN: none of them was this car.
 */
async function rowsOfCars(db: Queries, site: string, cars: readonly CarIdentity[]): Promise<CarIdTable[]> {
  const vins = cars.flatMap(([, , vin]) => (vin === '' ? [] : [vin]));
  const ofSite = db.selectFrom('car_ids').selectAll().where('site', '=', site);
  // two queries, each with an index: "or" may read the whole table
  const byVin = vins.length === 0 ? [] : await ofSite.where('vin', 'in', vins).execute();
  const recorded = new Set(byVin.map((row) => identityOfRow(row).join(' ')));
  const plates = cars.flatMap((car) => (car[3] === '' || recorded.has(car.join(' ')) ? [] : [car[3]]));
  const byPlate = plates.length === 0 ? [] : await ofSite.where('plate', 'in', plates).execute();
  return [...new Map([...byVin, ...byPlate].map((row) => [row.car_id, row])).values()];
}

function changesOf(cars: readonly CarIdentity[], rows: readonly CarIdTable[], now: Date): Changes {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  const hourAgo = new Date(now.getTime() - hourMs).toISOString();
  const byHash = new Map<string, CarIdTable[]>();
  for (const row of rows) {
    for (const hash of [row.vin, row.plate]) {
      const group = byHash.get(hash) ?? [];
      byHash.set(hash, group);
      if (hash !== '') group.push(row);
    }
  }
  const changes: Changes = { written: [], removed: [], hasMoved: false };
  for (const [site, car_id, vin, plate] of cars) {
    const car: CarIdTable = { site, car_id, vin, plate, seen_at: now.toISOString() };
    const same = [...new Set([...(byHash.get(vin) ?? []), ...(byHash.get(plate) ?? [])])];
    const own = same.find((row) => row.car_id === car_id);
    const earlier = same
      .filter((row) => row.car_id !== car_id && isSameCar(row, car))
      .sort((a, b) => (a.seen_at < b.seen_at ? 1 : -1));
    const [newest] = earlier;
    const isCurrent = own?.vin === vin && own.plate === plate && own.seen_at > dayAgo;
    const isWritten = !isCurrent || (newest !== undefined && newest.seen_at >= own.seen_at);
    if (isWritten) changes.written.push(car);
    // another process that reads the same feed may have written it first
    changes.hasMoved ||= newest !== undefined && (isWritten || own.seen_at > hourAgo);
    changes.removed.push(...earlier.slice(maxEarlierIds));
  }
  return changes;
}

async function write(queries: Queries, written: CarIdTable[], removed: CarIdTable[]): Promise<void> {
  // in one order everywhere: two processes that record the same stock never wait for each other in a circle
  const ordered = written.sort((a, b) => (a.car_id < b.car_id ? -1 : 1));
  if (ordered.length > 0) {
    await queries
      .insertInto('car_ids')
      .values(ordered)
      .onConflict((conflict) =>
        conflict.columns(['site', 'car_id']).doUpdateSet(({ ref }) => ({
          vin: ref('excluded.vin'),
          plate: ref('excluded.plate'),
          seen_at: ref('excluded.seen_at'),
        })),
      )
      .execute();
  }
  const [first] = removed;
  if (!first) return;
  const ids = removed.map(({ car_id }) => car_id).sort();
  await queries.deleteFrom('car_ids').where('site', '=', first.site).where('car_id', 'in', ids).execute();
}
