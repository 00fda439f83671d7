import { describe, expect, it } from '@jest/globals';
import { parseFeedNumber, roundTo } from './feedNumber.ts';

describe('numbers of a feed', () => {
  it.each([
    ['1234.5', '.', '', [], 1234.5],
    ['1.234,50', ',', '.', [], 1234.5],
    ['1 234,50', ',', ' ', [], 1234.5],
    ['1\u00a0234', ',', ' ', [], 1234],
    ['12 900 km', '.', ' ', ['km'], 12900],
    ['-5', '.', '', [], -5],
    ['12.900', ',', '', [], null],
    ['1,2,3', ',', '', [], null],
    ['12 km', '.', '', [], null],
    ['1e5', '.', '', [], null],
    ['', '.', '', [], null],
  ])('reads %s with decimal sign %s in groups of "%s"', (text, decimal, thousands, ignore, expected) => {
    expect(parseFeedNumber(text, { decimal, thousands, ignore })).toBe(expected);
  });

  it('rounds halves away from zero despite binary fractions', () => {
    expect([roundTo(2.5, 0), roundTo(-2.5, 0), roundTo(1.005, 2), roundTo(-0.2, 0)]).toEqual([3, -3, 1.01, 0]);
  });
});
