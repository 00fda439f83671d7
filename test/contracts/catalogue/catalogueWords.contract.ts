import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { contractIndexes, contractStock } from '../../fixtures/catalogue/contractStock.ts';
import { ask, askDealers, carId, facetOf } from './catalogueSearches.ts';

/** Contract for typed words and dealers in every catalogue, over the fixed stock. */
export function catalogueWordsContract(name: string, makeGateway: () => Promise<CatalogueGateway>): void {
  describe(`words and dealers through ${name}`, () => {
    let gateway: CatalogueGateway;
    beforeAll(async () => {
      gateway = await makeGateway();
    });

    const idsOf = async (more: Partial<SearchRequest>): Promise<(string | undefined)[]> =>
      (await gateway.searchCars(ask(more))).content.map((car) => car.car_id);

    describe('a keyphrase', () => {
      const totalFor = async (keyphrase: string): Promise<number> =>
        (await gateway.searchCars(ask({ keyphrase, limit: 0 }))).total_items;

      it('finds whole words whatever their case', async () => {
        expect(await totalFor('XC60')).toBe(16);
        expect(await totalFor('skoda')).toBe(6);
        expect(await totalFor('bla')).toBe(16);
      });

      it('reports that it searched by prefix when no text has the word', async () => {
        const answer = await gateway.searchCars(ask({ keyphrase: 'NIR', limit: 0 }));
        expect(answer).toMatchObject({ total_items: 12, keyphrase_used: 'nir*' });
      });

      it('never finds a longer word by a short beginning outside of names', async () => {
        expect(await gateway.searchCars(ask({ keyphrase: 'dies', limit: 0 }))).toMatchObject({ total_items: 0 });
      });

      it('reports that it searched by a longer prefix', async () => {
        const answer = await gateway.searchCars(ask({ keyphrase: 'diese', limit: 0 }));
        expect(answer.total_items).toBeGreaterThan(0);
        expect(answer.keyphrase_used).toBe('diese*');
      });

      it('reports that it split letters from digits', async () => {
        const answer = await gateway.searchCars(ask({ keyphrase: 'volvo2021', limit: 0 }));
        expect(answer.keyphrase_used ?? 'volvo 2021').toBe('volvo 2021');
      });

      it('must be found with every word', async () => {
        expect(await totalFor('volvo diesel')).toBe(8);
        expect(await totalFor('volvo octavia')).toBe(0);
      });

      it('that is a registration number finds that car', async () => {
        expect(await idsOf({ keyphrase: 'abc 105' })).toEqual([carId(5)]);
        expect(await idsOf({ keyphrase: 'CHASSIS1000005' })).toEqual([carId(5)]);
      });

      it('is turned into filters where words are values', async () => {
        const { index } = contractIndexes;
        const meaning = await gateway.understand({ index, language: 'sv', keyphrase: 'volvo farkost kombi' });
        expect(meaning.filters).toEqual({ car_brand: ['Volvo'], car_body: ['Kombi'] });
        expect(meaning.keyphrase).toBe('farkost');
      });

      it('that leaves no car is offered without each condition that leaves cars', async () => {
        const { index } = contractIndexes;
        const { lists, cars } = await gateway.relax({
          index,
          keyphrase: 'farkost',
          filters: { car_brand: ['Volvo'], car_fuel: ['Diesel'] },
        });
        expect(lists.map(({ without, total }) => [without, total])).toEqual([[[{ words: 'farkost' }], 8]]);
        expect(cars).toHaveLength(4);
        expect(cars[0]?.car_brand).toBe('Volvo');
      });

      it('of nothing means nothing', async () => {
        const { index } = contractIndexes;
        const meaning = await gateway.understand({ index, language: 'sv', keyphrase: '' });
        expect(meaning).toEqual({ filters: {}, keyphrase: '' });
      });
    });

    describe('dealers', () => {
      const dealerIds = async (more: Partial<SearchRequest>): Promise<(string | undefined)[]> =>
        (await gateway.searchDealers(askDealers(more))).content.map(({ id }) => id);

      it('come in their order on the website', async () => {
        expect(await dealerIds({})).toEqual(['d1', 'd2', 'd3', 'd0', 'd4']);
        expect(await dealerIds({ sort_name: 'website_sort_order:asc', offset: 1, limit: 2 })).toEqual(['d2', 'd3']);
        expect(await dealerIds({ sort_name: 'site_city:asc' })).toEqual(['d3', 'd4', 'd2', 'd1', 'd0']);
      });

      it('are found by any of their keys', async () => {
        expect(await dealerIds({ filters: { slug: ['dealer-3'] } })).toEqual(['d3']);
        expect(await dealerIds({ filters: { id: ['d4'] } })).toEqual(['d4']);
        expect(await dealerIds({ filters: { site_city: ['Lund', 'Ystad'] } })).toEqual(['d2', 'd0']);
        expect(await dealerIds({ filters: { site_brands: ['Volvo'] } })).toEqual(['d1', 'd2']);
        expect(await dealerIds({ filters: { department_group: ['Workshop'] } })).toEqual(['d2', 'd0']);
        expect(await dealerIds({ keyphrase: 'malmö' })).toEqual(['d1']);
      });

      it('are counted as cars are', async () => {
        const facets = [{ name: 'site_brands' }, { name: 'department_group' }];
        const answer = await gateway.searchDealers(askDealers({ facets, filters: { site_brands: ['Volvo'] } }));
        expect(answer.total_items).toBe(2);
        expect(facetOf(answer, 'site_brands')).toEqual(['BMW 2', 'Volvo 2', 'Kia 1']);
        expect(facetOf(answer, 'department_group')).toEqual(['New cars 1', 'Workshop 1', 'Parts 0']);
      });

      it('are delivered whole', async () => {
        const answer = await gateway.searchDealers(askDealers({ fields: [], filters: { id: ['d1'] } }));
        expect(answer.content).toEqual([contractStock().dealers[1]]);
      });
    });
  });
}
