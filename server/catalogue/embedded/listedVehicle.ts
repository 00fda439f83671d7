import type { Car } from '../../../shared/catalogue/Car.ts';
import type { ListedVehicle } from '../../../shared/catalogue/StockListing.ts';

/** Fields of a car that a stock listing needs. */
export const listedFields = ['car_id', 'slug', 'car_publishdate', 'car_images', 'car_primary_image'] as const;

/** Converts a car to an entry of a stock listing. */
export function listedVehicle(car: Partial<Pick<Car, (typeof listedFields)[number]>>): ListedVehicle {
  const [date = ''] = /^\d{4}-\d\d-\d\d/.exec(car.car_publishdate ?? '') ?? [];
  const image = car.car_images?.[0]?.original ?? car.car_primary_image?.thumbnail_url ?? '';
  return { car_id: car.car_id ?? '', slug: car.slug ?? '', updated: date, image };
}
