import type { Car } from '../../../shared/catalogue/Car.ts';
import { isPricedWithoutVat } from '../../../shared/catalogue/car/carRules.ts';
import { convertDistance } from '../../../shared/catalogue/car/distanceUnits.ts';
import type { SiteEnergyLabel } from '../../../shared/site/CountryLawTypes.ts';
import type { DistanceUnit } from '../../../shared/site/SiteTypes.ts';

/** Fields of a car that decide whether it is new. */
export const newnessFields = [
  'car_firstregistration',
  'car_mileage',
  'car_odometer',
  'car_odometer_unit',
  'car_is_sample',
  'car_vehicle_type_code',
] as const satisfies (keyof Car)[];

const unitNames: Readonly<Record<string, DistanceUnit>> = { km: 'km', mil: 'mil', miles: 'miles', mi: 'miles' };

/**
 * Returns whether a passenger car counts as new by a country's law.
 * It does if it was first registered a short time ago or has been driven a short distance; either is sufficient. A car
 * about which neither is known is not new.
 * @param distanceUnit unit of `car_mileage`
 * @param today YYYY-MM-DD
 */
export function isNewByLaw(
  car: Partial<Car>,
  { maxMonths, maxKm }: SiteEnergyLabel['newCar'],
  distanceUnit: DistanceUnit,
  today: string,
): boolean {
  if (isPricedWithoutVat(car)) return false;
  if (car.car_is_sample) return true;
  const km = kilometres(car, distanceUnit);
  if (km !== null && km <= maxKm) return true;
  const registered = latestDay(car.car_firstregistration ?? '');
  return registered !== null && today <= monthsAfter(registered, maxMonths);
}

function kilometres(car: Partial<Car>, distanceUnit: DistanceUnit): number | null {
  const odometerUnit = unitNames[(car.car_odometer_unit ?? '').toLowerCase()];
  if (typeof car.car_odometer === 'number' && odometerUnit) {
    return convertDistance(car.car_odometer, odometerUnit, 'km');
  }
  return typeof car.car_mileage === 'number' ? convertDistance(car.car_mileage, distanceUnit, 'km') : null;
}

/** Day of a date, or the last one of a month or a year; null for any other text. */
function latestDay(date: string): Date | null {
  const [, year, month = '12', day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?!\d)/.exec(date) ?? [];
  if (year === undefined) return null;
  return new Date(Date.UTC(Number(year), day === undefined ? Number(month) : Number(month) - 1, Number(day ?? 0)));
}

/** The day some months after another, or the last one of its month where that has fewer days. */
function monthsAfter(from: Date, months: number): string {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay))).toISOString().slice(0, 10);
}
