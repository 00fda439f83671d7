import { describe, expect, it } from '@jest/globals';
import { townLine } from './townLine.ts';

const american = { townForm: '{town}, {region} {postcode}' };
const british = { townForm: '{town} {postcode}' };

describe('townLine()', () => {
  it.each([
    ['754 50', 'Uppsala', {}, '754 50 Uppsala'],
    ['0668', 'Oslo', {}, '0668 Oslo'],
    ['', 'Reading', {}, 'Reading'],
    [undefined, undefined, {}, ''],
    ['RG2 0QE', 'Reading', british, 'Reading RG2 0QE'],
    ['', 'Reading', british, 'Reading'],
    ['55409', 'Minneapolis', american, 'Minneapolis, MN 55409'],
    ['', 'Minneapolis', american, 'Minneapolis, MN'],
  ])('joins %j with %j in the form %j to %j', (postcode, town, style, line) => {
    expect(townLine({ postcode, town, region: 'MN' }, style)).toBe(line);
  });

  it('leaves out a region that is not known', () => {
    expect(townLine({ postcode: '55409', town: 'Minneapolis' }, american)).toBe('Minneapolis, 55409');
    expect(townLine({}, american)).toBe('');
  });
});
