import { describe, expect, it } from '@jest/globals';
import { phonesOfCountry } from '../../test/fixtures/countries/platesOfCountry.ts';
import { workshopPhone } from './workshopPhone.ts';

describe('workshopPhone()', () => {
  it.each([
    ['us', '507 555 0177', 'en-US', '(507) 555-0177'],
    ['fr', '+33 1 23456789', 'fr-FR', '01 23 45 67 89'],
    ['se', '+46 18-17 00 00', 'sv-SE', '018-17 00 00'],
    ['se', '+46 18-17 00 00', 'en-150', '+46 18-17 00 00'],
  ])('writes the number of a workshop in %s, %s, in %s as %s', (country, phone, locale, written) => {
    const phones = { country, textedCountries: [country], phonePlan: phonesOfCountry(country) };
    expect(workshopPhone(phone, phones, locale)).toBe(written);
  });
});
