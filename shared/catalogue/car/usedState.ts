import type { DistanceUnit } from '../../site/SiteTypes.ts';
import type { Car } from '../Car.ts';
import { convertDistance } from './distanceUnits.ts';

/** Maximum distance of a new car, km: factory, transport and delivery. */
const maxNewCarKm = 200;

/**
 * States whether a car is used, from what is known about it; null when that is not sufficient.
 * `car_is_used` is false also for stock that says nothing, so only other facts make a car new. A registration or a
 * distance outweighs a condition of "new".
 * @param distanceUnit unit of `car_mileage`
 * @param condition meaning of `car_condition`; null when the stock states none that is known
 * @param thisYear a car of an earlier model year than the last is not new for its distance, which may be missing
 */
export function usedState(
  car: Partial<Car>,
  distanceUnit: DistanceUnit,
  condition: 'used' | 'new' | null = null,
  thisYear?: number,
): 'used' | 'new' | null {
  const { car_mileage: mileage = null, car_regno: plate, car_firstregistration: registration } = car;
  const km = mileage === null ? null : convertDistance(mileage, distanceUnit, 'km');
  if (car.car_is_used || condition === 'used' || registration || (km !== null && km > maxNewCarKm)) return 'used';
  const isOld = thisYear !== undefined && typeof car.car_year === 'number' && car.car_year < thisYear - 1;
  return car.car_is_sample || condition === 'new' || (km !== null && !plate && !isOld) ? 'new' : null;
}
