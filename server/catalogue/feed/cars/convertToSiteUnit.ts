import type { Car } from '../../../../shared/catalogue/Car.ts';
import { convertDistance } from '../../../../shared/catalogue/car/distanceUnits.ts';
import type { DistanceUnit } from '../../../../shared/site/SiteTypes.ts';

type Distances = Partial<Pick<Car, 'car_mileage' | 'car_leasing_options'>>;

/** Converts the distances of a car from the unit of the mapping into that of its site. */
export function convertToSiteUnit(car: Distances, from: DistanceUnit | undefined, to: DistanceUnit | undefined): void {
  if (from === undefined || to === undefined || from === to) return;
  if (typeof car.car_mileage === 'number') car.car_mileage = convertDistance(car.car_mileage, from, to);
  for (const option of car.car_leasing_options ?? []) {
    if (typeof option.mileage === 'number') option.mileage = convertDistance(option.mileage, from, to);
  }
}
