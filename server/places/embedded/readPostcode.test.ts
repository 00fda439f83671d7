import { describe, expect, it } from '@jest/globals';
import { readPostcode } from './readPostcode.ts';

describe('readPostcode', () => {
  it.each([
    ['754 50', 'se', '75450', '754 50'],
    ['75450', 'se', '75450', '754 50'],
    ['S-754 50', 'se', '75450', '754 50'],
    ['754 50 Uppsala', 'se', '75450', '754 50'],
    ['7545', 'se', '7545', '754 5'],
    ['754', 'se', '754', '754'],
    ['0579', 'no', '0579', '0579'],
    ['00390 Helsinki', 'fi', '00390', '00390'],
    ['01001', 'sk', '01001', '010 01'],
    ['rg2 0qe', 'gb', 'RG20QE', 'RG2 0QE'],
    ['EH11', 'gb', 'EH11', 'EH11'],
  ])('reads %s of %s', (text, country, code, written) => {
    expect(readPostcode(text, country)).toEqual({ code, written });
  });

  it.each([
    ['75', 'se'],
    ['754501', 'se'],
    ['Uppsala', 'se'],
    ['Uppsala 754 50', 'se'],
    ['Reading', 'gb'],
    ['754 50', 'dk'],
  ])('finds no postcode in %s of %s', (text, country) => {
    expect(readPostcode(text, country)).toBeNull();
  });
});
