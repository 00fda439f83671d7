import { describe, expect, it } from '@jest/globals';
import { convertDistance, distanceText, stockDistance } from './distanceUnits.ts';

const swedishStock = { distanceUnit: 'mil', displayDistanceUnit: 'km', locale: 'en-150' } as const;

describe('distances', () => {
  it.each([
    [7776, 'mil', 'km', 77_760],
    [100, 'miles', 'km', 161],
    [161, 'km', 'miles', 100],
    [7776, 'mil', 'mil', 7776],
  ] as const)('%s %s in %s are %s', (amount, unit, other, converted) => {
    expect(convertDistance(amount, unit, other)).toBe(converted);
  });

  it('are written in the unit of the page', () => {
    expect(distanceText(7776, swedishStock)).toBe('77,760 km');
  });

  it("are written in the stock's unit where the page has no other", () => {
    expect(distanceText(7776, { distanceUnit: 'miles', locale: 'en-GB' })).toBe('7,776 miles');
  });

  it("typed by a visitor are searched in the stock's unit", () => {
    expect(stockDistance(50_000, swedishStock)).toBe(5000);
  });
});
