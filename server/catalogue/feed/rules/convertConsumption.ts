import type { GallonUnit } from '../../../../shared/site/SiteTypes.ts';
import type { SiteDisplay } from '../cars/displayTexts.ts';

const kmPerMile = 1.609344;
const litresPerGallon: Readonly<Record<GallonUnit, number>> = { mpgUS: 3.785411784, mpgImp: 4.54609 };

type ConsumptionField =
  | 'car_fuel_combined_text'
  | 'wltp_electric_consumption_text'
  | 'wltp_electric_range_text'
  | 'car_electric_range_text';

/**
 * Converts a feed's metric texts for countries with miles and gallons: "5.2 l/100 km" to "54.3 mpg".
 * Texts in other units are kept.
 */
export function convertConsumption(
  car: Partial<Record<ConsumptionField, unknown>>,
  display: Pick<SiteDisplay, 'consumptionUnit' | 'locale'> | undefined,
): void {
  if (!display?.consumptionUnit) return;
  const { consumptionUnit: unit, locale } = display;
  const write = (amount: number, digits: number, name: string): string =>
    `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(amount)} ${name}`;
  const per100km = (text: unknown, measure: string): number | null =>
    readAmount(text, new RegExp(`^([\\d.,]+)\\s*${measure}\\s*/\\s*100\\s*km$`, 'i'));

  const litres = per100km(car.car_fuel_combined_text, 'l');
  if (litres) {
    const mpg = (100 * litresPerGallon[unit]) / (litres * kmPerMile);
    car.car_fuel_combined_text = write(mpg, unit === 'mpgUS' ? 0 : 1, 'mpg');
  }
  const kilowattHours = per100km(car.wltp_electric_consumption_text, 'kWh');
  if (kilowattHours) {
    car.wltp_electric_consumption_text =
      unit === 'mpgUS'
        ? write(kilowattHours * kmPerMile, 0, 'kWh/100 mi')
        : write(100 / (kilowattHours * kmPerMile), 1, 'mi/kWh');
  }
  for (const field of ['wltp_electric_range_text', 'car_electric_range_text'] as const) {
    const km = readAmount(car[field], /^(\d+)\s*km$/i);
    if (km) car[field] = write(km / kmPerMile, 0, 'miles');
  }
}

/** Returns the number in the first group of a pattern, with a point or comma; null for other texts. */
function readAmount(text: unknown, pattern: RegExp): number | null {
  if (typeof text !== 'string') return null;
  const amount = Number(pattern.exec(text.trim())?.[1]?.replace(',', '.') ?? NaN);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}
