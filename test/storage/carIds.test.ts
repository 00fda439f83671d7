import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createEmbeddedCatalogue } from '../../server/catalogue/createEmbeddedCatalogue.ts';
import type { FeedMapping } from '../../server/catalogue/feed/mapping/FeedMappingTypes.ts';
import { withMovedCars } from '../../server/catalogue/moved/withMovedCars.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { carsByIdSearch } from '../../shared/catalogue/list/listSearch.ts';
import { smallMapping } from '../fixtures/feeds/feedFixtures.ts';
import { waitUntil } from '../fixtures/waitUntil.ts';
import { blankCar } from '../../server/catalogue/feed/cars/carFields.ts';
import { CarIdCollector } from '../../server/catalogue/moved/CarIdCollector.ts';
import { storedCarIds } from '../../server/catalogue/moved/storedCarIds.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { testClock } from '../fixtures/testClock.ts';

const day = 24 * 60 * 60_000;
const site = 'harbour-bil';
const vin = 'YV1XZACV0P2000001';
const stockSites = new Map([[site, { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'km' } as const]]);
const otherVin = 'WAUZZZ8K1DA000002';

describeOnBothDatabases('the ids of cars', (emptyDatabase) => {
  async function processes() {
    const database = await emptyDatabase();
    const storage = await database.open();
    const clock = testClock('2026-11-22T12:00:00.000Z');
    const start = async () => {
      const carIds = await storedCarIds({ storage, clock, logger: silentLogger });
      /** Records a stock that this process serves. */
      const serve = (...cars: Partial<Car>[]): Promise<string[]> => {
        const collector = new CarIdCollector(carIds.hashKey());
        for (const car of cars) collector.add(site, { ...blankCar, ...car });
        return carIds.record(collector.batches());
      };
      const later = async (id: string): Promise<readonly string[]> => (await carIds.laterIds(site, [id])).get(id) ?? [];
      return { serve, later };
    };
    /** Starts a process over a feed: its cars by id. */
    const startFeed = async (mapping: FeedMapping, source: string) => {
      const carIds = await storedCarIds({ storage, clock, logger: silentLogger });
      const { gateway, stop } = await createEmbeddedCatalogue({
        stock: { feeds: [{ source, mapping, sites: stockSites, intervalMinutes: 60 }], carIds },
        dealers: null,
        stockSites: [site],
        logger: silentLogger,
      });
      const { searchCars } = withMovedCars(gateway, { carIds, stockSites: [site] });
      const find = (id: string) =>
        searchCars(carsByIdSearch(indexFor(site, 'vehicles'), [id], ['car_id', 'car_price']));
      return { find, stop };
    };
    const rows = () => storage.db.selectFrom('car_ids').selectAll().orderBy('car_id').execute();
    return { clock, start, startFeed, rows };
  }

  it.each<[string, Partial<Car>, Partial<Car>]>([
    ['its VIN', { car_chassino: vin }, { car_chassino: vin.toLowerCase() }],
    ['its registration number', { car_regno: 'KLM123' }, { car_regno: 'klm 123' }],
    [
      'its registration number before it had a VIN',
      { car_regno: 'KLM123' },
      { car_regno: 'KLM123', car_chassino: vin },
    ],
  ])('lead from an old one to the new one of a car by %s', async (_what, before, after) => {
    const { clock, start } = await processes();
    const { serve, later } = await start();
    await serve({ car_id: 'old', ...before });
    clock.advance(60_000);
    await serve({ car_id: 'new', ...after });
    expect(await later('old')).toEqual(['new']);
    expect(await later('new')).toEqual([]);
  });

  it.each<[string, Partial<Car>, Partial<Car>]>([
    ['neither', {}, {}],
    [
      'the plate of another VIN',
      { car_chassino: vin, car_regno: 'KLM123' },
      { car_chassino: otherVin, car_regno: 'KLM123' },
    ],
    [
      'placeholders',
      { car_chassino: 'XXXXXXXXXXXXXXXXX', car_regno: 'Oregistrerad' },
      { car_chassino: 'XXXXXXXXXXXXXXXXX' },
    ],
  ])('lead nowhere with %s', async (_what, before, after) => {
    const { clock, start } = await processes();
    const { serve, later } = await start();
    await serve({ car_id: 'old', ...before });
    clock.advance(60_000);
    await serve({ car_id: 'new', ...after });
    expect(await later('old')).toEqual([]);
  });

  it('lead back when a mapping is changed back within the same day', async () => {
    const { clock, start } = await processes();
    const { serve, later } = await start();
    for (const car_id of ['old', 'new', 'old']) {
      await serve({ car_id, car_chassino: vin });
      clock.advance(60_000);
    }
    expect(await later('new')).toEqual(['old']);
    expect(await later('old')).toEqual([]);
  });

  it('name the sites whose old ones lead elsewhere to each process', async () => {
    const { clock, start } = await processes();
    const first = await start();
    const second = await start();
    const [before, after] = [
      { car_id: 'old', car_chassino: vin },
      { car_id: 'new', car_chassino: vin },
    ];
    for (const { serve } of [first, second]) expect(await serve(before)).toEqual([]);
    clock.advance(60_000);
    for (const { serve } of [first, second]) expect(await serve(after)).toEqual([site]);
    clock.advance(2 * 60 * 60_000);
    for (const { serve } of [first, second]) expect(await serve(after)).toEqual([]);
  });

  it('stay until their car has been gone for 14 days', async () => {
    const { clock, start, rows } = await processes();
    const { serve, later } = await start();
    await serve({ car_id: 'old', car_chassino: vin }, { car_id: 'gone', car_chassino: otherVin });
    for (let days = 0; days < 20; days += 1) {
      clock.advance(day);
      await serve({ car_id: 'new', car_chassino: vin });
    }
    expect(await later('old')).toEqual(['new']);
    expect((await rows()).map(({ car_id }) => car_id)).toEqual(['new', 'old']);
  });

  it('stay few for a supplier that renumbers the stock every night', async () => {
    const { clock, start, rows } = await processes();
    const { serve, later } = await start();
    for (let night = 0; night < 30; night += 1) {
      clock.advance(day);
      await serve({ car_id: `number-${String(night)}`, car_chassino: vin });
    }
    expect((await rows()).length).toBeLessThanOrEqual(12);
    expect((await later('number-25'))[0]).toBe('number-29');
  });

  it('lead to the cars of a feed whose mapping changes its id', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'car-ids-'));
    const source = join(folder, 'cars.csv');
    await writeFile(source, `id,vin,make,price,year\nS1,${vin},Volvo,199000,2019\n`);
    const { clock, startFeed } = await processes();
    const mapping = smallMapping({ site, fields: { ...smallMapping().fields, car_chassino: { column: 'vin' } } });
    const before = await startFeed(mapping, source);
    await before.stop();
    clock.advance(60_000);
    const after = await startFeed({ ...mapping, id: { hash: ['vin'] } }, source);
    await waitUntil(async () => (await after.find('S1')).total_items > 0);
    const { content, moved_ids } = await after.find('S1');
    await after.stop();
    await rm(folder, { recursive: true });
    const id = moved_ids?.['S1'];
    expect(id).toMatch(/^[0-9a-f]{14}$/);
    expect(content).toEqual([{ car_id: id, car_price: 199_000 }]);
  });

  it('store no number of a vehicle', async () => {
    const { start, rows } = await processes();
    const { serve } = await start();
    await serve({ car_id: 'old', car_chassino: vin, car_regno: 'KLM123' });
    const text = JSON.stringify(await rows());
    expect(text).toContain('old');
    expect(text).not.toMatch(/YV1XZ|KLM123/i);
  });
});
