import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Filters } from '../../../shared/catalogue/SearchTypes.ts';
import { contractFacts } from '../../fixtures/catalogue/contractStock.ts';
import { ask, facetOf } from './catalogueSearches.ts';

/** Contract for the counts of every catalogue, over the fixed stock. */
export function catalogueCountsContract(name: string, makeGateway: () => Promise<CatalogueGateway>): void {
  describe(`the counts through ${name}`, () => {
    let gateway: CatalogueGateway;
    beforeAll(async () => {
      gateway = await makeGateway();
    });

    const totalOf = async (filters: Filters): Promise<number> =>
      (await gateway.searchCars(ask({ filters, limit: 0 }))).total_items;

    describe('of values have', () => {
      const facets = [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_fuel' }];

      it('all cars by value in order of frequency', async () => {
        const answer = await gateway.searchCars(ask({ facets }));
        expect(answer.facet.map(({ name: own, child_name, type }) => [own, child_name, type])).toEqual([
          ['car_brand', 'car_model', 'terms'],
          ['car_fuel', undefined, 'terms'],
        ]);
        expect(facetOf(answer, 'car_brand')).toEqual([
          'Volvo 24 (XC60 16, V60 8)',
          'Kia 16 (Niro 12, EV6 4)',
          'BMW 10 (X3 10)',
          'Škoda 6 (Octavia 6)',
        ]);
        expect(facetOf(answer, 'car_fuel')).toEqual(['El 26', 'Bensin 18', 'Diesel 14']);
      });

      it('a facet without its own selection', async () => {
        const answer = await gateway.searchCars(ask({ facets, filters: { car_fuel: ['El'] } }));
        expect(answer.total_items).toBe(26);
        expect(facetOf(answer, 'car_fuel')).toEqual(['El 26', 'Bensin 18', 'Diesel 14']);
        expect(facetOf(answer, 'car_brand')).toEqual([
          'Kia 16 (Niro 12, EV6 4)',
          'BMW 10 (X3 10)',
          'Škoda 0 (Octavia 0)',
          'Volvo 0 (V60 0, XC60 0)',
        ]);
      });

      it('brand with model as one facet', async () => {
        const answer = await gateway.searchCars(ask({ facets, filters: { car_brand: ['Volvo>V60'] } }));
        expect(answer.total_items).toBe(8);
        expect(facetOf(answer, 'car_brand')[0]).toBe('Volvo 24 (XC60 16, V60 8)');
        expect(facetOf(answer, 'car_fuel')).toEqual(['Diesel 8', 'Bensin 0', 'El 0']);
      });

      it('values in the order of their texts when asked so', async () => {
        const byText = facets.map((facet) => ({ ...facet, sort_order: 'asc' as const }));
        const answer = await gateway.searchCars(ask({ facets: byText }));
        expect(facetOf(answer, 'car_brand')).toEqual([
          'BMW 10 (X3 10)',
          'Kia 16 (EV6 4, Niro 12)',
          'Škoda 6 (Octavia 6)',
          'Volvo 24 (V60 8, XC60 16)',
        ]);
        expect(facetOf(answer, 'car_fuel')).toEqual(['Bensin 18', 'Diesel 14', 'El 26']);
      });

      it('every value of a car that has several', async () => {
        const answer = await gateway.searchCars(ask({ facets: [{ name: 'car_equipment' }] }));
        expect(facetOf(answer, 'car_equipment')).toEqual(['Dragkrok 28', 'Panoramatak 16', 'Backkamera 12']);
      });

      it('values beside required ones', async () => {
        const equipment = [{ name: 'car_equipment' }, { name: 'car_brand' }];
        const required = await gateway.searchCars(
          ask({ facets: equipment, filters: { car_equipment: { all: ['Backkamera'] } } }),
        );
        expect(facetOf(required, 'car_equipment')).toEqual(['Backkamera 12', 'Dragkrok 12', 'Panoramatak 0']);
        const excluded = await gateway.searchCars(
          ask({ facets: equipment, filters: { car_equipment: { not: ['Backkamera'] }, car_brand: { not: ['BMW'] } } }),
        );
        expect(facetOf(excluded, 'car_equipment')).toEqual(['Dragkrok 16', 'Panoramatak 16', 'Backkamera 0']);
        expect(facetOf(excluded, 'car_brand')).toEqual(['Volvo 24', 'Škoda 6', 'Kia 4', 'BMW 0']);
      });

      it("a facet with filters of its own beside the search's", async () => {
        const own = [{ name: 'car_fuel', filters: { car_brand: ['Volvo'] } }, { name: 'car_body' }];
        const answer = await gateway.searchCars(ask({ facets: own, filters: { car_body: ['Kombi'] } }));
        expect(facetOf(answer, 'car_fuel')).toEqual(['Diesel 8', 'Bensin 0', 'El 0']);
        expect(facetOf(answer, 'car_body')).toEqual(['SUV 42', 'Kombi 14', 'Halvkombi 2']);
      });

      it('a facet with filters of its own under the keyphrase of the search, also a repaired one', async () => {
        const own = [
          { name: 'car_brand', filters: { car_brand: ['Volvo'] } },
          { name: 'car_fuel', filters: { car_equipment: { not: ['Dragkrok'] } } },
        ];
        const answer = await gateway.searchCars(ask({ facets: own, keyphrase: 'NIR' }));
        expect(answer).toMatchObject({ total_items: 12, keyphrase_used: 'nir*' });
        expect(facetOf(answer, 'car_brand')).toEqual(['Kia 12', 'BMW 0', 'Škoda 0', 'Volvo 0']);
      });

      it('a facet whose own filters replace required values of the search', async () => {
        const own = [{ name: 'car_brand', filters: { car_equipment: { any: ['Panoramatak'] } } }, { name: 'car_fuel' }];
        const answer = await gateway.searchCars(
          ask({ facets: own, filters: { car_equipment: { all: ['Backkamera'] } } }),
        );
        expect(answer.total_items).toBe(12);
        expect(facetOf(answer, 'car_brand')).toEqual(['Volvo 16', 'BMW 0', 'Kia 0', 'Škoda 0']);
      });

      it('the kept cars of a keyphrase', async () => {
        const answer = await gateway.searchCars(ask({ facets, keyphrase: 'panoramatak' }));
        expect(answer.total_items).toBe(16);
        expect(facetOf(answer, 'car_fuel')).toEqual(['Bensin 16', 'Diesel 0', 'El 0']);
      });
    });

    describe('of free facts', () => {
      const facets = contractFacts.map((facet) => ({ name: facet }));

      it('have the values of their facets', async () => {
        const answer = await gateway.searchCars(ask({ facets }));
        expect(facetOf(answer, 'fact_emission')).toEqual(['Euro 6 16', 'Euro 5 8']);
        expect(facetOf(answer, 'fact_accident_free')).toEqual(['false 10', 'true 8']);
        const [towing] = answer.facet.filter(({ type }) => type === 'histogram');
        expect(towing).toMatchObject({ name: 'range_towing', min: 1500, max: 2000 });
        expect(towing?.value.reduce((sum, { count }) => sum + count, 0)).toBe(24);
      });

      it('follow their filters', async () => {
        expect(await totalOf({ fact_emission: ['Euro 5'] })).toBe(8);
        expect(await totalOf({ fact_accident_free: ['true'] })).toBe(8);
        expect(await totalOf({ range_towing: ['1800-'] })).toBe(16);
        expect(await totalOf({ range_towing: ['1500-2000'], fact_emission: { not: ['Euro 6'] } })).toBe(8);
      });
    });

    describe('a range', () => {
      it('is a histogram of half-open bins', async () => {
        const { facet } = await gateway.searchCars(ask({ facets: [{ name: 'car_mileage' }] }));
        expect(facet).toHaveLength(1);
        expect(facet[0]).toMatchObject({ name: 'car_mileage', type: 'histogram', min: 0, max: 15 });
        const bins = facet[0]?.value.map(({ count, min, max }) => [count, min, max]);
        const expected = Array.from({ length: 15 }, (_none, at) => [at === 14 ? 2 : 1, at, at + 1]);
        expect(bins).toEqual(expected);
      });

      it('has a hundred bins when it is wide', async () => {
        const facets = [{ name: 'car_price' }];
        const { facet } = await gateway.searchCars(ask({ facets, filters: { car_price: ['500000-'] } }));
        expect(facet[0]).toMatchObject({ min: 99_000, max: 580_000 });
        expect(facet[0]?.value).toHaveLength(100);
        expect(facet[0]?.value.reduce((sum, { count }) => sum + count, 0)).toBe(52);
        expect(facet[0]?.value[1]?.min).toBeCloseTo(99_000 + 4810, 5);
        const narrowed = await gateway.searchCars(ask({ facets, filters: { car_model: ['X3'] } }));
        expect(narrowed.facet[0]).toMatchObject({ min: 400_000, max: 580_000 });
      });

      it('of nothing has no bins', async () => {
        const none = ask({ facets: [{ name: 'car_power' }] });
        expect((await gateway.searchCars(none)).facet).toMatchObject([{ name: 'car_power', value: [] }]);
      });

      it('includes both its ends', async () => {
        expect(await totalOf({ car_price: ['300000-355000'] })).toBe(18);
        expect(await totalOf({ car_price: ['300001-354999'] })).toBe(15);
        expect(await totalOf({ car_price: ['-150000'] })).toBe(10);
        expect(await totalOf({ car_price: ['500000-'] })).toBe(9);
        expect(await totalOf({ car_price: ['-150000', '500000-'] })).toBe(19);
      });

      it('never has a car without the value', async () => {
        expect(await totalOf({ car_price: ['0-'] })).toBe(52);
        expect(await totalOf({ car_mileage: ['-999999'] })).toBe(16);
      });
    });
  });
}
