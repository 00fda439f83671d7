import { carFieldKinds } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import type { Car, CarField } from '../../../../shared/catalogue/Car.ts';

export const carFieldNames = Object.keys(carFieldKinds) as CarField[];

/** Fields that a mapping can fill from columns. The id and pictures have separate rules. */
export const mappableCarFields = carFieldNames.filter((field) => {
  return field !== 'car_id' && carFieldKinds[field] !== 'structure';
});

/** One empty list shared by all cars, therefore frozen. */
const none: never[] = [];
Object.freeze(none);

/** Structures that are no lists. */
const singleObjects = new Set<CarField>(['car_primary_image', 'car_loan_option', 'car_texts', 'car_energy']);

function blankValue(field: CarField): unknown {
  const blanks = { text: '', number: null, boolean: false, list: none, saleState: 'available', structure: none };
  return singleObjects.has(field) ? null : blanks[carFieldKinds[field]];
}

/**
 * A car with all fields blank. Copy it with spread, so that all cars have the same hidden class.
 * It is not frozen: a copy of a frozen object takes twenty times as long.
 */
export const blankCar: Readonly<Car> = Object.fromEntries(
  carFieldNames.map((field) => [field, blankValue(field)]),
) as unknown as Car;

/** A car under construction: the mapping decides at run time which fields it fills. */
export type CarDraft = Partial<Record<CarField, unknown>>;

/** A blank car to fill in. */
export function newCarDraft(): CarDraft {
  return { ...blankCar };
}
