import type { ModelRow } from '../models/ModelRow.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { ConditionKind } from '../siteTexts.ts';

/** Date of the demo stock; all other dates are relative to it. */
export const stockDay = Date.UTC(2026, 10, 15);
export const dayLength = 86_400_000;

export function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** History of a car. */
export interface CarLife {
  condition: ConditionKind;
  sample: boolean;
  year: number;
  /** YYYY-MM-DD, "" before the first registration. */
  registered: string;
  /** In years; 0 for a new car. */
  age: number;
  odometerKm: number;
  /** ISO 8601, at most 120 days before the stock's date. */
  published: string;
}

/** Draws a history within the model years: most cars are used, some new, demonstration or sample cars. */
export function carLife(model: ModelRow, random: SeededRandom): CarLife {
  const published = new Date(
    stockDay - random.int(1, 120) * dayLength + random.int(7 * 60, 17 * 60) * 60_000,
  ).toISOString();
  const current = model.lastYear >= 2026 && model.body !== 'motorcycle';
  const draw = random.next();
  if (current && draw < 0.17) {
    const life = { year: 2026, age: 0, published };
    if (draw < 0.045) return { ...life, condition: 'new', sample: true, registered: '', odometerKm: 0 };
    if (draw < 0.11) {
      return { ...life, condition: 'new', sample: false, registered: '', odometerKm: random.int(1, 6) * 5 };
    }
    const days = random.int(125, 240);
    const registered = dateText(stockDay - days * dayLength);
    return { ...life, condition: 'demo', sample: false, registered, odometerKm: days * random.int(20, 45) };
  }
  // Most of a dealer's stock is two to five years old.
  const newest = Math.min(2025, model.lastYear);
  const years = Array.from({ length: newest - model.firstYear + 1 }, (_, index) => model.firstYear + index);
  const year = random.weighted(years, (y) => Math.max(0.4, 6 - Math.abs(2026 - y - 3.2)));
  const start = Date.UTC(year, random.int(0, 11), random.int(1, 28));
  const age = (stockDay - start) / (365.25 * dayLength);
  const perYear = model.body === 'motorcycle' ? random.int(2000, 6000) : random.int(7000, 24_000);
  const odometerKm = Math.round((perYear * age) / 10) * 10;
  return { condition: 'used', sample: false, year, registered: dateText(start), age, odometerKm, published };
}

/**
 * Returns the remaining share of the new price. Electric cars have lost more; high mileage lowers it, low mileage
 * raises it.
 */
export function remainingValue(life: CarLife, electric: boolean, random: SeededRandom): number {
  if (life.condition === 'new') return 1;
  if (life.condition === 'demo') return 0.9 + random.next() * 0.03;
  const yearly = electric ? 0.855 : 0.885;
  const usual = 15_000 * life.age;
  const mileage = 1 - Math.max(-0.1, Math.min(0.18, (life.odometerKm - usual) / 600_000));
  return Math.max(0.08, 0.88 * yearly ** Math.max(0, life.age - 0.5) * mileage * (0.96 + random.next() * 0.08));
}
