import { describe, expect, it } from '@jest/globals';
import { readWireCode, toWireCode } from './wireCode.ts';

describe('readWireCode()', () => {
  it.each([
    ['VehicleNotFound', { code: 'VehicleNotFound' }],
    ['BrandNotSupported,Lada', { code: 'BrandNotSupported', brand: 'Lada' }],
    ['BrandNotSupported, Great Wall ', { code: 'BrandNotSupported', brand: 'Great Wall' }],
    ['BrandNotSupported,', { code: 'ServerError' }],
    ['BrandNotSupported', { code: 'ServerError' }],
    ['ORA-0600 at db1', { code: 'ServerError' }],
    ['constructor', { code: 'ServerError' }],
    ['', { code: 'ServerError' }],
  ])('reads %p', (text, failure) => {
    expect(readWireCode(text)).toEqual(failure);
  });
});

describe('toWireCode()', () => {
  it('appends the brand to its code', () => {
    expect(toWireCode({ code: 'BrandNotSupported', brand: 'Great Wall' })).toBe('BrandNotSupported,Great Wall');
  });

  it('leaves other data out', () => {
    expect(toWireCode({ code: 'Refused', words: 'Spärrad' })).toBe('Refused');
  });
});
