import type { Car, FactGroup } from '../Car.ts';
import { localDay } from './carRules.ts';

/** Rows of the technical data in display order: label name, and field with its text or number. */
const rows = [
  ['power', 'car_power_text'],
  ['acceleration', 'car_acceleration_text'],
  ['fuelCombined', 'car_fuel_combined_text'],
  ['electricConsumption', 'wltp_electric_consumption_text'],
  ['electricRangeWltp', 'wltp_electric_range_text'],
  ['electricRange', 'car_electric_range_text'],
  ['battery', 'battery_size_text'],
  ['chargingAc', 'electric_charging_speed_ac_text'],
  ['chargingDc', 'electric_charging_speed_dc_text'],
  ['emission', 'car_emission_mixed_text'],
  ['fuelTank', 'car_fuel_tank_capacity_text'],
  ['fuel', 'car_fuel'],
  ['gearbox', 'car_gearbox'],
  ['drive', 'car_drive'],
  ['body', 'car_body'],
  ['color', 'car_color'],
  ['condition', 'car_condition'],
  ['seats', 'car_seats'],
  ['doors', 'car_doors'],
  ['cargoVolume', 'car_cargo_volume_text'],
  ['length', 'car_length_text'],
  ['width', 'car_width_text'],
  ['height', 'car_height_text'],
  ['serviceWeight', 'car_service_weight_text'],
  ['ncapStars', 'car_ncapstars'],
  ['firstRegistration', 'car_firstregistration'],
  ['vin', 'car_chassino'],
  ['beneficialValue', 'car_beneficial_value'],
  ['priceBaseAmounts', 'car_pbbratio'],
] as const satisfies readonly (readonly [string, keyof Car])[];

export interface TechnicalRow {
  label: (typeof rows)[number][0];
  /** Display text; a bare number for ncapStars, beneficialValue (per year) and priceBaseAmounts. */
  value: string;
}

/**
 * Returns a car's technical data without blank fields.
 * If two fields deliver the same range, it has a single row.
 */
export function technicalData(car: Partial<Car>, locale: string): TechnicalRow[] {
  return rows.flatMap(([label, field]) => {
    const value = label === 'firstRegistration' ? localDay(car.car_firstregistration, locale) : car[field];
    if (label === 'electricRange' && value === car.wltp_electric_range_text) return [];
    return value === undefined || value === null || value === '' ? [] : [{ label, value: String(value) }];
  });
}

/** Last row of each group, in order. */
const lastRows: Record<Exclude<FactGroup, 'condition'>, TechnicalRow['label']> = {
  performance: 'acceleration',
  consumption: 'fuelTank',
  vehicle: 'doors',
  size: 'serviceWeight',
  history: 'firstRegistration',
};
const groups = Object.keys(lastRows) as (keyof typeof lastRows)[];
const placeOf = (label: string): number => rows.findIndex(([name]) => name === label);

/** Puts facts after the rows of their group, those of the condition and without a group at the end. */
export function placeFacts<Row, Fact extends { group?: FactGroup }>(
  technicalRows: readonly Row[],
  labelOf: (row: Row) => string,
  facts: readonly Fact[],
): (Row | Fact)[] {
  const groupOf = (row: Row): string | undefined =>
    groups.find((group) => placeOf(labelOf(row)) <= placeOf(lastRows[group]));
  return [...groups, 'condition', undefined].flatMap((group): (Row | Fact)[] => [
    ...technicalRows.filter((row) => groupOf(row) === group),
    ...facts.filter((fact) => fact.group === group),
  ]);
}
