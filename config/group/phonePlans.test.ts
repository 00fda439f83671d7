import { describe, expect, it } from '@jest/globals';
import { getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { phoneFault } from '../../shared/forms/rules/contactRules.ts';
import { phonesOfCountry } from '../../test/fixtures/countries/platesOfCountry.ts';

const countries: CountryCode[] = ['SE', 'NO', 'FI', 'SK', 'GB', 'DE', 'US', 'FR', 'DK', 'AT'];

describe.each(countries)('phone numbers of %s', (country) => {
  const plan = phonesOfCountry(country.toLowerCase());
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`There is no example of ${country}.`);

  it('have the calling code of the country', () => {
    expect(plan.code).toBe(getCountryCallingCode(country));
  });

  it.each([example.formatNational(), example.formatInternational(), example.number.replace('+', '00')])(
    'are valid as %s',
    (phone) => {
      expect(phoneFault(phone, plan)).toBeNull();
    },
  );

  it.each(countries.filter((other) => other !== country))('are valid in %s in international form', (other) => {
    expect(phoneFault(example.formatInternational(), phonesOfCountry(other.toLowerCase()))).toBeNull();
  });

  it('are refused with more digits than the country has', () => {
    expect(phoneFault(`${example.number}000000`, plan)).toBe('tooLong');
  });
});

it.each([
  ['no', '22 33 44 5', 'tooShort'],
  ['no', '070-174 06 05', 'tooLong'],
  ['gb', '0161 496 00', 'tooShort'],
  ['sk', '0905 123 45', 'tooShort'],
] as const)('In %s the number %s is %s', (country, phone, fault) => {
  expect(phoneFault(phone, phonesOfCountry(country))).toBe(fault);
});

it.each([
  ['no', '22 33 44 55'],
  ['fi', '09 310 1691'],
  ['sk', '02/5935 1111'],
  ['gb', '0161 496 0000'],
  ['de', '030 2270'],
  ['se', '08-12 34 56'],
  ['us', '(612) 555-0142'],
  ['us', '1-612-555-0142'],
  ['fr', '01 23 45 67 89'],
  ['dk', '33 12 34 56'],
  ['at', '01 515 10'],
])('In %s the land line %s is valid', (country, phone) => {
  expect(phoneFault(phone, phonesOfCountry(country))).toBeNull();
});
