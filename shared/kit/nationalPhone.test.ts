import { describe, expect, it } from '@jest/globals';
import { nationalPhone } from './nationalPhone.ts';

describe('nationalPhone()', () => {
  it.each([
    ['+46 18-17 00 00', 'sv-SE', '018-17 00 00'],
    ['+46 (0)18 17 00 00', 'sv-SE', '018 17 00 00'],
    ['+44 161 123 4567', 'en-GB', '0161 123 4567'],
    ['+47 22 33 44 55', 'nb-NO', '22 33 44 55'],
    ['0046 18-17 00 00', 'sv-SE', '018-17 00 00'],
    ['+358 9 123 456', 'fi-FI', '09 123 456'],
  ])('writes %s for %s as %s', (phone, locale, expected) => {
    expect(nationalPhone(phone, locale)).toBe(expected);
  });

  it.each([
    ['+46 18-17 00 00', 'en-SE'],
    ['+46 18-17 00 00', 'nb-NO'],
    ['018-17 00 00', 'sv-SE'],
    ['', 'sv-SE'],
  ])('keeps "%s" for %s', (phone, locale) => {
    expect(nationalPhone(phone, locale)).toBe(phone);
  });
});
