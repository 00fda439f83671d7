import { areExchanged } from '../../feed/amounts/areExchanged.ts';
import { severe, median, minCompared, shareOf, slight } from './SampledCar.ts';
import type { Doubt, SampledCar } from './SampledCar.ts';

type PricedCar = SampledCar & { price: number };

/** Share of equal values from which two fields are taken for one column. */
const sameColumn = 0.9;
/** A stock whose cars differ in price by less than this for each car is numbered. */
const maxSerialStep = 3;
const minSerial = 1000;
const minUniqueCars = 10;
/** Endings of prices that people set: 0, 5 and 9. Numbers of cars have them in three of ten cars. */
const maxChanceEndings = 0.45;
/** Shares of the country's highest price between which the middle of a stock lies. */
const maxMedianShare = 0.1;
const minMedianShare = 1 / 10_000;

const isPriced = (car: SampledCar): car is PricedCar => car.price !== null;

/** Doubts about the prices. @param format writes a price of a car as visitors read it */
export function doubtPrices(sample: readonly SampledCar[], format: (price: number) => string): Doubt[] {
  const cars = sample.filter(isPriced);
  if (cars.length < minCompared) return [];
  const named = cars.filter(({ price, id }) => String(price) === id.replace(/\D/g, ''));
  if (named.length >= cars.length * sameColumn) return [severe('is the same as the id')];
  const [prices, ids] = [cars.map(({ price }) => price), cars.map(({ id }) => id)];
  if (areExchanged(prices, ids)) {
    return [severe('looks like an id, and the id like a price', 'Exchange their columns in the mapping.')];
  }
  if (shareOf(cars, ({ price, year }) => price === year) >= sameColumn) return [severe('is the same as the year')];
  const doubt = doubtDistribution(cars, format) ?? doubtLevel(cars, format);
  return doubt ? [doubt] : [];
}

function doubtDistribution(cars: readonly PricedCar[], format: (price: number) => string): Doubt | null {
  const prices = cars.map(({ price }) => price);
  const different = new Set(prices);
  const [first = 0] = prices;
  if (different.size === 1) {
    const kinds = new Set(cars.map(({ brand, model, year }) => [brand, model, year].join('\n')));
    return kinds.size > 1 ? severe(`is ${format(first)} for all cars`) : null;
  }
  if (different.size < cars.length * 0.95) return null;
  const min = prices.reduce((one, other) => Math.min(one, other));
  const max = prices.reduce((one, other) => Math.max(one, other));
  if (different.size >= minCompared && min >= minSerial && max - min < maxSerialStep * different.size) {
    return severe('rises from car to car like a serial number');
  }
  const digits = new Set(prices.map((price) => String(price).length));
  const endings = shareOf(prices, (price) => /[059]$/.test(String(price)));
  if (cars.length >= minUniqueCars && digits.size === 1 && endings < maxChanceEndings) {
    return slight('differs from car to car and is never rounded, like an id');
  }
  return null;
}

function doubtLevel(cars: readonly PricedCar[], format: (price: number) => string): Doubt | null {
  const middle = median(cars.map(({ price, maxPrice }) => (maxPrice === null ? NaN : price / maxPrice)));
  if (middle === null || Number.isNaN(middle)) return null;
  if (middle > maxMedianShare) return slight(`is high: half of the cars cost ${format(medianPrice(cars))} or more`);
  if (middle < minMedianShare) return severe(`is low: half of the cars cost ${format(medianPrice(cars))} or less`);
  return null;
}

const medianPrice = (cars: readonly PricedCar[]): number => median(cars.map(({ price }) => price)) ?? 0;
