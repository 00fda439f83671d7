import { expect, it } from '@jest/globals';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { carsByIdSearch, recommendedSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { CarIds } from './CarIds.ts';
import { withMovedCars } from './withMovedCars.ts';

const index = 'vehicles_harbour-bil';

/** A catalogue of the cars 1 and 2, of which 1 was "old" and, before that, "older". */
function movedCatalogue(laterIds: CarIds['laterIds'] = laterIdsOfDemo): CatalogueBackend {
  const backend: CatalogueBackend = {
    searchCars: ({ filters }) => {
      const ids = Array.isArray(filters['car_id']) ? filters['car_id'] : [];
      const content = ['1', '2'].filter((id) => ids.includes(id)).map((car_id) => ({ car_id }));
      return Promise.resolve({ facet: [], content, total_items: content.length });
    },
    searchDealers: () => Promise.reject(new Error('no dealers here')),
  };
  return withMovedCars(backend, { carIds: { laterIds }, stockSites: ['harbour-bil'] });
}

function laterIdsOfDemo(_site: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const later = new Map([
    ['older', ['unserved', '1', 'old']],
    ['old', ['1']],
    ['lost', ['unserved']],
  ]);
  return Promise.resolve(new Map([...later].filter(([id]) => ids.includes(id))));
}

const search = async (catalogue: CatalogueBackend, request: SearchRequest): Promise<Partial<SearchResponse>> => {
  const { content, moved_ids } = await catalogue.searchCars(request);
  return { content, ...(moved_ids && { moved_ids }) };
};

it.each<[string[], Partial<SearchResponse>]>([
  [['1'], { content: [{ car_id: '1' }] }],
  [['old'], { content: [{ car_id: '1' }], moved_ids: { old: '1' } }],
  [['older', '2'], { content: [{ car_id: '2' }, { car_id: '1' }], moved_ids: { older: '1' } }],
  [['old', '1'], { content: [{ car_id: '1' }], moved_ids: { old: '1' } }],
  [['old', 'older'], { content: [{ car_id: '1' }], moved_ids: { old: '1', older: '1' } }],
  [['unknown'], { content: [] }],
])('a search for the cars %j finds them under their present ids', async (ids, answer) => {
  expect(await search(movedCatalogue(), carsByIdSearch(index, ids, ['car_id']))).toEqual(answer);
});

it('a search for an old id finds nothing while the database fails', async () => {
  const catalogue = movedCatalogue(() => Promise.reject(new Error('no database')));
  expect(await search(catalogue, carsByIdSearch(index, ['old'], ['car_id']))).toEqual({ content: [] });
});

it('a search for anything else asks for no old ids', async () => {
  const catalogue = movedCatalogue(() => Promise.reject(new Error('asked')));
  expect(await search(catalogue, recommendedSearch(index, { car_id: 'old' }))).toEqual({ content: [] });
});
