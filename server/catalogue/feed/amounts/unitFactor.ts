import type { DistanceUnit } from '../../../../shared/site/SiteTypes.ts';
import type { DistanceUnitName, PowerUnitName, UnitName } from '../mapping/FeedMappingTypes.ts';

/** Metres; the Scandinavian mil is 10 km, the international mile 1609.344 m. */
const metres: Record<DistanceUnitName, number> = { m: 1, km: 1000, mil: 10_000, miles: 1609.344 };
/** Watts; hp is metric (DIN 66036), bhp imperial. */
const watts: Record<PowerUnitName, number> = { kW: 1000, hp: 735.49875, bhp: 745.69987 };

/** Units of a site's stock. */
export interface StockUnits {
  distance: DistanceUnit;
  power: 'hp' | 'kW';
}

/** Kind of a unit in a rule. */
export function kindOfUnit(unit: UnitName): keyof StockUnits {
  return unit in metres ? 'distance' : 'power';
}

/** Factor from a number in the unit to one in the stock's unit. */
export function unitFactor(unit: UnitName, units: StockUnits): number {
  return kindOfUnit(unit) === 'distance'
    ? metres[unit as DistanceUnitName] / metres[units.distance]
    : watts[unit as PowerUnitName] / watts[units.power];
}
