import { describe, expect, it } from '@jest/globals';
import {
  addMonths,
  fullDate,
  lastDayOf,
  monthGrid,
  monthName,
  monthOf,
  sameDayLater,
  weekdayNames,
} from './monthGrid.ts';
import { addDays, weekdayOf } from './zonedTime.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';

productLanguages(); // whose patterns the formats have

/** Every month from 1999 to 2041: leap years, a leap century, clock changes. */
const months = Array.from({ length: 43 * 12 }, (_none, index) => addMonths('1999-01', index));

describe('the grid of a month', () => {
  it('has 42 days from a Monday on', () => {
    for (const month of months) {
      const grid = monthGrid(month);
      expect(weekdayOf(grid[0] ?? '')).toBe(0);
      expect(grid).toEqual(Array.from({ length: 42 }, (_none, index) => addDays(grid[0] ?? '', index)));
    }
  });

  it('holds the whole month', () => {
    for (const month of months) {
      const grid = monthGrid(month);
      expect(grid.indexOf(`${month}-01`)).toBeLessThan(7);
      expect(grid.indexOf(`${month}-01`)).toBeGreaterThanOrEqual(0);
      expect(grid.filter((date) => monthOf(date) === month)).toHaveLength(Number(lastDayOf(month).slice(8)));
    }
  });

  it('begins like a printed calendar', () => {
    expect(monthGrid('2026-11')[0]).toBe('2026-10-26');
    expect(monthGrid('2026-11')[41]).toBe('2026-12-06');
    expect(monthGrid('2027-02')[0]).toBe('2027-02-01');
    expect(monthGrid('2027-02')[41]).toBe('2027-03-14');
  });
});

describe('months', () => {
  it('come one after another across years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', 26)).toBe('2029-01');
    for (const month of months) expect(addMonths(addMonths(month, 7), -7)).toBe(month);
  });

  it('end with their last day', () => {
    expect(['2023-02', '2024-02', '2000-02', '2100-02', '2026-04', '2026-12'].map(lastDayOf)).toEqual([
      '2023-02-28',
      '2024-02-29',
      '2000-02-29',
      '2100-02-28',
      '2026-04-30',
      '2026-12-31',
    ]);
  });

  it('have their last day instead of one that does not exist', () => {
    expect(sameDayLater('2026-11-26', 1)).toBe('2026-12-26');
    expect(sameDayLater('2024-01-31', 1)).toBe('2024-02-29');
    expect(sameDayLater('2023-03-30', -1)).toBe('2023-02-28');
  });
});

describe('names', () => {
  it('of months are those of the language', () => {
    expect(monthName('2026-11', 'sv')).toBe('november 2026');
    expect(monthName('2026-05', 'nb')).toBe('mai 2026');
    expect(monthName('2026-03', 'en-GB')).toBe('March 2026');
  });

  it('of weekdays begin with Monday', () => {
    expect(weekdayNames('sv', 'short')).toEqual(['mån', 'tis', 'ons', 'tor', 'fre', 'lör', 'sön']);
    expect(weekdayNames('nb', 'short')).toEqual(['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn']);
    expect(weekdayNames('sv', 'long')[3]).toBe('torsdag');
  });

  it('of days include the year', () => {
    expect(fullDate('2026-11-26', 'sv')).toBe('torsdag 26 november 2026');
    expect(fullDate('2026-11-26', 'nb')).toBe('torsdag 26. november 2026');
  });
});
