import { expect, it } from '@jest/globals';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { vehicleIndexSchema } from '../embedded/vehicleIndexSchema.ts';
import { createEditions } from './editions.ts';
import type { OpenSearchCalls } from './openSearchCalls.ts';

const { hierarchy: _hierarchy, ...schema } = { ...vehicleIndexSchema, terms: [], ranges: [] };
const aggregations = { listed: { doc_count: 1 }, withheld: { doc_count: 0 } };

it.each([
  [90, 'cars-1'],
  [121, 'unreachable'],
])('an edition whose refresh fails after %i seconds is %s', async (seconds, expected) => {
  let [now, isDown] = [0, false];
  const calls = {
    describe: () =>
      isDown ? Promise.reject(new Error('unreachable')) : Promise.resolve({ index: 'cars-1', meta: { version: '1' } }),
    search: () => Promise.resolve({ aggregations }),
  } as unknown as OpenSearchCalls;
  const editions = createEditions(
    calls,
    collectingLogger(),
    () => now,
    () => undefined,
  );
  const index = () => editions.use('cars', schema, (edition) => Promise.resolve(edition.index));
  expect(await index()).toBe('cars-1');
  isDown = true;
  now = seconds * 1000;
  expect(await index().catch(String)).toContain(expected);
});
