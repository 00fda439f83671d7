import { describe, expect, it } from '@jest/globals';
import { townLine } from './townLine.ts';

describe('townLine()', () => {
  it.each([
    ['754 50', 'Uppsala', '754 50 Uppsala'],
    ['0668', 'Oslo', '0668 Oslo'],
    ['', 'Reading', 'Reading'],
    [undefined, undefined, ''],
  ])('joins %j with %j to %j', (postcode, town, line) => {
    expect(townLine(postcode, town, {})).toBe(line);
  });

  it('writes the postcode behind the town where the country does', () => {
    expect(townLine('RG2 0QE', 'Reading', { postcodeAfterTown: true })).toBe('Reading RG2 0QE');
    expect(townLine('', 'Reading', { postcodeAfterTown: true })).toBe('Reading');
  });
});
