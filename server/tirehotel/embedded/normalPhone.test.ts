import { describe, expect, it } from '@jest/globals';
import { normalPhone } from './normalPhone.ts';
import { obfuscatedPhone } from './obfuscatedPhone.ts';

describe('a telephone number', () => {
  it.each([
    ['070-174 06 05', '+46701740605'],
    ['0046 70 174 06 05', '+46701740605'],
    ['+46 (0)70 174 06 05', '+46701740605'],
    ['+47 912 34 567', '+4791234567'],
    ['018/12 34 56', '+4618123456'],
  ])('%p is %p', (typed, phone) => {
    expect(normalPhone(typed, 'se')).toBe(phone);
  });

  it.each(['', '070', '070-174 06 05 x', '+0701740605', '++46701740605', '0701740605070174060'])(
    '%p is none',
    (typed) => {
      expect(normalPhone(typed, 'se')).toBeNull();
    },
  );
});

describe('what is shown of a number', () => {
  it('is its last digits alone', () => {
    expect(obfuscatedPhone('+46701234567')).toBe('07X XXX X5 67');
    expect(obfuscatedPhone('+4791234567')).toBe('XXX XXX X5 67');
  });
});
