import type { Client } from '@opensearch-project/opensearch';
import { indexStock } from '../../server/catalogue/opensearch/indexing/indexStock.ts';
import type { IndexStockOptions } from '../../server/catalogue/opensearch/indexing/indexStock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { contractSites } from '../fixtures/catalogue/contractStock.ts';
import type { ContractStock } from '../fixtures/catalogue/contractStock.ts';

const quiet: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

let made = 0;

/** Indexes a stock, and empty indexes for the other sites, as the command does. Each is newer than the previous one. */
export async function indexContractStock(
  client: Client,
  { index, cars, dealers }: ContractStock,
  more: Partial<IndexStockOptions<string>> = {},
): Promise<string | null> {
  const site = index.replace('vehicles_', '');
  made += 1;
  const stamp = new Date(Date.now() + made * 1000);
  return indexStock<string>({
    client,
    stockSites: contractSites,
    logger: quiet,
    shards: 1,
    now: () => stamp,
    readCars: async (take) => {
      for (const car of cars) await take(site, car);
      return 'read';
    },
    readDealers: () => Promise.resolve(new Map([[site, dealers]])),
    ...more,
  });
}
