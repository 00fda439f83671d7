import { describe, expect, it } from '@jest/globals';
import { tireSeason, treadState } from './treadRules.ts';

describe('the tread of a tire', () => {
  it.each([
    ['Dubbat', 'winter'],
    ['Dubbfritt', 'winter'],
    ['Vinter', 'winter'],
    ['Sommar', 'summer'],
    ['Winterreifen', 'winter'],
    ['Studless winter tyre', 'winter'],
    ['Piggfritt', 'winter'],
    ['Kitkarengas', 'winter'],
    ['Zimná', 'winter'],
    ['Sommerreifen', 'summer'],
    ['Summer tyre', 'summer'],
    ['Kesärengas', 'summer'],
    ['Letná', 'summer'],
    ['', null],
    ['Allround', null],
  ] as const)('says with "%s" that the tire is for %s', (pattern, season) => {
    expect(tireSeason(pattern)).toBe(season);
  });

  it.each([
    [2.9, 'winter', 'unlawful'],
    [3, 'winter', 'low'],
    [3.9, 'winter', 'low'],
    [4, 'winter', 'good'],
    [1.5, 'summer', 'unlawful'],
    [1.6, 'summer', 'low'],
    [4, 'summer', 'good'],
    [1.5, null, 'unlawful'],
    [2.9, null, 'low'],
  ] as const)('of %d mm on a tire for %s is %s', (depth, season, state) => {
    expect(treadState(depth, season, { summer: 1.6, winter: 3 })).toBe(state);
  });
});
