import { expect, it } from '@jest/globals';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { blankCar } from '../../catalogue/feed/cars/carFields.ts';
import { CardSample } from './CardSample.ts';

const priced = { car_price: 100, car_price_text: '100 kr' };
const pictured = { car_images: [{ original: '/a.jpg', blur_data_url: '' }] };

function sampled(cars: Partial<Car>[]): string[] {
  const sample = new CardSample();
  for (const [at, car] of cars.entries()) sample.take('fjord-bil', { ...blankCar, car_id: String(at), ...car });
  sample.take('fjord-brukt', { ...blankCar, car_id: 'other' });
  return sample.cars().map(({ car_id }) => car_id);
}

it('CardSample has ten cars of the first site', () => {
  expect(sampled(Array.from({ length: 30 }, () => ({ ...priced, ...pictured })))).toHaveLength(10);
});

it('CardSample has cars with gaps among many without', () => {
  const usual = Array.from({ length: 30 }, () => ({ ...priced, ...pictured }));
  expect(sampled([...usual, pictured, priced, pictured, pictured])).toEqual([
    '0',
    '30',
    '31',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
});

it('CardSample has no car of an empty stock', () => {
  expect(new CardSample().cars()).toEqual([]);
});
