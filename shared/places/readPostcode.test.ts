import { describe, expect, it } from '@jest/globals';
import { postcodesOfCountry } from '../../test/fixtures/countries/platesOfCountry.ts';
import { readPostcode, writtenPostcode } from './readPostcode.ts';

describe('readPostcode()', () => {
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
    ['M1', 'gb', 'M1', 'M1'],
    ['RG2 0', 'gb', 'RG20', 'RG2 0'],
    ['ec1a1bb', 'gb', 'EC1A1BB', 'EC1A 1BB'],
    ['D-10115 Berlin', 'de', '10115', '10115'],
    ['101', 'de', '101', '101'],
  ])('reads %s of %s', (text, country, code, written) => {
    expect(readPostcode(text, postcodesOfCountry(country))).toEqual({ code, written });
  });

  it.each([
    ['75', 'se'],
    ['754501', 'se'],
    ['Uppsala', 'se'],
    ['Uppsala 754 50', 'se'],
    ['Reading', 'gb'],
    ['M', 'gb'],
    ['10', 'de'],
    ['101155', 'de'],
  ])('finds no postcode in %s of %s', (text, country) => {
    expect(readPostcode(text, postcodesOfCountry(country))).toBeNull();
  });
});

describe('writtenPostcode()', () => {
  it.each([
    ['75450', 'se', '754 50'],
    ['S-754 50', 'se', '754 50'],
    ['754 50 Uppsala', 'se', null],
    ['7545', 'se', null],
    ['eh129dh', 'gb', 'EH12 9DH'],
    ['M1 1AE', 'gb', 'M1 1AE'],
    ['RG2', 'gb', null],
    ['579', 'no', null],
    ['0579', 'no', '0579'],
    ['1011 5', 'de', '10115'],
  ])('writes %j of %s as %j', (text, country, written) => {
    expect(writtenPostcode(text, postcodesOfCountry(country))).toBe(written);
  });
});
