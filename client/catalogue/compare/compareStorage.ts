import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';

/** Session storage key of the cars, as a JSON array; each tab has its own, and a new one starts empty. */
const compareKey = 'compare';
/** "1" while the comparison dialog is open. */
const openKey = 'compareOpen';

/** Required part of the session storage, which may be refused or full. */
export type CompareStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredComparison {
  cars: ComparedCar[];
  open: boolean;
}

/** Stored comparison; empty when there is none, or it is not a list of cars. */
export function readComparison(storage: CompareStorage | null): StoredComparison {
  try {
    const parsed: unknown = JSON.parse(storage?.getItem(compareKey) ?? '[]');
    const cars = Array.isArray(parsed) ? parsed.filter(isCar) : [];
    const carsById = new Map(cars.map((car) => [car.car_id, car]));
    return { cars: [...carsById.values()], open: cars.length > 0 && storage?.getItem(openKey) === '1' };
  } catch {
    return { cars: [], open: false };
  }
}

/** Stores the comparison for the session. False when storage is refused or full: it then lasts as long as the page. */
export function writeComparison(storage: CompareStorage | null, { cars, open }: StoredComparison): boolean {
  try {
    if (!storage) return false;
    if (cars.length > 0) storage.setItem(compareKey, JSON.stringify(cars));
    else storage.removeItem(compareKey);
    if (open) storage.setItem(openKey, '1');
    else storage.removeItem(openKey);
    return true;
  } catch {
    return false;
  }
}

function isCar(value: unknown): value is ComparedCar {
  const id = (value as { car_id?: unknown } | null)?.car_id;
  return typeof id === 'string' && id !== '';
}
