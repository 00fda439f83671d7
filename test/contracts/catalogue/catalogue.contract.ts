import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atLength } from '../../fixtures/atLength.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { contractIndexes, contractStock } from '../../fixtures/catalogue/contractStock.ts';
import type { ContractStock } from '../../fixtures/catalogue/contractStock.ts';
import { referenceSearch } from '../../fixtures/catalogue/referenceSearch.ts';
import { searchRequests, stockWithSold } from '../../fixtures/catalogue/searchRequests.ts';
import { catalogueCountsContract } from './catalogueCounts.contract.ts';
import { ask, carId, facetOf, listed } from './catalogueSearches.ts';
import { catalogueWordsContract } from './catalogueWords.contract.ts';

export interface ContractOptions {
  /** The gateway is bound to the site of the stock, as the browser's is. */
  oneSite?: boolean;
  /** Number of random searches compared with the reference. */
  randomSearches?: number;
}

/** Contract of every catalogue, over the fixed stock and a random one. @see CatalogueGateway */
export function catalogueContract(
  name: string,
  makeGateway: (stock: ContractStock) => Promise<CatalogueGateway>,
  { oneSite = false, randomSearches = atLength ? 120 : 20 }: ContractOptions = {},
): void {
  let made: Promise<CatalogueGateway> | undefined;
  const fixed = (): Promise<CatalogueGateway> => (made ??= makeGateway(contractStock()));
  catalogueCountsContract(name, fixed);
  catalogueWordsContract(name, fixed);

  describe(`the catalogue through ${name}`, () => {
    let gateway: CatalogueGateway;
    beforeAll(async () => {
      gateway = await fixed();
    });

    const totalOf = async (filters: Filters): Promise<number> =>
      (await gateway.searchCars(ask({ filters, limit: 0 }))).total_items;
    const idsOf = async (more: Partial<SearchRequest>): Promise<(string | undefined)[]> =>
      (await gateway.searchCars(ask(more))).content.map((car) => car.car_id);

    describe('filters', () => {
      it('of one facet are alternatives', async () => {
        expect(await totalOf({ car_fuel: ['El', 'Diesel'] })).toBe(40);
        expect(await totalOf({ car_fuel: ['El', 'Diesel'], car_body: ['Kombi'] })).toBe(14);
        expect(await totalOf({ car_fuel: ['El'], car_body: ['Kombi'] })).toBe(0);
      });

      it('with "all" require every value', async () => {
        expect(await totalOf({ car_equipment: ['Dragkrok', 'Backkamera'] })).toBe(28);
        expect(await totalOf({ car_equipment: { all: ['Dragkrok', 'Backkamera'] } })).toBe(12);
        expect(await totalOf({ car_equipment: { all: ['Dragkrok'], not: ['Backkamera'] } })).toBe(16);
        expect(await totalOf({ car_equipment: { all: ['Dragkrok', 'nothing'] } })).toBe(0);
      });

      it('with alternatives within all require any of them', async () => {
        expect(await totalOf({ car_equipment: { all: ['Dragkrok|nothing', 'Backkamera'] } })).toBe(12);
        expect(await totalOf({ car_equipment: { all: ['Dragkrok|Backkamera'] } })).toBe(28);
      });

      it('with not also keep cars without the value', async () => {
        expect(await totalOf({ car_brand: { not: ['Volvo'] } })).toBe(34);
        expect(await totalOf({ car_brand: { any: ['Volvo', 'BMW'], not: ['Volvo>V60'] } })).toBe(26);
        expect(await totalOf({ car_equipment: { not: ['Dragkrok'] } })).toBe(30);
      });

      it('on any monthly cost take loans or private leasing', async () => {
        expect(await totalOf({ car_monthly_cost: ['-3000'] })).toBe(12);
        expect(await totalOf({ car_monthly_cost: ['-3000'], car_fuel: ['El'] })).toBe(4);
        expect(await totalOf({ car_monthly_cost: ['4000-'] })).toBe(0);
      });

      it('on a model narrow its brand alone', async () => {
        expect(await totalOf({ car_brand: ['Volvo', 'Volvo>V60'] })).toBe(8);
        expect(await totalOf({ car_brand: ['Volvo>V60', 'BMW'] })).toBe(18);
        expect(await totalOf({ car_brand: ['BMW>V60'] })).toBe(0);
      });

      it('on ids find those cars', async () => {
        expect(await idsOf({ filters: { car_id: [carId(3), carId(40), 'nobody'] } })).toHaveLength(2);
        expect(await totalOf({ car_id: { not: [carId(3), carId(40)] } })).toBe(listed - 2);
        expect(await idsOf({ filters: { car_id: { not: [carId(3)] }, car_model: ['XC60'] } })).not.toContain(carId(3));
      });

      it('on flags hold', async () => {
        expect(await totalOf({ caroftheweek: [true] })).toBe(10);
        expect(await totalOf({ car_site_id: ['d1'] })).toBe(29);
        expect(await totalOf({ car_website_city: ['Malmö'] })).toBe(29);
      });

      it('on something that no car has by name change nothing', async () => {
        expect(await totalOf({ unheard_of: ['1'] })).toBe(listed);
      });

      it('without values change nothing', async () => {
        expect(await totalOf({ car_fuel: [], car_brand: [] })).toBe(listed);
      });
    });

    describe('sold cars', () => {
      it('are in no list', async () => {
        const answer = await gateway.searchCars(ask({ facets: [{ name: 'car_sale_state' }] }));
        expect(answer.total_items).toBe(listed);
        expect(answer.content.map((car) => car.car_id)).not.toContain(carId(59));
        expect(facetOf(answer, 'car_sale_state')).toEqual([`available ${String(listed)}`]);
      });

      it('are found by their id', async () => {
        const answer = await gateway.searchCars(
          ask({ filters: { car_id: [carId(59)] }, fields: ['car_id', 'car_sale_state', 'car_sold_at'] }),
        );
        expect(answer.total_items).toBe(1);
        expect(answer.content).toEqual([
          { car_id: carId(59), car_sale_state: 'sold', car_sold_at: '2026-01-05T10:00:00Z' },
        ]);
      });
    });

    describe('pages', () => {
      it('come in the requested order', async () => {
        const rising = await idsOf({ sort_name: 'car_price:asc' });
        expect(rising.slice(0, 11)).toEqual([57, 58, 17, 18, 19, 20, 21, 22, 23, 24, 1].map(carId));
        expect(rising.slice(-6)).toEqual([35, 36, 37, 38, 39, 40].map(carId));
        const falling = await idsOf({ sort_name: 'car_price:desc' });
        expect(falling.slice(0, 2)).toEqual([carId(34), carId(33)]);
        expect(falling.slice(-6)).toEqual([35, 36, 37, 38, 39, 40].map(carId));
      });

      it('are the newest first without an order', async () => {
        const newest = [17, 18, 19, 20, 21, 22, 23, 24, 58, 57].map(carId);
        expect((await idsOf({})).slice(0, 10)).toEqual(newest);
      });

      it.each(['', 'car_price:asc', 'car_year:desc', 'car_mileage:asc'])(
        'in the order "%s" make up the whole list',
        async (sort_name) => {
          const whole = await idsOf({ sort_name });
          const pages: (string | undefined)[] = [];
          for (let offset = 0; offset < listed; offset += 7) {
            pages.push(...(await idsOf({ sort_name, offset, limit: 7 })));
          }
          expect(pages).toEqual(whole);
          expect(new Set(pages).size).toBe(listed);
        },
      );

      it('of no cars still have counts', async () => {
        const none = await gateway.searchCars(ask({ limit: 0, facets: [{ name: 'car_fuel' }] }));
        expect(none).toMatchObject({ content: [], total_items: listed, limit: 0 });
        expect(facetOf(none, 'car_fuel')).toHaveLength(3);
        const beyond = await gateway.searchCars(ask({ offset: 1000, limit: 48 }));
        expect(beyond).toMatchObject({ content: [], total_items: listed, offset: 1000 });
      });

      it('have the requested fields', async () => {
        const filters = { car_id: [carId(1)] };
        const [some] = (await gateway.searchCars(ask({ fields: ['car_id', 'car_price', 'nothing'], filters }))).content;
        expect(Object.keys(some ?? {}).sort()).toEqual(['car_id', 'car_price']);
        const [whole] = (await gateway.searchCars(ask({ fields: [], filters }))).content;
        expect(whole).toEqual(contractStock().cars[0]);
      });
    });

    if (oneSite) {
      it('answers the empty result with error for the index of another site', async () => {
        const other = await gateway.searchCars(ask({ index: 'vehicles_harbour-bil-no' }));
        expect(other).toEqual({ facet: [], content: [], total_items: 0, error: true });
      });
    } else {
      it('throws UnknownIndexError for an unknown index', async () => {
        const { index, dealerIndex } = contractIndexes;
        await expect(gateway.searchCars(ask({ index: 'vehicles_nobody' }))).rejects.toBeInstanceOf(UnknownIndexError);
        await expect(gateway.searchCars(ask({ index: dealerIndex }))).rejects.toBeInstanceOf(UnknownIndexError);
        await expect(gateway.searchDealers(ask({ index }))).rejects.toBeInstanceOf(UnknownIndexError);
      });
    }

    it(`answers ${String(randomSearches)} random searches as the reference does`, async () => {
      const shape = {
        brands: 6,
        modelsPerBrand: 4,
        sites: 5,
        equipment: 30,
        vocabulary: 60,
        missing: 0.12,
        priceStep: 10_000,
      };
      const cars = stockWithSold(160, shape, 77);
      const random = await makeGateway({ ...contractIndexes, cars, dealers: [] });
      await fc.assert(
        fc.asyncProperty(searchRequests(cars, contractIndexes.index), async (request) => {
          const answer = await random.searchCars(request);
          const expected = referenceSearch(cars, request);
          if (!isDeepStrictEqual(answer, expected)) expect(answer).toEqual(expected);
        }),
        { numRuns: randomSearches, seed: 4102, endOnFailure: true },
      );
    });
  });
}
