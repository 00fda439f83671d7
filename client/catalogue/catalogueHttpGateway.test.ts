import { describe, expect, it, jest } from '@jest/globals';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import { createCatalogueHttpGateway } from './catalogueHttpGateway.ts';

const request: SearchRequest = {
  index: 'vehicles_x',
  fields: [],
  keyphrase: '',
  facets: [],
  limit: 1,
  offset: 0,
  sort_name: '',
  filters: {},
};
const found = { facet: [], content: [{ car_id: '1' }], total_items: 1 };

function answering(status: number): jest.Mock<typeof fetch> {
  return jest.fn<typeof fetch>(() =>
    Promise.resolve({ ok: status < 400, json: () => Promise.resolve(found) } as unknown as Response),
  );
}

describe('the catalogue over /api', () => {
  it('posts the request to the search', async () => {
    const fetchLike = answering(200);
    await expect(createCatalogueHttpGateway(fetchLike).searchCars(request)).resolves.toEqual(found);
    expect(fetchLike).toHaveBeenCalledWith('/api/search', expect.objectContaining({ method: 'POST' }));
  });

  it('shares one answer between equal requests for 30 seconds', async () => {
    const fetchLike = answering(200);
    let now = 0;
    const gateway = createCatalogueHttpGateway(fetchLike, () => now);
    await Promise.all([gateway.searchCars(request), gateway.searchCars({ ...request })]);
    now = 29_999;
    await gateway.searchCars(request);
    expect(fetchLike).toHaveBeenCalledTimes(1);
    now = 30_000;
    await gateway.searchCars(request);
    expect(fetchLike).toHaveBeenCalledTimes(2);
  });

  it('tells a failure as the empty answer with an error, and asks again the next time', async () => {
    const fetchLike = answering(503);
    const gateway = createCatalogueHttpGateway(fetchLike);
    const failed = { facet: [], content: [], total_items: 0, error: true };
    await expect(gateway.searchCars(request)).resolves.toEqual(failed);
    fetchLike.mockImplementation(() => Promise.reject(new TypeError('offline')));
    await expect(gateway.searchCars(request)).resolves.toEqual(failed);
    expect(fetchLike).toHaveBeenCalledTimes(2);
  });
});
