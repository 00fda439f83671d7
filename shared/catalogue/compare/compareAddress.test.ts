import { describe, expect, it } from '@jest/globals';
import { compareAddress, comparedByAddress, comparedIds } from './compareAddress.ts';

describe('the address of a comparison', () => {
  it('names the cars', () => {
    const address = compareAddress('/en', 'compare', ['410001', 'a-b_c.d']);
    expect(address).toBe('/en/compare?cars=410001,a-b_c.d');
  });

  it('is read back as it was written', () => {
    const address = compareAddress('/en', 'compare', ['410001', 'a-b_c.d']);
    expect(comparedIds(address.slice(address.indexOf('?')))).toEqual(['410001', 'a-b_c.d']);
  });

  it.each(['A 100', '12/34', 'Ö-17', '0012', 'A#1', 'B&W+2'])('keeps the id "%s"', (id) => {
    const address = compareAddress('', 'jamfor', [id, '2']);
    expect(comparedIds(address.slice(address.indexOf('?')))).toEqual([id, '2']);
  });

  it('is plain without cars', () => {
    expect(compareAddress('', 'jamfor', [])).toBe('/jamfor');
  });

  it('names each car once', () => {
    expect(comparedIds('?cars=2,1,,2, 3 ,%20,<script>,a%2Cb&cars=4&other=9')).toEqual(['2', '1', '3', 'a', 'b', '4']);
  });

  it('skips what is no id', () => {
    expect(comparedIds(`?cars=${'x'.repeat(65)},../etc,%E0%A4%A`)).toEqual([]);
    for (const search of ['', '?', '?cars=', '?car=1']) expect(comparedIds(search)).toEqual([]);
  });

  it('has room for twelve', () => {
    const many = Array.from({ length: 40 }, (_none, at) => String(at));
    expect(comparedIds(`?cars=${many.join(',')}`)).toEqual(many.slice(0, comparedByAddress));
    expect(compareAddress('', 'jamfor', many).split(',')).toHaveLength(12);
  });
});
