import type { Car } from '../../../../shared/catalogue/Car.ts';
import { descriptionTexts } from './descriptionTexts.ts';
import { equipmentFor, withoutAlternatives } from './equipmentTexts.ts';
import { placeText } from './placeText.ts';
import type { ModelRow, VersionRow } from '../models/ModelRow.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { ConditionKind, DemoSite } from '../siteTexts.ts';
import { decimal, grouped, measure, powerText } from '../textFormat.ts';

const kmPerMile = 1.609344;

/** Formats a range in the country's unit: km, in Britain miles. */
function rangeText(km: number | null, site: DemoSite): string {
  if (km === null) return '';
  return site.country === 'UK' ? measure(Math.round(km / kmPerMile), 'miles') : measure(km, 'km');
}

/** Formats fuel consumption: l/100 km, in Britain miles per imperial gallon. */
function fuelText(litres: number | null, site: DemoSite): string {
  if (litres === null) return '';
  if (site.country === 'UK') return measure(decimal(282.481 / litres, 1, site), 'mpg');
  return measure(decimal(litres, 1, site), 'l/100 km');
}

/** Formats electric consumption: kWh/100 km, in Britain miles per kWh. */
function electricText(kWh: number | null, site: DemoSite): string {
  if (kWh === null) return '';
  if (site.country === 'UK') return measure(decimal(100 / kmPerMile / kWh, 1, site), 'miles/kWh');
  return measure(decimal(kWh, 1, site), 'kWh/100 km');
}

/** Returns grams of CO2 per kilometre: 2 320 g per litre of petrol, 2 640 g per litre of diesel. */
function emission(version: VersionRow): number {
  const diesel = version.fuel === 'diesel' || /diesel|20d|20 d/i.test(version.name);
  return Math.round((version.litresPer100Km ?? 0) * (diesel ? 26.4 : 23.2));
}

export type PerformanceTexts = Pick<
  Car,
  | 'car_acceleration_text'
  | 'car_emission_mixed_text'
  | 'car_fuel_combined_text'
  | 'wltp_electric_consumption_text'
  | 'wltp_electric_range_text'
  | 'car_electric_range_text'
  | 'car_fuel_tank_capacity_text'
  | 'battery_size_text'
  | 'electric_charging_speed_ac_text'
  | 'electric_charging_speed_dc_text'
  | 'car_power_text'
  | 'car_service_weight_text'
  | 'car_cargo_volume_text'
  | 'car_height_text'
  | 'car_length_text'
  | 'car_width_text'
>;

/** Returns the technical data of a version as texts; "" if not applicable. */
export function performanceTexts(model: ModelRow, version: VersionRow, site: DemoSite): PerformanceTexts {
  const kilowatts = (amount: number | null): string =>
    amount === null ? '' : measure(decimal(amount, Number.isInteger(amount) ? 0 : 1, site), 'kW');
  const whole = (amount: number): string => grouped(amount, site.language === 'en' ? ',' : undefined);
  const length = (mm: number): string => measure(whole(mm), 'mm');
  return {
    car_acceleration_text: measure(decimal(version.zeroToHundred, 1, site), 's'),
    car_emission_mixed_text: measure(emission(version), 'g/km'),
    car_fuel_combined_text: fuelText(version.litresPer100Km, site),
    wltp_electric_consumption_text: electricText(version.kWhPer100Km, site),
    wltp_electric_range_text: rangeText(version.rangeKm, site),
    car_electric_range_text: rangeText(version.rangeKm, site),
    car_fuel_tank_capacity_text: model.tank > 0 && version.fuel !== 'electric' ? measure(model.tank, 'l') : '',
    battery_size_text:
      version.batteryKWh === null
        ? ''
        : measure(decimal(version.batteryKWh, Number.isInteger(version.batteryKWh) ? 0 : 1, site), 'kWh'),
    electric_charging_speed_ac_text: kilowatts(version.acKW),
    electric_charging_speed_dc_text: kilowatts(version.dcKW),
    car_power_text: powerText(version.horsepower, site),
    car_service_weight_text: measure(whole(model.weight), 'kg'),
    car_cargo_volume_text: model.boot > 0 ? measure(whole(model.boot), 'l') : '',
    car_height_text: length(model.height),
    car_length_text: length(model.length),
    car_width_text: length(model.width),
  };
}

/** Draws 8 to 40 items (fewer if fewer are possible); more expensive cars get more. */
export function equipmentOf(model: ModelRow, version: VersionRow, site: DemoSite, random: SeededRandom): string[] {
  const kind = model.body === 'van' || model.body === 'motorcycle' ? model.body : 'car';
  const fitting = equipmentFor({ kind, plug: version.batteryKWh !== null, newPrice: version.newPriceKSek });
  const most = Math.min(40, 14 + Math.round(version.newPriceKSek / 20));
  return withoutAlternatives(random.sample(fitting, random.int(8, most))).map(({ text }) => text[site.language]);
}

/** Facts of a car that its description mentions. */
type DescribedFacts = Pick<
  Car,
  | 'car_brand'
  | 'car_model'
  | 'car_site_city'
  | 'car_year'
  | 'car_color'
  | 'car_mileage_text'
  | 'car_power_text'
  | 'car_seats'
  | 'car_equipment'
  | 'car_fuel_combined_text'
  | 'wltp_electric_consumption_text'
  | 'car_acceleration_text'
>;

/** Two to five sentences; the first opens with a fact of this car. */
export function descriptionOf(
  model: ModelRow,
  version: VersionRow,
  condition: ConditionKind | 'sample',
  site: DemoSite,
  facts: DescribedFacts,
  random: SeededRandom,
): string {
  const texts = descriptionTexts[site.language];
  const values: Record<string, string> = {
    car: `${facts.car_brand} ${facts.car_model}`,
    place: placeText(facts.car_site_city, site.language),
    year: String(facts.car_year),
    mileage: facts.car_mileage_text,
    colour: site.language === 'sk' ? facts.car_color.toLowerCase() : facts.car_color,
    power: facts.car_power_text,
    equipment: random.pick(facts.car_equipment),
    range: rangeText(version.rangeKm, site),
    boot: grouped(model.boot, site.language === 'en' ? ',' : undefined),
    seats: String(facts.car_seats),
    consumption: version.fuel === 'electric' ? facts.wltp_electric_consumption_text : facts.car_fuel_combined_text,
    sprint: facts.car_acceleration_text,
  };
  const sentences = [random.pick(texts[condition])];
  if (model.body === 'motorcycle') sentences.push(random.pick(texts.motorcycle));
  if (version.fuel === 'electric') sentences.push(random.pick(texts.electric));
  if (version.fuel === 'plugInHybrid') sentences.push(random.pick(texts.plugIn));
  if (model.body === 'van') sentences.push(random.pick(texts.van));
  else if (model.boot >= 500) sentences.push(random.pick(texts.roomy));
  const hasValues = (sentence: string): boolean =>
    Object.entries(values).every(([name, value]) => value !== '' || !sentence.includes(`{${name}}`));
  sentences.push(...random.sample(texts.closing.filter(hasValues), 1));
  return sentences.join(' ').replace(/\{(\w+)\}/g, (_token, name: string) => values[name] ?? '');
}
