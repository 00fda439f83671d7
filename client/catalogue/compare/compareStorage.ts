import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';

/** Session storage key of the cars, as a JSON array; each tab has its own, and a new one starts empty. */
const compareKey = 'compare';

/** Required part of the session storage, which may be refused or full. */
export type CompareStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stored cars; none when there is no list of cars. */
export function readComparison(storage: CompareStorage | null): ComparedCar[] {
  try {
    const parsed: unknown = JSON.parse(storage?.getItem(compareKey) ?? '[]');
    const cars = Array.isArray(parsed) ? parsed.filter(isCar) : [];
    return [...new Map(cars.map((car) => [car.car_id, car])).values()];
  } catch {
    return [];
  }
}

/** Stores the cars for the session. False when storage is refused or full: they then last as long as the page. */
export function writeComparison(storage: CompareStorage | null, cars: readonly ComparedCar[]): boolean {
  try {
    if (!storage) return false;
    if (cars.length > 0) storage.setItem(compareKey, JSON.stringify(cars));
    else storage.removeItem(compareKey);
    return true;
  } catch {
    return false;
  }
}

function isCar(value: unknown): value is ComparedCar {
  const id = (value as { car_id?: unknown } | null)?.car_id;
  return typeof id === 'string' && id !== '';
}
