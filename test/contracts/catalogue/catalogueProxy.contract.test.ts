import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { atLength } from '../../fixtures/atLength.ts';
import { withKeyphrases } from '../../../server/catalogue/keyphrases/withKeyphrases.ts';
import { createSearchProxyBackend } from '../../../server/catalogue/searchProxy/searchProxyBackend.ts';
import type { SearchProxyOptions } from '../../../server/catalogue/searchProxy/searchProxyBackend.ts';
import { stockListingOver } from '../../../server/catalogue/stockListingOver.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { contractIndexes, contractSites, contractStock } from '../../fixtures/catalogue/contractStock.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { searchFaults, startFakeSearchProxy } from '../../upstreams/fakeSearchProxy.ts';
import type { FakeSearchProxy, SearchFault } from '../../upstreams/fakeSearchProxy.ts';
import { ask, askDealers, carId, listed } from './catalogueSearches.ts';

const nothing = { facet: [], content: [], total_items: 0, error: true };

let fake: FakeSearchProxy;
let logger: ReturnType<typeof collectingLogger>;

beforeAll(async () => {
  fake = await startFakeSearchProxy([contractStock()]);
});
afterAll(() => fake.stop());
beforeEach(async () => {
  await fake.setFault(null);
  fake.calls.length = 0;
  logger = collectingLogger();
});

/** Creates a new backend whose timeout is longer than a good response takes on any machine. */
function backend(more: Partial<SearchProxyOptions> = {}): CatalogueBackend {
  const { endpoint, apiKey } = fake;
  return createSearchProxyBackend({ endpoint, apiKey, stockSites: contractSites, logger, timeoutMs: 10_000, ...more });
}

/** For who waits in vain. */
const hasty = { timeoutMs: 300 };

describe('what the search proxy is sent', () => {
  it('is a POST of JSON with the key', async () => {
    await backend().searchCars(ask());
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.method).toBe('POST');
    expect(fake.calls[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-api-key': fake.apiKey });
  });

  it('has the key under another name when the configuration says so', async () => {
    const answer = await backend({ apiKeyHeader: 'Ocp-Apim-Subscription-Key' }).searchCars(ask());
    expect(fake.calls[0]?.headers['ocp-apim-subscription-key']).toBe(fake.apiKey);
    expect(answer.error).toBe(true); // The fake searches under its usual name.
  });

  it('has only the eight documented parts', async () => {
    const carelessly = { ...ask({ keyphrase: 'xc60', limit: 24 }), language: 'sv' };
    await backend().searchCars(carelessly);
    expect(fake.calls[0]?.body).toEqual({
      index: contractIndexes.index,
      fields: ['car_id'],
      keyphrase: 'xc60',
      facets: [],
      limit: 24,
      offset: 0,
      sort_name: '',
      filters: {},
    });
  });

  it('names facets with their filters', async () => {
    const facets = [
      { name: 'car_brand', child_name: 'car_model', sort_order: 'asc' as const, filters: { car_fuel: ['El'] } },
    ];
    await backend().searchCars(ask({ facets, filters: { car_id: { not: [carId(1)] }, car_price: ['0-5'] } }));
    expect(fake.calls[0]?.body.facets).toEqual(facets);
    expect(fake.calls[0]?.body.filters).toEqual({ car_id: { not: [carId(1)] }, car_price: ['0-5'] });
  });

  it('asks for both names of a dealer’s id', async () => {
    await backend().searchDealers(askDealers());
    expect(fake.calls[0]?.body).toMatchObject({ index: contractIndexes.dealerIndex, fields: ['id', 'site_id'] });
  });
});

describe('answers of the search proxy', () => {
  it('are kept for a minute', async () => {
    let now = 0;
    const { searchCars } = backend({ clock: () => now });
    const first = await searchCars(ask());
    now = 59_000;
    expect(await searchCars(ask())).toEqual(first);
    expect(fake.calls).toHaveLength(1);
    now = 61_000;
    expect(await searchCars(ask())).toEqual(first);
    expect(fake.calls).toHaveLength(2);
  });

  it('are cached by the normalised search', async () => {
    const { searchCars } = backend();
    await searchCars(ask({ filters: { car_fuel: ['El'], car_body: ['SUV'] } }));
    await searchCars(ask({ filters: { car_body: ['SUV'], car_fuel: ['El'] } }));
    expect(fake.calls).toHaveLength(1);
    await searchCars(ask({ filters: { car_fuel: ['El'], car_body: ['Kombi'] } }));
    await searchCars(ask({ filters: { car_fuel: ['El'], car_body: ['SUV'] }, offset: 1 }));
    expect(fake.calls).toHaveLength(3);
  });

  it('serve a thousand equal searches at once from one call', async () => {
    const { searchCars } = backend();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => searchCars(ask())));
    expect(fake.calls).toHaveLength(1);
    expect(answers.every(({ total_items }) => total_items === listed)).toBe(true);
  });
});

const neverEnds: readonly SearchFault[] = ['hang', 'stalled', 'half'];

describe.each(searchFaults.filter((fault) => atLength || !['hang', 'half'].includes(fault)))(
  'a search proxy that fails (%s)',
  (fault) => {
    it('gives the empty result with error until it recovers', async () => {
      // This timeout also applies to the good responses afterwards.
      const { searchCars, searchDealers } = backend(neverEnds.includes(fault) ? { timeoutMs: 1500 } : {});
      await fake.setFault(fault);
      const answers = await Promise.all([searchCars(ask({ keyphrase: 'abc 101' })), searchDealers(askDealers())]);
      expect(answers).toEqual([nothing, nothing]);
      const events = logger.lines.filter(({ level }) => level === 'error').map(({ event }) => event);
      expect(events).toEqual(['catalogue.searchFailed', 'catalogue.searchFailed']);
      expect(JSON.stringify(logger.lines)).not.toMatch(/abc.?101|fake-search-key/i);
      await fake.setFault(null);
      expect((await searchCars(ask({ keyphrase: 'abc 101' }))).total_items).toBe(1);
      expect((await searchDealers(askDealers())).total_items).toBe(5);
    });

    it('leaves typed words as they are', async () => {
      const gateway = withKeyphrases(backend(hasty), () => [{ name: 'car_brand' }]);
      await fake.setFault(fault);
      const { index } = contractIndexes;
      const meaning = await gateway.understand({ index, language: 'sv', keyphrase: 'volvo kombi' });
      expect(meaning).toEqual({ filters: {}, keyphrase: 'volvo kombi' });
    });

    it('is not taken for an empty stock', async () => {
      const listing = stockListingOver(backend(hasty), contractSites);
      await fake.setFault(fault);
      await expect(listing.count('harbour-bil')).rejects.toThrow('the search does not respond');
      await expect(listing.version('harbour-bil')).rejects.toThrow('the search does not respond');
    });
  },
);

describe('a search proxy in trouble', () => {
  it.each(['tooMany', 'reset'] as const)('is asked again after one answer that is %s', async (fault) => {
    await fake.setFault(fault, 1);
    expect((await backend().searchCars(ask())).total_items).toBe(listed);
  });

  it('is left alone for a while when it keeps failing', async () => {
    let now = 0;
    const { searchCars } = backend({ clock: () => now });
    await fake.setFault('broken');
    for (let offset = 0; offset < 10; offset += 1) expect(await searchCars(ask({ offset }))).toEqual(nothing);
    expect(fake.calls).toHaveLength(5);
    await fake.setFault(null);
    now = 10_001;
    expect((await searchCars(ask())).total_items).toBe(listed);
  });

  it('costs one answer only when an answer of the minute is still kept', async () => {
    const { searchCars } = backend();
    const good = await searchCars(ask());
    await fake.setFault('broken');
    expect(await searchCars(ask())).toEqual(good);
    expect(await searchCars(ask({ offset: 1 }))).toEqual(nothing);
  });

  it('that refuses the key gives the empty result with error', async () => {
    expect(await backend({ apiKey: 'wrong' }).searchCars(ask())).toEqual(nothing);
    expect(await backend({ apiKey: '' }).searchCars(ask())).toEqual(nothing);
    expect(fake.calls[1]?.headers).not.toHaveProperty('x-api-key');
  });
});

describe('the stock listed through the search proxy', () => {
  it('has every car for sale once', async () => {
    const listing = stockListingOver(backend(), contractSites);
    expect(await listing.count('harbour-bil')).toBe(listed);
    const cars = [];
    for await (const batch of listing.vehicles('harbour-bil', 0, 50_000)) cars.push(...batch);
    expect(cars).toHaveLength(listed);
    expect(new Set(cars.map(({ car_id }) => car_id)).size).toBe(listed);
    expect(cars[0]).toEqual({ car_id: 'car-01', slug: 'slug-01', updated: '2025-01-01', image: '/media/01.webp' });
    const part = [];
    for await (const batch of listing.vehicles('harbour-bil', 10, 20)) part.push(...batch);
    expect(part).toEqual(cars.slice(10, 20));
  });

  it('has a version that stays until the stock changes', async () => {
    const version = (): Promise<string> => stockListingOver(backend(), contractSites).version('harbour-bil');
    expect(await version()).toBe(await version());
    const other = contractStock();
    const shorter = await startFakeSearchProxy([{ ...other, cars: other.cars.slice(1) }]);
    const { endpoint } = shorter;
    expect(await stockListingOver(backend({ endpoint }), contractSites).version('harbour-bil')).not.toBe(
      await version(),
    );
    await shorter.stop();
  });

  it('is empty for a site without stock', async () => {
    const listing = stockListingOver(backend(), contractSites);
    expect(await listing.count('harbour-trucks')).toBe(0);
    for await (const batch of listing.vehicles('harbour-trucks', 0, 10)) expect(batch).toEqual([]);
    expect(fake.calls).toEqual([]);
  });

  it('of an engine that delivers hits up to some offset only rejects beyond it', async () => {
    const capped: CatalogueBackend = {
      ...backend(),
      searchCars: async ({ limit, offset }) => {
        const count = Math.max(0, Math.min(limit, 1500 - offset));
        const content = Array.from({ length: count }, (_none, at) => ({ car_id: String(offset + at), slug: 's' }));
        return { facet: [], content, total_items: 5000 };
      },
    };
    const read = async (): Promise<number> => {
      let cars = 0;
      for await (const batch of stockListingOver(capped, contractSites).vehicles('harbour-bil', 0, 50_000)) {
        cars += batch.length;
      }
      return cars;
    };
    await expect(read()).rejects.toThrow('of 5000 the search returned none from 1500 on');
  });
});

describe('required and excluded values through the search proxy', () => {
  const filters = { car_equipment: { all: ['Dragkrok', 'Backkamera'], not: ['Panoramatak'] }, car_fuel: ['El'] };

  it('are sent as a condition on car_id', async () => {
    await backend().searchCars(ask({ filters }));
    expect(fake.calls.map(({ body }) => body.filters)).toEqual([
      { car_equipment: ['Dragkrok'] },
      { car_equipment: ['Backkamera'] },
      { car_equipment: ['Panoramatak'] },
      { car_fuel: ['El'], car_id: Array.from({ length: 12 }, (_none, at) => carId(41 + at)).reverse() },
    ]);
  });

  it('match nothing when no car has all of them', async () => {
    const none = { car_equipment: { all: ['Panoramatak', 'Backkamera'] } };
    expect((await backend().searchCars(ask({ filters: none }))).total_items).toBe(0);
  });

  it('cost no further search for another page within a minute', async () => {
    const { searchCars } = backend();
    await searchCars(ask({ filters, limit: 5 }));
    fake.calls.length = 0;
    await searchCars(ask({ filters, limit: 5, offset: 5 }));
    expect(fake.calls).toHaveLength(1);
  });

  it('fail as a whole when the ids of a value cannot be read', async () => {
    await fake.setFault('broken');
    expect(await backend().searchCars(ask({ filters }))).toEqual(nothing);
  });
});
