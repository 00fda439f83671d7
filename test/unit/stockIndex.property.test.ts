import { resolve } from 'node:path';
import { describe, it } from '@jest/globals';
import { collectingLogger, loadCars } from '../fixtures/feeds/feedFixtures.ts';
import { describeReferenceCases, expectReferenceAnswers } from '../fixtures/catalogue/referenceCases.ts';
import { loadFeedMapping } from '../../server/catalogue/feed/mapping/feedMapping.ts';

// Some hundred searches; test/long runs the full number, of every size.
describeReferenceCases((size) => (size < 700 ? 20 : size === 701 ? 6 : 0));

describe('the stock index answers as the reference search does', () => {
  it('for the demo stock', async () => {
    const source = resolve('groups/polhem/stock/demo-cars.ndjson.gz');
    const mapping = await loadFeedMapping(resolve('groups/polhem/feeds/demo.json'));
    const stock = await loadCars({ source, mapping, logger: collectingLogger() });
    for (const [place, cars] of [...(stock?.carsBySite.values() ?? [])].entries()) {
      expectReferenceAnswers(cars, { numRuns: 2, seed: place + 1 });
    }
  });
});
