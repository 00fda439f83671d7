import { factGroups } from '../Car.ts';
import type { Car, FactGroup } from '../Car.ts';
import { factOf, factsOn } from './carFacts.ts';
import type { CarFactName, FactOn } from './carFacts.ts';
import { factText } from './factText.ts';

export interface TechnicalRow {
  label: FactOn<'technicalData'>;
  /** Display text; a bare number for ncapStars, beneficialValue (per year) and priceBaseAmounts. */
  value: string;
}

/**
 * Returns a car's technical data without blank fields.
 * If two fields deliver the same range, it has a single row.
 */
export function technicalData(car: Partial<Car>, locale: string): TechnicalRow[] {
  return factsOn('technicalData')
    .map((label) => ({ label, value: factText(label, car, { locale }) }))
    .filter(({ value }) => value !== '');
}

/** Puts free facts after the rows of their group, those of the condition and without a group at the end. */
export function placeFacts<Row, Fact extends { group?: FactGroup }>(
  technicalRows: readonly Row[],
  nameOf: (row: Row) => CarFactName,
  facts: readonly Fact[],
): (Row | Fact)[] {
  return [...factGroups, undefined].flatMap((group): (Row | Fact)[] => [
    ...technicalRows.filter((row) => factOf(nameOf(row)).group === group),
    ...facts.filter((fact) => fact.group === group),
  ]);
}
