import { describe, expect, it } from '@jest/globals';
import { nationalPhone } from './nationalPhone.ts';

const sweden = { code: '46', trunk: '0' };
const america = { code: '1', trunk: '', form: '(NNN) NNN-NNNN' };

describe('nationalPhone()', () => {
  it.each([
    ['+46 18-17 00 00', sweden, '018-17 00 00'],
    ['+46 (0)18 17 00 00', sweden, '018 17 00 00'],
    ['0046 18-17 00 00', sweden, '018-17 00 00'],
    ['+44 161 123 4567', { code: '44', trunk: '0' }, '0161 123 4567'],
    ['+47 22 33 44 55', { code: '47', trunk: '' }, '22 33 44 55'],
    ['507 555 0177', america, '(507) 555-0177'],
    ['+1 507-555-0177', america, '(507) 555-0177'],
    ['+1 (507) 555-0177', america, '(507) 555-0177'],
    ['+33 123456789', { code: '33', trunk: '0', form: 'NN NN NN NN NN' }, '01 23 45 67 89'],
    ['+45 12345678', { code: '45', trunk: '', form: 'NN NN NN NN' }, '12 34 56 78'],
  ])('writes %s under %j as %s', (phone, plan, expected) => {
    expect(nationalPhone(phone, plan)).toBe(expected);
  });

  it.each([
    ['+46 18-17 00 00', undefined],
    ['+46 18-17 00 00', { code: '47', trunk: '' }],
    ['018-17 00 00', sweden],
    ['', sweden],
    ['+46 18-17 00 00', america],
    ['911', america],
    ['507-555-0177 ext. 4', america],
  ])('keeps "%s" under %j', (phone, plan) => {
    expect(nationalPhone(phone, plan)).toBe(phone);
  });
});
