import { expect, it } from '@jest/globals';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { relaxSearch } from './withKeyphrases.ts';

const facets = [{ name: 'car_brand' }, { name: 'car_fuel' }];

function backendOver(totalOf: (request: SearchRequest) => number) {
  const requests: SearchRequest[] = [];
  const backend: CatalogueBackend = {
    searchCars: (request) => {
      requests.push(request);
      const content = request.limit > 0 ? [{ car_id: '1' }] : [];
      return Promise.resolve({ facet: [], content, total_items: totalOf(request) });
    },
    searchDealers: () => Promise.resolve({ facet: [], content: [], total_items: 0 }),
  };
  return { backend, requests };
}

const list = { index: 'vehicles_a', keyphrase: 'fiesta', filters: { car_brand: ['Ford'], car_fuel: ['El'] } };

it('relaxSearch() returns only lists that have cars', async () => {
  const { backend } = backendOver(({ keyphrase }) => (keyphrase === '' ? 12 : 0));
  expect(await relaxSearch(backend, facets, list)).toEqual({
    lists: [{ keyphrase: '', filters: list.filters, without: [{ words: 'fiesta' }], total: 12 }],
    cars: [{ car_id: '1' }],
  });
});

it('relaxSearch() searches once per condition', async () => {
  const { backend, requests } = backendOver(() => 3);
  await relaxSearch(backend, facets, list);
  expect(requests.map(({ limit }) => limit)).toEqual([0, 0, 0, 4]);
});

it('relaxSearch() leaves out two conditions when no single one is the reason', async () => {
  const { backend } = backendOver(({ keyphrase, filters }) => (keyphrase === '' && !filters['car_fuel'] ? 5 : 0));
  expect(await relaxSearch(backend, facets, list)).toEqual({
    lists: [
      {
        keyphrase: '',
        filters: { car_brand: ['Ford'] },
        without: [{ words: 'fiesta' }, { facet: 'car_fuel', values: ['El'] }],
        total: 5,
      },
    ],
    cars: [{ car_id: '1' }],
  });
});

it('relaxSearch() leaves out all conditions when each of them is a reason', async () => {
  const { backend } = backendOver(({ keyphrase, filters }) =>
    keyphrase === '' && Object.keys(filters).length === 0 ? 40 : 0,
  );
  const { lists, cars } = await relaxSearch(backend, facets, list);
  expect(lists.map(({ total, without }) => [total, without.length])).toEqual([[40, 3]]);
  expect(cars).toHaveLength(1);
});

it('relaxSearch() returns nothing for a stock without cars', async () => {
  const { backend } = backendOver(() => 0);
  expect(await relaxSearch(backend, facets, list)).toEqual({ lists: [], cars: [] });
});
