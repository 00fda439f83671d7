import { describe, expect, it, jest } from '@jest/globals';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { withSearchFailureFallback } from './withSearchFailureFallback.ts';

const list = {
  index: 'vehicles_a',
  fields: [],
  keyphrase: '',
  facets: [],
  limit: 1,
  offset: 0,
  sort_name: '',
  filters: {},
};
const words = { index: 'vehicles_a', language: 'sv', keyphrase: 'röd' } as const;

function failingWith(error: Error) {
  const reject = () => Promise.reject(error);
  const catalogue: CatalogueGateway = { searchCars: reject, searchDealers: reject, understand: reject, relax: reject };
  const logger = collectingLogger();
  const onFailure = jest.fn();
  return { page: withSearchFailureFallback(catalogue, { logger, onFailure }), logger, onFailure };
}

describe('a page whose search has a bug', () => {
  it('gets the empty result with `error`', async () => {
    const { page } = failingWith(new TypeError('x is undefined'));
    expect(await page.searchCars(list)).toEqual({ facet: [], content: [], total_items: 0, error: true });
  });

  it('keeps typed words as they are', async () => {
    const { page } = failingWith(new TypeError('x is undefined'));
    expect(await page.understand(words)).toEqual({ filters: {}, keyphrase: 'röd' });
  });

  it('counts as incomplete', async () => {
    const { page, onFailure } = failingWith(new TypeError('x is undefined'));
    await page.searchDealers(list);
    expect(onFailure).toHaveBeenCalled();
  });

  it('leaves the error in the log', async () => {
    const error = new TypeError('x is undefined');
    const { page, logger } = failingWith(error);
    await page.relax({ index: 'vehicles_a', keyphrase: '', filters: {} });
    expect(logger.lines).toEqual([
      expect.objectContaining({
        level: 'error',
        event: 'catalogue.searchFailed',
        facts: { index: 'vehicles_a', error },
      }),
    ]);
  });
});

it('an index that does not exist is the error of the caller', async () => {
  const { page } = failingWith(new UnknownIndexError('vehicles_a'));
  await expect(page.searchCars(list)).rejects.toThrow(UnknownIndexError);
});
