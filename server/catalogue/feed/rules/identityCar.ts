import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import { carFieldNames, newCarDraft } from '../cars/carFields.ts';
import type { CarFieldKind } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import type { CarDraft } from '../cars/carFields.ts';
import { carStructures, fitted } from '../cars/carStructures.ts';

const fits: Record<Exclude<CarFieldKind, 'structure' | 'saleState'>, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value) && value.every((part) => typeof part === 'string'),
};

/**
 * Creates a car from an object that already has its fields.
 * Fields of the wrong form are blanked and reported to `onBlanked` with their value; unknown fields are dropped.
 */
export function identityCar(
  values: Record<string, unknown>,
  onBlanked: (field: CarField, value: unknown) => void,
): CarDraft {
  const car = newCarDraft();
  for (const field of carFieldNames) {
    const value = values[field];
    if (value === undefined || value === null) {
      continue;
    }
    const kind: CarFieldKind = carFieldKinds[field];
    if (kind === 'structure') {
      if (Array.isArray(value) && value.length === 0) {
        continue;
      }
      const form = carStructures[field];
      const checked = form && fitted(value, form);
      if (checked === undefined) {
        onBlanked(field, value);
      } else {
        car[field] = checked;
      }
    } else if (kind === 'saleState' || fits[kind](value)) {
      // checkCar validates the sale state: a car in an unknown state must not be blanked into "available".
      car[field] = value;
    } else {
      onBlanked(field, value);
    }
  }
  return car;
}
