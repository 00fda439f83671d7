import type { Car } from '../../../shared/catalogue/Car.ts';
import { indexFor, sitesWithStock } from '../../../shared/catalogue/indexFor.ts';
import type { ListedVehicle, StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { IndexHolder } from './IndexHolder.ts';

/** So many cars are made at once for one who reads them all. */
const batchSize = 200;

/** The cars of the indexes of this process; those that only their id finds (sold ones) are not listed. */
export function createEmbeddedStockListing(cars: IndexHolder<Car>): StockListing {
  const versions = new WeakMap<readonly Car[], string>();
  const listed = (site: string): readonly Car[] =>
    (sitesWithStock as readonly string[]).includes(site) ? (cars.get(indexFor(site, 'vehicles'))?.listed ?? []) : [];
  return {
    version: (site) => {
      const documents = listed(site);
      const version = versions.get(documents) ?? versionOf(documents);
      versions.set(documents, version);
      return Promise.resolve(version);
    },
    count: (site) => Promise.resolve(listed(site).length),
    // eslint-disable-next-line @typescript-eslint/require-await -- other back ends have to wait for their cars
    async *vehicles(site, from, to) {
      const documents = listed(site);
      for (let at = from; at < to && at < documents.length; at += batchSize) {
        yield documents.slice(at, Math.min(to, at + batchSize)).map(listedVehicle);
      }
    },
  };
}

function listedVehicle(car: Car): ListedVehicle {
  const [date = ''] = /^\d{4}-\d\d-\d\d/.exec(car.car_publishdate) ?? [];
  const image = car.car_images[0]?.original ?? car.car_primary_image?.thumbnail_url ?? '';
  return { car_id: car.car_id, slug: car.slug, updated: date, image };
}

/** A sum over what a listing shows; two lists with the same sum are taken for the same. */
function versionOf(cars: readonly Car[]): string {
  let sum = 5381;
  let other = 52_711;
  for (const car of cars) {
    const { car_id, slug, updated, image } = listedVehicle(car);
    for (const text of [car_id, slug, updated, image]) {
      for (let at = 0; at < text.length; at += 1) {
        sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) | 0;
        other = (Math.imul(other, 31) + text.charCodeAt(at)) | 0;
      }
    }
  }
  return `${cars.length}-${(sum >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}
