import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { RowProblem } from '../FeedRow.ts';

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** ISO 3779. A serial number of zeros stands for a car that is not built yet. */
const vinForm = /^[A-HJ-NPR-Z0-9]{11}(?!0{6})[A-HJ-NPR-Z0-9]{6}$/;
const minVinCharacters = 6;
const plateForm = /^(?=.*\p{N})(?=.*\p{L})[\p{L}\p{N}]{4,10}$/u;

/** Returns the VIN, else the registration number of a car; null for placeholders. */
function identityOf({ car_chassino, car_regno }: Pick<Car, 'car_chassino' | 'car_regno'>): string | null {
  const vin = plain(car_chassino);
  if (vinForm.test(vin) && new Set(vin).size >= minVinCharacters) return vin;
  const plate = plain(car_regno);
  return vin === '' && plateForm.test(plate) ? plate : null;
}

/** Finds cars that a feed has twice, under different ids. A sold car may be there again for sale. */
export class RepeatedCars {
  private readonly lines = new Map<string, number>();

  /** Records a car. Returns the earlier line with the same one; null for none. */
  add(site: string, car: Car, line: number): number | null {
    const identity = car.car_sale_state === 'sold' ? null : identityOf(car);
    if (identity === null) return null;
    const key = `${site}/${identity}/${car.car_brand}`;
    const earlier = this.lines.get(key);
    if (earlier === undefined) this.lines.set(key, line);
    return earlier ?? null;
  }
}

/** Returns the problem of a row whose car an earlier line has. */
export function repeatedCar(line: number, earlier: number): RowProblem {
  return {
    line,
    reason: 'the same car (VIN or registration number) occurs in an earlier line, too',
    value: `line ${String(earlier)}`,
    cure: 'Remove one of the rows at the source; the first one is served.',
  };
}
