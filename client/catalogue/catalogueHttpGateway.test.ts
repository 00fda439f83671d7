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

function answering(status: number, headers: Record<string, string> = {}): jest.Mock<typeof fetch> {
  return jest.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(found), { status, headers })));
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

  it('shares no answer for longer when the clock of the device is set back', async () => {
    const fetchLike = answering(200);
    jest.useFakeTimers();
    const gateway = createCatalogueHttpGateway(fetchLike);
    await gateway.searchCars(request);
    jest.advanceTimersByTime(30_000);
    jest.setSystemTime(Date.now() - 3_600_000);
    await gateway.searchCars(request);
    expect(fetchLike).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('reports a failure as an empty response with an error', async () => {
    const fetchLike = answering(503);
    const gateway = createCatalogueHttpGateway(fetchLike);
    const failed = { facet: [], content: [], total_items: 0, error: true };
    await expect(gateway.searchCars(request)).resolves.toEqual(failed);
    fetchLike.mockImplementation(() => Promise.reject(new TypeError('offline')));
    await expect(gateway.searchCars(request)).resolves.toEqual(failed);
    expect(fetchLike).toHaveBeenCalledTimes(2);
  });

  it.each([429, 503])('retries once after the seconds that a busy server (%i) names', async (status) => {
    jest.useFakeTimers();
    const fetchLike = answering(status, { 'retry-after': '2' });
    const answer = createCatalogueHttpGateway(fetchLike).searchCars(request);
    await jest.advanceTimersByTimeAsync(1999);
    expect(fetchLike).toHaveBeenCalledTimes(1);
    fetchLike.mockImplementation(answering(200));
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual(found);
    expect(fetchLike).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('does not wait for a server that is busy for long', async () => {
    const fetchLike = answering(429, { 'retry-after': '60' });
    await expect(createCatalogueHttpGateway(fetchLike).searchCars(request)).resolves.toMatchObject({ error: true });
    expect(fetchLike).toHaveBeenCalledTimes(1);
  });

  it('gives up when the server is busy a second time', async () => {
    jest.useFakeTimers();
    const fetchLike = answering(429, { 'retry-after': '1' });
    const answer = createCatalogueHttpGateway(fetchLike).searchCars(request);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(answer).resolves.toMatchObject({ error: true });
    expect(fetchLike).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
