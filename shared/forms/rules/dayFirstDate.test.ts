import { describe, expect, it } from '@jest/globals';
import { dayFirstDate, readDayFirstDate } from './dayFirstDate.ts';

describe('a date that is typed with its day first', () => {
  it.each([
    ['26.11.2026', '2026-11-26'],
    [' 26.11.2026 ', '2026-11-26'],
    ['26. 11. 2026', '2026-11-26'],
    ['1/2/27', '2027-02-01'],
    ['01-02-2027', '2027-02-01'],
    ['26112026', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['29.02.2028', '2028-02-29'],
  ])('%j is %s', (text, date) => expect(readDayFirstDate(text)).toBe(date));

  it.each(['', 'i morgen', '31.04.2027', '29.02.2027', '2027-02-29', '11.26.2026', '26.11', '26.11.202', '0.1.2027'])(
    '%j is none',
    (text) => expect(readDayFirstDate(text)).toBeNull(),
  );

  it('is written with points', () => {
    expect(dayFirstDate('2026-11-06')).toBe('06.11.2026');
    expect(dayFirstDate('soon')).toBe('');
  });
});
