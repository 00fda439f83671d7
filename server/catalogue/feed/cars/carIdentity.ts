import type { Car } from '../../../../shared/catalogue/Car.ts';

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** ISO 3779. A serial number of zeros stands for a car that is not built yet. */
const vinForm = /^[A-HJ-NPR-Z0-9]{11}(?!0{6})[A-HJ-NPR-Z0-9]{6}$/;
const minVinCharacters = 6;
const plateForm = /^(?=.*\p{N})(?=.*\p{L})[\p{L}\p{N}]{4,10}$/u;

/** Returns the VIN of a car in one spelling; null for none and for placeholders. */
export function vinOf({ car_chassino }: Pick<Car, 'car_chassino'>): string | null {
  const vin = plain(car_chassino);
  return vinForm.test(vin) && new Set(vin).size >= minVinCharacters ? vin : null;
}

/** Returns the registration number of a car in one spelling; null for none and for placeholders. */
export function plateOf({ car_regno }: Pick<Car, 'car_regno'>): string | null {
  const plate = plain(car_regno);
  return plateForm.test(plate) ? plate : null;
}

/** A number that identifies a car, in one spelling. */
export interface VehicleIdentifier {
  kind: 'VIN' | 'registration number';
  text: string;
}

/** Returns the VIN, else the registration number of a car; null for placeholders. */
export function identityOf(car: Pick<Car, 'car_chassino' | 'car_regno'>): VehicleIdentifier | null {
  const vin = vinOf(car);
  if (vin !== null) return { kind: 'VIN', text: vin };
  const plate = plain(car.car_chassino) === '' ? plateOf(car) : null;
  return plate === null ? null : { kind: 'registration number', text: plate };
}
