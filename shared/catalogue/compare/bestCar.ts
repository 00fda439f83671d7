import { isForSale } from './ComparedCar.ts';
import type { ComparedCar } from './ComparedCar.ts';
import { carFacts, factOf } from '../car/carFacts.ts';
import type { CarFactName, FactWith } from '../car/carFacts.ts';
import { askingPrice, carPrice } from '../car/carRules.ts';
import { factText } from '../car/factText.ts';
import { getLocaleFormats } from '../../kit/format/getLocaleFormats.ts';

/** A number with its unit. */
interface Measure {
  amount: number;
  /** Text after the number: "l/100 km"; "" without one. */
  unit: string;
}

/**
 * Parses a display text: "1 234,5 kWh" gives 1234.5 and "kWh" in a locale with decimal comma.
 * Null when the text does not begin with a number.
 */
export function parseMeasure(text: string, locale: string): Measure | null {
  const [, digits, unit] = /^(\d(?:[\d\s.,']*\d)?)\s*(.*)$/su.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const mark = getLocaleFormats(locale).marks.decimal;
  // Characters other than digits and the decimal mark group thousands.
  const [whole = '', ...decimals] = digits.split(mark).map((part) => part.replace(/\D/g, ''));
  const amount = Number(decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole);
  return Number.isFinite(amount) ? { amount, unit: (unit ?? '').trim() } : null;
}

/** Comparison rows in which one value is better for every buyer. */
export type RankedRow = 'price' | FactWith<{ best: 'highest' | 'lowest' }>;

/** Returns whether a comparison marks the best car of a row. */
export function isRanked(name: string): name is RankedRow {
  return name === 'price' || (name in carFacts && factOf(name as CarFactName).best !== undefined);
}

/**
 * Returns the index of the car that is clearly best in a row, else null.
 * Null when two share the best value, fewer than two have a value, or the values are not comparable (prices with and
 * without VAT, litres and miles per gallon, the mixed consumption of a plug-in hybrid and of a car without a plug). A
 * sold car is never best, because it is not available.
 */
export function bestCar(row: RankedRow, cars: ComparedCar[], locale: string): number | null {
  const candidates = cars.flatMap((car, at) => {
    const measure = isForSale(car) ? measureIn(row, car, locale) : null;
    return measure ? [{ at, ...measure }] : [];
  });
  const [first, ...others] = candidates;
  if (!first || others.length === 0 || others.some(({ unit }) => unit !== first.unit)) return null;
  const isHighest = row !== 'price' && factOf(row).best === 'highest';
  const direction = isHighest || /\bmpg\b|\/kWh/i.test(first.unit) ? -1 : 1;
  const [best, second] = candidates.sort((a, b) => direction * (a.amount - b.amount));
  return best && second && best.amount !== second.amount ? best.at : null;
}

function measureIn(row: RankedRow, car: ComparedCar, locale: string): Measure | null {
  if (row === 'price') return priceMeasure(car);
  if (row === 'mileage') return typeof car.car_mileage === 'number' ? { amount: car.car_mileage, unit: '' } : null;
  const measure = parseMeasure(factText(row, car, { locale }), locale);
  if (!measure) return null;
  // a plug-in hybrid burns fuel besides, and a car without a plug has no electric range
  const range = Boolean(car.wltp_electric_range_text || car.car_electric_range_text);
  const fuel = Boolean(car.car_fuel_combined_text);
  const plug = (row === 'fuelCombined' && range) || (row === 'electricConsumption' && fuel);
  return { ...measure, unit: `${measure.unit}${plug ? ' plug-in' : ''}` };
}

/** Price to pay. A sample only has a starting price, which is not comparable. */
function priceMeasure(car: ComparedCar): Measure | null {
  const { from, vat } = carPrice(car);
  const amount = askingPrice(car);
  return from || !amount ? null : { amount, unit: vat };
}
