import { describe, expect, it } from '@jest/globals';
import { gsm7Length, toGsm7 } from './gsm7.ts';

describe('toGsm7()', () => {
  it.each([
    ['Påminnelse: däckbyte i Örebro, é', 'Påminnelse: däckbyte i Örebro, é'],
    ['Termín je zrušený, ďakujeme', 'Termin je zruseny, dakujeme'],
    ['’Bil’ – ”verkstad” … 1\u00a0000', '\'Bil\' - "verkstad" ... 1 000'],
    ['Żółć ðoor 🚗', 'Zolc door '],
    ['a\u0308', 'ä'],
  ])('writes %j as %j', (text, written) => {
    expect(toGsm7(text)).toBe(written);
  });

  it('leaves only characters of the alphabet', () => {
    expect(toGsm7('Верстат 工場')).toBe(' ');
  });
});

describe('gsm7Length()', () => {
  it('counts characters of the extension table twice', () => {
    expect(gsm7Length('abc')).toBe(3);
    expect(gsm7Length('a€[]')).toBe(7);
  });
});
