import type { Car } from '../../../shared/catalogue/Car.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { IndexHolder } from './IndexHolder.ts';
import { listedFields, listedVehicle } from './listedVehicle.ts';
import type { StockIndex } from './StockIndex.ts';

/** Cars read per batch. */
const batchSize = 200;

/** Lists the cars of the indexes of this process, without those found by id only (sold ones). */
export function createEmbeddedStockListing(cars: IndexHolder<Car>): StockListing {
  const findIndex = (site: string): StockIndex<Car> | undefined => cars.get(indexFor(site, 'vehicles'));
  return {
    version: (site) => Promise.resolve(findIndex(site)?.version ?? '0'),
    count: (site) => Promise.resolve(findIndex(site)?.size ?? 0),
    async *vehicles(site, from, to) {
      const index = findIndex(site);
      for (let at = from; index && at < Math.min(to, index.size); at += batchSize) {
        yield index.read(at, Math.min(to, at + batchSize), listedFields).map(listedVehicle);
      }
    },
  };
}
