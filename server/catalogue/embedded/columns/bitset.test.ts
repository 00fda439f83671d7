import { describe, expect, it } from '@jest/globals';
import { clearBit, countBits, countRange, hasBit, countOnes, rowsOf, setBit, setRange, wordsFor } from './bitset.ts';

describe('bitset', () => {
  it('counts the ones of words of any sign', () => {
    expect([0, 1, -1, 0x80000000 | 0, 0x55555555].map(countOnes)).toEqual([0, 1, 32, 1, 16]);
  });

  it('sets ranges at every alignment', () => {
    const rowCount = 100;
    for (let from = 0; from <= rowCount; from += 3) {
      for (let to = from; to <= rowCount; to++) {
        const bits = new Int32Array(wordsFor(rowCount));
        setRange(bits, from, to);
        expect(countBits(bits)).toBe(to - from);
        expect(countRange(bits, 0, rowCount)).toBe(to - from);
        expect(countRange(bits, from + 1, to)).toBe(Math.max(0, to - from - 1));
      }
    }
  });

  it('gives its rows in rising order', () => {
    const bits = new Int32Array(wordsFor(70));
    for (const row of [69, 31, 0, 32]) setBit(bits, row);
    clearBit(bits, 0);
    expect([...rowsOf(bits, 3)]).toEqual([31, 32, 69]);
    expect([hasBit(bits, 0), hasBit(bits, 31), hasBit(bits, 500)]).toEqual([false, true, false]);
  });
});
