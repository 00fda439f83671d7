import { expect, it } from '@jest/globals';
import { hasValidCheckDigit, isVin } from './vinCheckDigit.ts';

it.each([
  ['1M8GDM9AXKP042788', true],
  ['11111111111111111', true],
  ['1M8GDM9A1KP042788', false],
  ['WVGZZZ5NZEW000003', null],
])('the check digit of %s is valid: %s', (vin, isValid) => {
  expect(hasValidCheckDigit(vin)).toBe(isValid);
});

it('a VIN has neither I nor O nor Q', () => {
  expect(['YV1XZACV0P2000001', 'YV1XZACV0P200000O', 'YV1XZACV0P'].map(isVin)).toEqual([true, false, false]);
});
