import type { Car } from '../../../shared/catalogue/Car.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { IndexHolder } from './IndexHolder.ts';
import { listedFields, listedVehicle } from './listedVehicle.ts';
import type { StockIndex } from './StockIndex.ts';

/** Cars read per batch. */
const batchSize = 200;

/**
 * Lists the cars of the indexes of this process, without those found by id only (sold ones).
 * @param awaited names of indexes that the feed will fill: until then, reading them rejects
 */
export function createEmbeddedStockListing(
  cars: IndexHolder<Car>,
  awaited: ReadonlySet<string> = new Set(),
): StockListing {
  const findIndex = (site: string): StockIndex<Car> | undefined => {
    const name = indexFor(site, 'vehicles');
    const index = cars.get(name);
    if (!index && awaited.has(name)) {
      throw new Error(`The cars of "${site}" cannot be listed: the stock feed has not been read.`);
    }
    return index;
  };
  return {
    version: (site) => new Promise((resolve) => resolve(findIndex(site)?.version ?? '0')),
    count: (site) => new Promise((resolve) => resolve(findIndex(site)?.size ?? 0)),
    async *vehicles(site, from, to) {
      const index = findIndex(site);
      for (let at = from; index && at < Math.min(to, index.size); at += batchSize) {
        yield index.read(at, Math.min(to, at + batchSize), listedFields).map(listedVehicle);
      }
    },
  };
}
