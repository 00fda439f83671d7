import { afterAll, it, jest } from '@jest/globals';
import { carFacets } from '../../config/carList.ts';
import { withKeyphrases } from '../../server/catalogue/keyphrases/withKeyphrases.ts';
import { catalogueContract } from '../contracts/catalogue/catalogue.contract.ts';
import { openSearchOver } from '../fixtures/catalogue/searchEngines.ts';
import { productSearchWords } from '../fixtures/catalogue/productSearchWords.ts';
import { missingForOpenSearch, startOpenSearch } from '../upstreams/opensearch/startOpenSearch.ts';

// A busy machine starts and indexes slowly.
jest.setTimeout(600_000);
const missing = missingForOpenSearch();
if (missing === null) {
  const engine = await startOpenSearch();
  process.stdout.write(`OpenSearch ${engine.version} at ${new URL(engine.url).host}\n`);
  const stops: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const stop of stops) await stop();
    await engine.stop();
  });
  catalogueContract(`OpenSearch ${engine.version}`, async (stock) => {
    const backend = await openSearchOver(engine, stock, { timeoutMs: 30_000 });
    stops.push(() => backend.stop());
    return withKeyphrases(backend.gateway, () => carFacets, { searchWords: productSearchWords });
  });
} else {
  it.skip(`a real OpenSearch answers as the others do (skipped: ${missing})`, () => undefined);
}
