import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { atLength } from '../../fixtures/atLength.ts';
import { carFacets } from '../../../config/carList.ts';
import { withKeyphrases } from '../../../server/catalogue/keyphrases/withKeyphrases.ts';
import { createOpenSearchBackend } from '../../../server/catalogue/opensearch/openSearchBackend.ts';
import type { OpenSearchBackend, OpenSearchOptions } from '../../../server/catalogue/opensearch/openSearchBackend.ts';
import { openSearchClient } from '../../../server/catalogue/opensearch/openSearchClient.ts';
import { contractIndexes, contractSites, contractStock } from '../../fixtures/catalogue/contractStock.ts';
import type { ContractStock } from '../../fixtures/catalogue/contractStock.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { openSearchOver } from '../../fixtures/catalogue/searchEngines.ts';
import { engineFaults, startFakeOpenSearch } from '../../upstreams/opensearch/fakeOpenSearch.ts';
import type { EngineFault, FakeOpenSearch } from '../../upstreams/opensearch/fakeOpenSearch.ts';
import { indexContractStock } from '../../upstreams/indexContractStock.ts';
import { catalogueContract } from './catalogue.contract.ts';
import { productSearchWords } from '../../fixtures/catalogue/productSearchWords.ts';
import { ask, askDealers, carId, facetOf, listed } from './catalogueSearches.ts';

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function fakeSearchOver(stock: ContractStock): Promise<OpenSearchBackend> {
  const fake = await startFakeOpenSearch();
  const backend = await openSearchOver(fake, stock);
  stops.push(() => backend.stop());
  stops.push(() => fake.stop());
  return backend;
}

catalogueContract(
  'OpenSearch',
  async (stock) =>
    withKeyphrases((await fakeSearchOver(stock)).gateway, () => carFacets, { searchWords: productSearchWords }),
  { randomSearches: atLength ? 60 : 20 },
);

const nothing = { facet: [], content: [], total_items: 0, error: true };

describe('the adapter to OpenSearch', () => {
  let fake: FakeOpenSearch;
  let logger: ReturnType<typeof collectingLogger>;
  let now: number;

  beforeAll(async () => {
    fake = await startFakeOpenSearch();
    const client = openSearchClient(fake);
    await indexContractStock(client, contractStock());
    await client.close();
  });
  afterAll(() => fake.stop());
  beforeEach(async () => {
    await fake.setFault(null);
    fake.calls.length = 0;
    logger = collectingLogger();
    now = 0;
  });

  /** Creates a new backend whose timeout is longer than a good response takes on any machine. */
  function backend(more: Partial<OpenSearchOptions> = {}): OpenSearchBackend {
    const made = createOpenSearchBackend({
      ...fake,
      stockSites: contractSites,
      logger,
      timeoutMs: 10_000,
      clock: () => now,
      ...more,
    });
    stops.push(() => made.stop());
    return made;
  }
  const searches = (): number => fake.calls.filter(({ path }) => path.endsWith('_search')).length;

  describe('asks', () => {
    it('one query for a landing page with all its facets', async () => {
      const { gateway } = backend();
      await gateway.searchCars(ask());
      const before = searches();
      const facets = [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }, { name: 'car_fuel' }];
      await gateway.searchCars(ask({ facets }));
      expect(searches() - before).toBe(1);
    });

    it('a second one for the bins of a range under a filter', async () => {
      const { gateway } = backend();
      await gateway.searchCars(ask());
      const before = searches();
      await gateway.searchCars(ask({ facets: [{ name: 'car_price' }], filters: { car_fuel: ['El'] } }));
      expect(searches() - before).toBe(2);
    });

    it('nothing for an equal search within a minute', async () => {
      const { gateway } = backend();
      const first = await gateway.searchCars(ask({ filters: { car_fuel: ['El'], car_body: ['SUV'] } }));
      const before = searches();
      now = 59_000;
      expect(await gateway.searchCars(ask({ filters: { car_body: ['SUV'], car_fuel: ['El'] } }))).toEqual(first);
      expect(searches()).toBe(before);
      now = 61_000;
      await gateway.searchCars(ask({ filters: { car_fuel: ['El'], car_body: ['SUV'] } }));
      expect(searches()).toBe(before + 1);
    });
  });

  describe('finds', () => {
    it('values in the small letters of a path', async () => {
      const { gateway } = backend();
      const filters = { car_brand: ['skoda>octavia'], car_fuel: ['diesel'] };
      expect((await gateway.searchCars(ask({ filters }))).total_items).toBe(6);
    });

    it('what was meant by a typing error', async () => {
      const answer = await backend().gateway.searchCars(
        ask({ keyphrase: 'vovlo diesel', facets: [{ name: 'car_body' }] }),
      );
      expect(answer).toMatchObject({ total_items: 8, keyphrase_used: 'volvo diesel' });
      expect(facetOf(answer, 'car_body')[0]).toBe('Kombi 8');
    });

    it('nothing for words that resemble none', async () => {
      const answer = await backend().gateway.searchCars(ask({ keyphrase: 'farkost' }));
      expect(answer).toMatchObject({ total_items: 0, content: [] });
      expect(answer).not.toHaveProperty('keyphrase_used');
    });

    it("no cars beyond the engine's maximum depth", async () => {
      const answer = await backend().gateway.searchCars(ask({ offset: 9_990, limit: 48 }));
      expect(answer).toMatchObject({ content: [], total_items: listed, offset: 9_990 });
      expect(answer).not.toHaveProperty('error');
      expect(await backend().gateway.searchCars(ask({ offset: 20_000 }))).toMatchObject({ total_items: listed });
    });

    it('fields by their exact names', async () => {
      const fields = ['car_*', 'car_primary_image.thumbnail_url', 'car_id'];
      const { content } = await backend().gateway.searchCars(ask({ fields, limit: 1 }));
      expect(Object.keys(content[0] ?? {})).toEqual(['car_id']);
      const none = await backend().gateway.searchCars(ask({ fields: ['*'], limit: 1 }));
      expect(none.content).toEqual([{}]);
    });
  });

  describe('when a new stock was indexed', () => {
    it('searches it after a minute', async () => {
      const other = await startFakeOpenSearch();
      stops.push(() => other.stop());
      const client = openSearchClient(other);
      stops.push(() => client.close());
      const { cars, dealers } = contractStock();
      const indexCars = (count: number): Promise<unknown> =>
        indexContractStock(client, { ...contractIndexes, cars: cars.slice(0, count), dealers });
      await indexCars(20);
      const changed: string[] = [];
      const { gateway, listing } = backend({ ...other, onChange: (site) => changed.push(site) });
      const totalAt = async (offset: number): Promise<number> =>
        (await gateway.searchCars(ask({ offset }))).total_items;
      expect(await totalAt(0)).toBe(20);
      const version = await listing.version('harbour-bil');

      await indexCars(30);
      expect(await totalAt(1)).toBe(20);
      now = 61_000;
      expect(await totalAt(2)).toBe(30);
      expect(changed).toEqual(['harbour-bil']);
      expect(await listing.version('harbour-bil')).not.toBe(version);

      await indexCars(40);
      await indexCars(50);
      expect(await totalAt(3)).toBe(50);
      expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
    });
  });

  const neverEnds: readonly EngineFault[] = ['hang', 'stalled', 'half'];

  describe.each(engineFaults.filter((fault) => atLength || !['hang', 'half'].includes(fault)))(
    'with an engine that fails (%s)',
    (fault) => {
      // This timeout also applies to good responses.
      const patience = neverEnds.includes(fault) ? { timeoutMs: 1500 } : {};

      it('gives the empty result with error until it recovers', async () => {
        const { searchCars, searchDealers } = backend(patience).gateway;
        await fake.setFault(fault);
        const answers = await Promise.all([searchCars(ask({ keyphrase: 'abc 101' })), searchDealers(askDealers())]);
        expect(answers).toEqual([nothing, nothing]);
        const events = logger.lines.filter(({ level }) => level === 'error').map(({ event }) => event);
        expect(events).toEqual(['catalogue.searchFailed', 'catalogue.searchFailed']);
        expect(JSON.stringify(logger.lines)).not.toMatch(/abc.?101|fake-engine-password/i);
        await fake.setFault(null);
        expect((await searchCars(ask({ keyphrase: 'abc 101' }))).total_items).toBe(1);
        expect((await searchDealers(askDealers())).total_items).toBe(5);
      });

      it('in the middle of a search gives no half answer', async () => {
        const { gateway } = backend(patience);
        await gateway.searchCars(ask());
        await fake.setFault(fault);
        const facets = [{ name: 'car_price' }];
        expect(await gateway.searchCars(ask({ facets, filters: { car_fuel: ['El'] } }))).toEqual(nothing);
      });

      it('is not taken for an empty stock', async () => {
        const { listing } = backend({ timeoutMs: 300 });
        await fake.setFault(fault);
        await expect(listing.count('harbour-bil')).rejects.toThrow('cannot be listed');
        await expect(listing.version('harbour-bil')).rejects.toThrow('cannot be listed');
      });
    },
  );

  describe('with an engine in trouble', () => {
    it('asks again after one answer that was lost', async () => {
      await fake.setFault('reset', 1);
      expect((await backend().gateway.searchCars(ask())).total_items).toBe(listed);
    });

    it('leaves it alone for a while when it keeps failing', async () => {
      const { gateway } = backend();
      await fake.setFault('tooMany');
      for (let offset = 0; offset < 10; offset += 1) expect(await gateway.searchCars(ask({ offset }))).toEqual(nothing);
      expect(fake.calls).toHaveLength(5);
      await fake.setFault(null);
      now = 10_001;
      expect((await gateway.searchCars(ask())).total_items).toBe(listed);
    });

    it('says what to do about a missing index', async () => {
      const empty = await startFakeOpenSearch();
      stops.push(() => empty.stop());
      expect(await backend(empty).gateway.searchCars(ask())).toEqual(nothing);
      expect(logger.lines.at(-1)?.facts['reason']).toMatch(/no index "vehicles_harbour-bil".*npm run search:index/);

      const index = fake.indexes.get(fake.aliases.get(contractIndexes.dealerIndex) ?? '');
      const { meta } = index ?? {};
      if (index) index.meta = { form: 0, version: 'x' };
      expect(await backend().gateway.searchDealers(askDealers())).toEqual(nothing);
      expect(logger.lines.at(-1)?.facts['reason']).toMatch(/not built by this version.*npm run search:index/);
      if (index) index.meta = meta;
    });

    it('gives the empty result with error when the password is wrong', async () => {
      expect(await backend({ password: 'wrong-password' }).gateway.searchCars(ask())).toEqual(nothing);
      expect(logger.lines.at(-1)?.facts['reason']).toMatch(/^status 401/);
      expect(JSON.stringify(logger.lines)).not.toContain('wrong-password');
    });
  });

  describe('lists the stock', () => {
    it('with every car for sale once', async () => {
      const { listing } = backend();
      expect(await listing.count('harbour-bil')).toBe(listed);
      const cars = [];
      for await (const batch of listing.vehicles('harbour-bil', 0, 50_000)) cars.push(...batch);
      expect(cars.map(({ car_id }) => car_id)).toEqual(Array.from({ length: listed }, (_none, at) => carId(at + 1)));
      expect(cars[0]).toEqual({ car_id: 'car-01', slug: 'slug-01', updated: '2025-01-01', image: '/media/01.webp' });
      const part = [];
      for await (const batch of listing.vehicles('harbour-bil', 10, 20)) part.push(...batch);
      expect(part).toEqual(cars.slice(10, 20));
    });

    it('as empty for a site without stock', async () => {
      const { listing } = backend();
      expect(await listing.count('harbour-trucks')).toBe(0);
      for await (const batch of listing.vehicles('harbour-trucks', 0, 10)) expect(batch).toEqual([]);
      expect(fake.calls).toEqual([]);
    });
  });
});
