import type { Client } from '@opensearch-project/opensearch';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { contractIndexes, contractStock } from '../../../../test/fixtures/catalogue/contractStock.ts';
import { collectingLogger } from '../../../../test/fixtures/contentSites.ts';
import { startFakeOpenSearch } from '../../../../test/upstreams/opensearch/fakeOpenSearch.ts';
import type { FakeOpenSearch } from '../../../../test/upstreams/opensearch/fakeOpenSearch.ts';
import { indexContractStock } from '../../../../test/upstreams/indexContractStock.ts';
import { documentForm } from './indexBody.ts';
import type { IndexStockOptions } from './indexStock.ts';
import { openSearchClient } from '../openSearchClient.ts';

const { index: alias } = contractIndexes;

let fake: FakeOpenSearch;
let client: Client;
let logger: ReturnType<typeof collectingLogger>;
beforeEach(async () => {
  fake = await startFakeOpenSearch();
  client = openSearchClient(fake);
  logger = collectingLogger();
});
afterEach(async () => {
  await client.close();
  await fake.stop();
});

const build = (cars: Car[] = contractStock().cars, more: Partial<IndexStockOptions<string>> = {}) =>
  indexContractStock(client, { ...contractStock(), cars }, { logger, ...more });

const running = (): string | undefined => fake.aliases.get(alias);
const callsOf = (end: string): number => fake.calls.filter(({ path }) => path.endsWith(end)).length;
const generations = (): string[] =>
  [...fake.indexes.keys()].filter((index) => /^vehicles_harbour-bil-\d+$/.test(index));

describe('indexing a stock', () => {
  it('takes all indexes into use at once', async () => {
    await build();
    expect(fake.indexes.size).toBe(4);
    expect(fake.aliases.size).toBe(4);
    expect(callsOf('/_aliases')).toBe(1);
    const index = fake.indexes.get(running() ?? '');
    expect(index?.documents).toHaveLength(60);
    expect(index?.meta).toEqual({ form: documentForm, version: expect.stringMatching(/^58-[0-9a-z]+$/) });
    expect(logger.lines.at(-1)?.event).toBe('searchIndex.built');
  });

  it('has the same version for the same cars in any order', async () => {
    const versionOf = async (cars: Car[]): Promise<unknown> => {
      await build(cars);
      return fake.indexes.get(running() ?? '')?.meta;
    };
    const { cars } = contractStock();
    const version = await versionOf(cars);
    expect(await versionOf(cars.toReversed())).toEqual(version);
    expect(await versionOf(cars.map((car) => ({ ...car, car_price: 1 })))).toEqual(version); // not shown in a list
    expect(await versionOf(cars.with(0, { ...(cars[0] as Car), slug: 'other' }))).not.toEqual(version);
  });

  it('sends batches of some megabytes', async () => {
    const long = contractStock().cars.map((car) => ({ ...car, car_description: 'ord '.repeat(50_000) }));
    await build(long);
    expect(callsOf(`${running() ?? ''}/_bulk`)).toBe(3);
    expect(fake.indexes.get(running() ?? '')?.documents).toHaveLength(60);
  });

  it('retries with growing pauses while the engine is full', async () => {
    const waits: number[] = [];
    const wait = (ms: number): Promise<void> => {
      waits.push(ms);
      return Promise.resolve();
    };
    await fake.setFault('tooMany', 3, '_bulk');
    await build(undefined, { wait });
    expect(waits).toEqual([500, 1000, 2000]);
    expect(fake.indexes.get(running() ?? '')?.documents).toHaveLength(60);
    await fake.setFault('tooMany', Infinity, '_bulk');
    await expect(build(undefined, { wait })).rejects.toThrow('no room for 60 documents');
  });

  it('keeps only the previous generation of a site’s indexes', async () => {
    await build();
    const [first] = generations();
    await build();
    expect(generations()).toHaveLength(2);
    await build();
    expect(generations()).toHaveLength(2);
    expect(generations()).not.toContain(first);
    expect(running()).toBe(generations().sort().at(-1));
    expect(fake.indexes.size).toBe(8);
  });

  it('does nothing when the stock is the known one', async () => {
    await build();
    const before = running();
    expect(await build(undefined, { readCars: () => Promise.resolve(null) })).toBeNull();
    expect(running()).toBe(before);
    expect(fake.indexes.size).toBe(4);
  });

  describe.each([
    ['a feed that is refused after all', null],
    ['documents that get lost', '_bulk'],
    ['a refresh that fails', '_refresh'],
    ['a change of use that fails', '_aliases'],
  ] as const)('with %s', (_what, on) => {
    it('keeps the running index', async () => {
      await build();
      const before = running();
      if (on) await fake.setFault('broken', 4, on);
      const readCars: IndexStockOptions<string>['readCars'] = async (take) => {
        for (const car of contractStock().cars) await take('harbour-bil', car);
        if (!on) throw new Error('The feed is refused.');
        return 'read';
      };
      await expect(build(undefined, { readCars })).rejects.toThrow();
      expect(running()).toBe(before);
      expect(fake.indexes.size).toBe(4);
    });
  });

  it('rejects when the engine counts other documents than were written', async () => {
    const readCars: IndexStockOptions<string>['readCars'] = async (take) => {
      for (const car of contractStock().cars) await take('harbour-bil', car);
      for (const index of fake.indexes.values()) index.write = () => 'created'; // drops its documents
      return 'read';
    };
    await expect(build(undefined, { readCars })).rejects.toThrow('has 0 documents, 60 were written');
    expect(fake.indexes.size).toBe(0);
  });

  it('takes a car that comes twice once', async () => {
    const { cars } = contractStock();
    await build([...cars, ...cars.slice(0, 5)]);
    expect(fake.indexes.get(running() ?? '')?.documents).toHaveLength(60);
  });

  it('keeps indexes that came into use although the answer to that was lost', async () => {
    await build();
    const before = running();
    await fake.setFault('lost', 1, '_aliases');
    await build();
    expect(running()).not.toBe(before);
    expect(fake.indexes.get(running() ?? '')?.documents).toHaveLength(60);
  });
});
