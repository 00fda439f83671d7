import { describe, expect, it } from '@jest/globals';
import { usedState } from './usedState.ts';

describe('usedState()', () => {
  it.each([
    ['the stock says so', { car_is_used: true }],
    ['it was registered', { car_is_used: false, car_mileage: 1, car_firstregistration: '2025-02-01' }],
    ['it was driven', { car_is_used: false, car_mileage: 21 }],
  ])('is used when %s', (_fact, car) => {
    expect(usedState(car, 'mil')).toBe('used');
  });

  it.each([
    ['was not driven or registered', { car_is_used: false, car_mileage: 1 }],
    ['is a sample', { car_is_sample: true }],
  ])('is new for a car that %s', (_fact, car) => {
    expect(usedState(car, 'mil')).toBe('new');
  });

  it.each([
    ['nothing', {}],
    ['no distance', { car_is_used: false, car_mileage: null }],
    ['a plate without a registration date', { car_is_used: false, car_mileage: 0, car_regno: 'ABC123' }],
  ])('is unknown for a car with %s', (_fact, car) => {
    expect(usedState(car, 'mil')).toBeNull();
  });

  it.each([
    ['used', { car_mileage: 1 }, 'used', 'used'],
    ['used and no other fact', {}, 'used', 'used'],
    ['new and no other fact', {}, 'new', 'new'],
    ['new and a plate', { car_regno: 'ABC123' }, 'new', 'new'],
    ['new and a registration', { car_firstregistration: '2019-02-01' }, 'new', 'used'],
    ['new and a used car of the stock', { car_is_used: true }, 'new', 'used'],
    ['new and a long distance', { car_mileage: 8400 }, 'new', 'used'],
  ] as const)('follows a condition of %s', (_fact, car, condition, expected) => {
    expect(usedState(car, 'mil', condition)).toBe(expected);
  });

  it.each([
    [2023, null],
    [2025, 'new'],
  ])('of a car of the year %s without further data is %s in 2026', (car_year, expected) => {
    expect(usedState({ car_mileage: 0, car_year }, 'km', null, 2026)).toBe(expected);
  });

  it('reads the distance in the unit of the stock', () => {
    expect([usedState({ car_mileage: 100 }, 'km'), usedState({ car_mileage: 150 }, 'miles')]).toEqual(['new', 'used']);
  });
});
