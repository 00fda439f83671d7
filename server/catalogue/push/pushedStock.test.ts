import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collectingLogger, smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { memoryStockChanges } from '../../../test/fixtures/feeds/memoryStockChanges.ts';
import { withRunningMs } from '../../../test/fixtures/runningClock.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { createEmbeddedCatalogue } from '../createEmbeddedCatalogue.ts';
import type { EmbeddedCatalogue } from '../createEmbeddedCatalogue.ts';
import { DatabaseUnavailableError } from '../../storage/DatabaseUnavailableError.ts';
import type { StockChanges } from './StockChanges.ts';

let folder: string;
let catalogue: EmbeddedCatalogue | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pushed-'));
});
afterEach(async () => {
  await catalogue?.stop();
  await rm(folder, { recursive: true });
});

const header = 'id,make,price,year\n';
const pulled = `${header}1,Volvo,100,2011\n2,Kia,200,2012\n`;

/** A catalogue over a feed of two cars of the site fjord-bil, with changes that the test can push. */
async function pushedCatalogue(changes = memoryStockChanges()) {
  const source = join(folder, 'cars.csv');
  await writeFile(source, pulled);
  const sites = new Map([['fjord-bil', { currency: 'NOK', locale: 'nb-NO', distanceUnit: 'km' as const }]]);
  let onChange = (): void => undefined;
  const started = await createEmbeddedCatalogue({
    onChange: () => onChange(),
    stock: {
      feeds: [{ source, mapping: smallMapping({ site: 'fjord-bil' }), sites, intervalMinutes: 60 }],
      changes,
      minShare: 0.5,
    },
    dealers: null,
    stockSites: ['fjord-bil'],
    logger: collectingLogger(),
  });
  catalogue = started;
  const prices = async (): Promise<Record<string, number | null>> => {
    const answer = await started.gateway.searchCars({
      index: indexFor('fjord-bil', 'vehicles'),
      fields: ['car_id', 'car_price'],
      facets: [],
      keyphrase: '',
      filters: {},
      limit: 100,
      offset: 0,
      sort_name: '',
    });
    return Object.fromEntries(answer.content.map(({ car_id = '', car_price = null }) => [car_id, car_price]));
  };
  /** Waits for the next rebuild after `change`, and returns its prices. */
  const pricesAfter = async (change: () => Promise<unknown>): Promise<Record<string, number | null>> => {
    const rebuilt = new Promise<void>((resolve) => (onChange = resolve));
    await change();
    await rebuilt;
    return prices();
  };
  const push = async (...objects: unknown[]) => started.push?.push(objects, null, JSON.stringify(objects));
  return { source, changes, prices, pricesAfter, push, reload: () => started.reload() };
}

describe('pushed cars', () => {
  it('replace those of the feed until it changes', async () => {
    const { source, prices, pricesAfter, push, reload } = await pushedCatalogue();
    expect(await prices()).toEqual({ 1: 100, 2: 200 });
    const volvo = { id: '1', make: 'Volvo', price: '90', year: '2011' };
    const opel = { id: '3', make: 'Opel', price: '300' };
    const { result, ms } = await withRunningMs(() => pricesAfter(() => push(volvo, opel)));
    expect(result).toEqual({ 1: 90, 2: 200, 3: 300 });
    expect(ms).toBeLessThan(5000);
    expect(await pricesAfter(() => push({ delete: '2' }))).toEqual({ 1: 90, 3: 300 });
    await writeFile(source, `${pulled}4,Saab,400,2010\n`);
    await reload();
    expect(await prices()).toEqual({ 1: 90, 3: 300, 4: 400 });
  });

  it('show while the feed is broken', async () => {
    const { source, pricesAfter, push } = await pushedCatalogue();
    await rm(source);
    const volvo = { id: '1', make: 'Volvo', price: '95', year: '2011' };
    expect(await pricesAfter(() => push(volvo))).toEqual({ 1: 95, 2: 200 });
  });

  it('that are all deleted leave an empty stock', async () => {
    const { pricesAfter, push } = await pushedCatalogue();
    expect(await pricesAfter(() => push({ delete: '1' }, { delete: '2' }))).toEqual({});
  });

  it('are served from the start', async () => {
    const changes = memoryStockChanges();
    await changes.take([{ kind: 'delete', site: '', carId: '2' }], null);
    const { prices, pricesAfter } = await pushedCatalogue(changes);
    expect(await prices()).toEqual({ 1: 100 });
    const deletion = { kind: 'delete', site: 'fjord-bil', carId: '1' } as const;
    expect(await pricesAfter(() => changes.take([deletion], null))).toEqual({});
  });

  it('are added when the database comes after the start', async () => {
    const stored = memoryStockChanges();
    await stored.take([{ kind: 'delete', site: '', carId: '2' }], null);
    let all: StockChanges['all'] = () => Promise.reject(new DatabaseUnavailableError('unreachable'));
    const { prices, pricesAfter } = await pushedCatalogue({ ...stored, all: () => all() });
    expect(await prices()).toEqual({ 1: 100, 2: 200 });
    const comes = (): Promise<void> => {
      all = stored.all;
      return Promise.resolve();
    };
    expect(await pricesAfter(comes)).toEqual({ 1: 100 });
  });
});
