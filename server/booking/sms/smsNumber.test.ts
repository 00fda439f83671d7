import { describe, expect, it } from '@jest/globals';
import { smsNumber } from './smsNumber.ts';

describe('smsNumber()', () => {
  it.each([
    ['070-123 45 67', '+46701234567'],
    ['+46 (0)70-123 45 67', '+46701234567'],
    ['0046701234567', '+46701234567'],
    ['+47 912 34 567', '+4791234567'],
    ['+358 40 1234567', '+358401234567'],
    ['+421 905 123 456', '+421905123456'],
  ])('takes %s as %s', (typed, number) => {
    expect(smsNumber(typed)).toBe(number);
  });

  it.each(['018-12 34 56', '070', '+1 900 555 0100', '+881 8 1234 5678', 'ring mig', ''])(
    'takes %j for none',
    (typed) => {
      expect(smsNumber(typed)).toBeNull();
    },
  );
});
