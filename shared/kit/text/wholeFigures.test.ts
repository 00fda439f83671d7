import { describe, expect, it } from '@jest/globals';
import { wholeFigures } from './wholeFigures.ts';

describe('wholeFigures()', () => {
  it.each([
    ['5 990 kr/mån, 1 500 mil/år', '5\u00a0990 kr/mån, 1\u00a0500 mil/år'],
    ['1 234 567', '1\u00a0234\u00a0567'],
    ['Volvo V60 2024', 'Volvo V60 2024'],
    ['3 bilar, 12 1234', '3 bilar, 12 1234'],
  ])('%s', (text, whole) => {
    expect(wholeFigures(text)).toBe(whole);
  });
});
