import type { CarField } from '../../../../shared/catalogue/Car.ts';
import type { CarDraft } from './carFields.ts';

/** Dates that are compared with days, and the day that a month or a year alone stands for. */
const wholeDates: readonly (readonly [field: CarField, day: 'first' | 'last'])[] = [
  ['car_inspected_until', 'last'],
  ['car_publishdate', 'first'],
  ['car_sold_at', 'first'],
  ['indexed_at', 'first'],
];

/**
 * Turns months and years into days where a car needs days.
 * An inspection is valid until the last day of its month.
 * A first registration stays the month that the feed has.
 */
export function completeDates(car: CarDraft): void {
  for (const [field, day] of wholeDates) {
    const date = car[field];
    const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(typeof date === 'string' ? date : '') ?? [];
    if (year === undefined) continue;
    const time =
      day === 'first'
        ? Date.UTC(Number(year), Number(month ?? 1) - 1, 1)
        : Date.UTC(Number(year), Number(month ?? 12), 0);
    car[field] = new Date(time).toISOString().slice(0, 10);
  }
}
