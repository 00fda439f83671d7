import { describe, expect, it } from '@jest/globals';
import { nationalPhone } from './nationalPhone.ts';

const sweden = { code: '46', trunk: '0' };

describe('nationalPhone()', () => {
  it.each([
    ['+46 18-17 00 00', sweden, '018-17 00 00'],
    ['+46 (0)18 17 00 00', sweden, '018 17 00 00'],
    ['0046 18-17 00 00', sweden, '018-17 00 00'],
    ['+44 161 123 4567', { code: '44', trunk: '0' }, '0161 123 4567'],
    ['+47 22 33 44 55', { code: '47', trunk: '' }, '22 33 44 55'],
  ])('writes %s under %j as %s', (phone, plan, expected) => {
    expect(nationalPhone(phone, plan)).toBe(expected);
  });

  it.each([
    ['+46 18-17 00 00', undefined],
    ['+46 18-17 00 00', { code: '47', trunk: '' }],
    ['018-17 00 00', sweden],
    ['', sweden],
  ])('keeps "%s" under %j', (phone, plan) => {
    expect(nationalPhone(phone, plan)).toBe(phone);
  });
});
