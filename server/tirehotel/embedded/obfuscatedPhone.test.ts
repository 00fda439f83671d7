import { expect, it } from '@jest/globals';
import { obfuscatedPhone } from './obfuscatedPhone.ts';

it('obfuscatedPhone() shows only the last digits of a number', () => {
  expect(obfuscatedPhone('+46701234567')).toBe('07X XXX XX XX');
  expect(obfuscatedPhone('+4791234567')).toBe('XXX XXX XX XX');
});
