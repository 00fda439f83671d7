import type { Car } from '../../../shared/catalogue/Car.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { IndexHolder } from './IndexHolder.ts';
import { listedFields, listedVehicle } from './listedVehicle.ts';
import type { StockIndex } from './StockIndex.ts';

/** So many cars are made at once for one who reads them all. */
const batchSize = 200;

/** The cars of the indexes of this process; those that only their id finds (sold ones) are not listed. */
export function createEmbeddedStockListing(cars: IndexHolder<Car>): StockListing {
  const indexOf = (site: string): StockIndex<Car> | undefined => cars.get(indexFor(site, 'vehicles'));
  return {
    version: (site) => Promise.resolve(indexOf(site)?.version ?? '0'),
    count: (site) => Promise.resolve(indexOf(site)?.size ?? 0),
    async *vehicles(site, from, to) {
      const index = indexOf(site);
      for (let at = from; index && at < Math.min(to, index.size); at += batchSize) {
        yield index.read(at, Math.min(to, at + batchSize), listedFields).map(listedVehicle);
      }
    },
  };
}
