import { describe, expect, it } from '@jest/globals';
import { internationalPhone } from './internationalPhone.ts';

describe('a telephone number', () => {
  it.each([
    ['070-174 06 05', '+46701740605'],
    ['0046 70 174 06 05', '+46701740605'],
    ['+46 (0)70 174 06 05', '+46701740605'],
    ['+47 912 34 567', '+4791234567'],
    ['018/12 34 56', '+4618123456'],
  ])('%p is %p', (typed, phone) => {
    expect(internationalPhone(typed, 'se')).toBe(phone);
  });

  it.each([
    ['no', '912 34 567', '+47 912 34 567'],
    ['fi', '040 123 4567', '+358 (0)40 1234567'],
    ['sk', '0905 123 456', '00421 905 123 456'],
    ['gb', '07400 123456', '+44 (0)7400 123456'],
    ['de', '0151 23456789', '+49 151 23456789'],
    ['us', '(202) 555-0143', '+1 202 555 0143'],
  ])('has one international form in %s, whether typed as %p or as %p', (country, national, international) => {
    expect(internationalPhone(national, country)).toMatch(/^\+\d+$/);
    expect(internationalPhone(national, country)).toBe(internationalPhone(international, 'se'));
  });

  it.each(['', '070', '070-174 06 05 x', '+0701740605', '++46701740605', '0701740605070174060'])(
    '%p is none',
    (typed) => {
      expect(internationalPhone(typed, 'se')).toBeNull();
    },
  );
});
