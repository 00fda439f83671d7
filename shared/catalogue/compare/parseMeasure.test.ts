import { describe, expect, it } from '@jest/globals';
import { parseMeasure } from './bestCar.ts';

describe('the number that a display text begins with', () => {
  it('is read in the format of the locale', () => {
    expect(parseMeasure('5,9 l/100 km', 'sv-SE')).toEqual({ amount: 5.9, unit: 'l/100 km' });
    expect(parseMeasure('1\u00a0880 kg', 'sv-SE')).toEqual({ amount: 1880, unit: 'kg' });
    expect(parseMeasure('1,499.5 mm', 'en-GB')).toEqual({ amount: 1499.5, unit: 'mm' });
    expect(parseMeasure('1.499,5 mm', 'sk-SK')).toEqual({ amount: 1499.5, unit: 'mm' });
    expect(parseMeasure('62.8 mpg', 'en-GB')).toEqual({ amount: 62.8, unit: 'mpg' });
    expect(parseMeasure('205', 'sv-SE')).toEqual({ amount: 205, unit: '' });
  });

  it('is null where there is none', () => {
    for (const text of ['', 'okänt', 'ca 5 l', '-3 km']) expect(parseMeasure(text, 'sv-SE')).toBeNull();
  });
});
