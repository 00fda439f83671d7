import { describe, expect, it } from '@jest/globals';
import { townLine } from './townLine.ts';

describe('townLine', () => {
  it.each([
    ['754 50', 'Uppsala', '754 50 Uppsala'],
    ['RG2 0QE', 'Reading', 'Reading RG2 0QE'],
    ['EH129DH', 'Edinburgh', 'Edinburgh EH129DH'],
    ['0668', 'Oslo', '0668 Oslo'],
    ['', 'Reading', 'Reading'],
    [undefined, undefined, ''],
  ])('writes %j and %j as %j', (postcode, town, line) => {
    expect(townLine(postcode, town)).toBe(line);
  });
});
