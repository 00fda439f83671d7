import { describe, expect, it } from '@jest/globals';
import { measureTextIn } from './measureTextIn.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const english = { language: 'en', locale: 'en-150' } as const;
const swedish = { language: 'sv', locale: 'sv-FI' } as const;

describe('measureTextIn()', () => {
  it.each([
    ['8,2 s', '8.2 s'],
    ['8,0 s', '8.0 s'],
    ['156 g/km', '156 g/km'],
    ['5,9 l/100 km', '5.9 l/100 km'],
    ['1\u00a0880 kg', '1,880 kg'],
    ['197\u00a0hk (145\u00a0kW)', '197 hp (145 kW)'],
    ['1 499 mm', '1,499 mm'],
    ['Klass R18, 4x4', 'Klass R18, 4x4'],
    ['1,2,3 l', '1,2,3 l'],
    ['', ''],
  ])('converts the Swedish "%s" to the English "%s"', (text, converted) => {
    expect(plain(measureTextIn(text, 'sv', english))).toBe(converted);
  });

  it.each([
    ['8.2 s', '8,2 s'],
    ['1,880 kg', '1 880 kg'],
    ['197 hp', '197 hk'],
  ])('converts the English "%s" to the Swedish "%s"', (text, converted) => {
    expect(plain(measureTextIn(text, 'en', swedish))).toBe(converted);
  });

  it('converts the Finnish horsepower to the Swedish one', () => {
    expect(plain(measureTextIn('204 hv (150 kW)', 'fi', swedish))).toBe('204 hk (150 kW)');
  });
});
