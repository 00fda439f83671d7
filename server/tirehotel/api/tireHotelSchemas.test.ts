import { expect, it } from '@jest/globals';
import { phonesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { bookingSchema } from './tireHotelSchemas.ts';

const booking = {
  bookingDate: '2026-12-01T09:00:00',
  bookingStart: '2026-12-01T09:00:00',
  regNo: 'ABC123',
  freeText: '',
};
const isValid = (country: string, phoneMobile: string): boolean => {
  const customer = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.test', phoneMobile };
  return bookingSchema(phonesOfCountry(country)).validate({ ...booking, customer }).error === undefined;
};

it.each([
  ['se', '070-174 06 05'],
  ['no', '912 34 567'],
  ['no', '+46 70-174 06 05'],
])('a wheel change on a site of %s takes the mobile number %s', (country, phone) => {
  expect(isValid(country, phone)).toBe(true);
});

it.each([
  ['se', '070-174 06 05 12'],
  ['no', '070-174 06 05'],
])('a wheel change on a site of %s refuses the mobile number %s', (country, phone) => {
  expect(isValid(country, phone)).toBe(false);
});
