import type { Car, CarEnergy } from '../../../shared/catalogue/Car.ts';
import { leadingNumber } from '../../../shared/catalogue/energy/leadingNumber.ts';
import type { SiteEnergyLabel } from '../../../shared/site/CountryLawTypes.ts';

/** Known consumption and emissions of a new car. A text that is unknown is "". */
export interface EnergyFacts extends CarEnergy {
  fuel: string;
  electric: string;
  range: string;
  co2: string;
  /** A plug-in hybrid: its figures are weighted, and it has others with discharged battery. */
  isPlugIn: boolean;
  /** Places of the car's classes on the country's scale, from 0. */
  classAt?: number;
  dischargedClassAt?: number;
}

/** Fields of a car with its consumption and emissions. */
export const energyFields = [
  'car_fuel_combined_text',
  'wltp_electric_consumption_text',
  'wltp_electric_range_text',
  'car_electric_range_text',
  'car_emission_mixed_text',
  'car_energy',
] as const satisfies (keyof Car)[];

/** Returns the facts for a car's energy label. A class that the stock does not deliver follows from the emissions. */
export function energyFacts(car: Partial<Car>, { classes }: Pick<SiteEnergyLabel, 'classes'>): EnergyFacts {
  const energy = car.car_energy ?? {};
  const fuel = car.car_fuel_combined_text ?? '';
  const electric = car.wltp_electric_consumption_text ?? '';
  const co2 = car.car_emission_mixed_text ?? '';
  const hasDischarged = [energy.co2_class_discharged, energy.co2_discharged_text, energy.fuel_discharged_text].some(
    Boolean,
  );
  const classAt = classIndex(energy.co2_class, co2, classes);
  const dischargedClassAt = classIndex(energy.co2_class_discharged, energy.co2_discharged_text, classes);
  return {
    ...energy,
    fuel,
    electric,
    range: car.wltp_electric_range_text || (car.car_electric_range_text ?? ''),
    co2,
    isPlugIn: hasDischarged || (fuel !== '' && electric !== ''),
    ...(classAt === undefined ? {} : { classAt }),
    ...(dischargedClassAt === undefined ? {} : { dischargedClassAt }),
  };
}

function classIndex(
  delivered: string | undefined,
  co2: string | undefined,
  classes: SiteEnergyLabel['classes'],
): number | undefined {
  const named = classes.findIndex(({ name }) => name === delivered?.trim().toUpperCase());
  if (named !== -1) return named;
  const grams = leadingNumber(co2);
  // the law rounds emissions to whole grams
  const found = grams === undefined ? -1 : classes.findIndex(({ maxCo2 = Infinity }) => Math.round(grams) <= maxCo2);
  return found === -1 ? undefined : found;
}

/**
 * Returns the fields that a new car's energy label lacks, as a feed's mapping names them.
 * A car without emissions has no costs of CO₂.
 */
export function missingEnergyFields(facts: EnergyFacts, { costs }: Pick<SiteEnergyLabel, 'costs'>): string[] {
  const { fuel, electric, co2, isPlugIn, classAt, dischargedClassAt } = facts;
  const hasNoEmissions = leadingNumber(co2) === 0;
  const money = ([name]: readonly [keyof CarEnergy]): string | false =>
    facts[name] === undefined && `car_energy.${name}`;
  const co2Costs = [['co2_costs_low'], ['co2_costs_medium'], ['co2_costs_high']] as const;
  return [
    fuel === '' && electric === '' && 'car_fuel_combined_text or wltp_electric_consumption_text',
    co2 === '' && 'car_emission_mixed_text',
    classAt === undefined && co2 !== '' && 'car_energy.co2_class',
    isPlugIn && fuel === '' && 'car_fuel_combined_text',
    isPlugIn && electric === '' && 'wltp_electric_consumption_text',
    isPlugIn && !facts.fuel_discharged_text && 'car_energy.fuel_discharged_text',
    isPlugIn && dischargedClassAt === undefined && 'car_energy.co2_class_discharged',
    electric !== '' && facts.range === '' && 'wltp_electric_range_text',
    ...(costs ? [money(['energy_costs']), ...(hasNoEmissions ? [] : co2Costs.map(money)), money(['vehicle_tax'])] : []),
  ].filter((field) => field !== false);
}
