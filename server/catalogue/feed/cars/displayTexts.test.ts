import { describe, expect, it } from '@jest/globals';
import { createDisplayTexts } from './displayTexts.ts';

/** Formatters separate thousands with no-break spaces of several kinds. */
const spaced = (text: string): string => text.replace(/\s/g, ' ');

describe('display texts', () => {
  it('writes Swedish units', () => {
    const texts = createDisplayTexts({ currency: 'EUR', locale: 'sv-SE', distanceUnit: 'mil', horsepower: 'hk' });
    expect(spaced(texts.money(6800))).toBe('6 800 €');
    expect(spaced(texts.distance(23500))).toBe('23 500 mil');
    expect(texts.power(116, 'hp')).toBe('116 hk (85 kW)');
    expect(texts.power(85, 'kW')).toBe('116 hk (85 kW)');
  });

  it('writes British ones', () => {
    const texts = createDisplayTexts({ currency: 'GBP', locale: 'en-GB', distanceUnit: 'miles' });
    expect(texts.money(12500)).toBe('£12,500');
    expect(texts.distance(41000)).toBe('41,000 miles');
    expect(texts.power(150, 'hp')).toBe('150 hp (110 kW)');
  });

  it.each([
    ['de-DE', '{kW} ({hp})', 'PS', '85 kW (116 PS)'],
    ['en-US', '{hp}', 'hp', '116 hp'],
    ['en-GB', '{bhp}', 'hp', '116 bhp'],
  ])('writes power in %s in the form %s of the country', (locale, powerForm, horsepower, written) => {
    const texts = createDisplayTexts({ currency: 'EUR', locale, distanceUnit: 'km', powerForm, horsepower });
    expect(texts.power(116, 'hp')).toBe(written);
  });

  it('converts kW to brake horsepower', () => {
    const texts = createDisplayTexts({ currency: 'GBP', locale: 'en-GB', distanceUnit: 'miles', powerForm: '{bhp}' });
    expect(texts.power(85, 'kW')).toBe('114 bhp');
  });
});
