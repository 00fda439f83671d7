import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { convertDistance } from '../../../../shared/catalogue/car/distanceUnits.ts';
import type { DistanceUnit } from '../../../../shared/site/SiteTypes.ts';
import type { CarDraft } from '../cars/carFields.ts';

/** More than the longest distance known of a car, 5.2 million km. */
const maxKm = 6_000_000;

/**
 * Leaves a mileage blank that no car has: a typing error, or a number of another column.
 * @param unit of the mileage
 */
export function dropAbsurdMileage(
  car: CarDraft,
  unit: DistanceUnit,
  onBlanked: (reason: string, field: CarField, value: number) => void,
): void {
  const { car_mileage: mileage } = car;
  const max = convertDistance(maxKm, 'km', unit);
  if (typeof mileage !== 'number' || mileage <= max) return;
  onBlanked(`is above ${String(max)} ${unit}, farther than any car has driven`, 'car_mileage', mileage);
  car.car_mileage = null;
}
