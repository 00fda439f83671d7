import { describe, expect, it } from '@jest/globals';
import { isDatePattern, parseFeedDate } from './feedDate.ts';

describe('dates of a feed', () => {
  it.each([
    ['2021-04-30', ['ISO'], '2021-04-30'],
    ['2021-04-30T08:15:00+02:00', ['ISO'], '2021-04-30T08:15:00+02:00'],
    ['30.4.2021', ['ISO', 'DD.MM.YYYY'], '2021-04-30'],
    ['04/2021', ['MM/YYYY'], '2021-04'],
    ['2021-04', ['ISO'], '2021-04'],
    ['2021', ['YYYY'], '2021'],
    ['13/2021', ['MM/YYYY'], null],
    ['20210430 08:15', ['YYYYMMDD HH:mm'], '2021-04-30T08:15:00Z'],
    ['31.02.2021', ['DD.MM.YYYY'], null],
    ['2021-13-01', ['ISO'], null],
    ['2021-04-30T25:00', ['ISO'], null],
    ['30.04.2021 25:00', ['DD.MM.YYYY HH:mm'], null],
    ['yesterday', ['ISO'], null],
  ])('reads %s in %j as %s', (text, formats, expected) => {
    expect(parseFeedDate(text, formats)).toBe(expected);
  });

  it('need a year in their pattern', () => {
    expect(['ISO', 'DD.MM.YYYY', 'DD.MM', 'YYYY YYYY', ''].map(isDatePattern)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
