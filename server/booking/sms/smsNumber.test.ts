import { describe, expect, it } from '@jest/globals';
import { smsNumber } from './smsNumber.ts';

const phones = { country: 'se', textedCountries: ['se', 'no', 'fi', 'sk'] };

describe('smsNumber()', () => {
  it.each([
    ['070-123 45 67', '+46701234567'],
    ['+46 (0)70-123 45 67', '+46701234567'],
    ['0046701234567', '+46701234567'],
    ['+47 912 34 567', '+4791234567'],
    ['+358 40 1234567', '+358401234567'],
    ['+421 905 123 456', '+421905123456'],
  ])('takes %s as %s', (typed, number) => {
    expect(smsNumber(typed, phones)).toBe(number);
  });

  it('takes a number without a country code as one of the site’s country', () => {
    expect(smsNumber('912 34 567', { country: 'no', textedCountries: ['no'] })).toBe('+4791234567');
    expect(smsNumber('07400 123456', { country: 'gb', textedCountries: ['gb'] })).toBe('+447400123456');
    expect(smsNumber('070-123 45 67', { country: 'no', textedCountries: ['no'] })).toBeNull();
  });

  it.each(['018-12 34 56', '070', '+1 900 555 0100', '+881 8 1234 5678', 'ring mig', ''])(
    'takes %j for none',
    (typed) => {
      expect(smsNumber(typed, phones)).toBeNull();
    },
  );
});
