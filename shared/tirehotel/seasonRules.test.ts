import { describe, expect, it } from '@jest/globals';
import { seasonAdvice } from './seasonRules.ts';

describe('what is advised for stored wheels', () => {
  it.each([
    ['2026-09-30', 'winterLater'],
    ['2026-10-01', 'winterSoon'],
    ['2026-11-30', 'winterSoon'],
    ['2026-12-01', 'winterNow'],
    ['2027-01-01', 'winterNow'],
    ['2027-03-31', 'winterNow'],
    ['2027-04-01', 'winterLater'],
  ])('with winter tires on %s is %s', (date, advice) => {
    expect(seasonAdvice(date, 'winter')).toBe(advice);
  });

  it.each([
    ['2026-09-30', 'summerNow'],
    ['2026-10-01', 'summerLater'],
    ['2027-03-31', 'summerLater'],
    ['2027-04-01', 'summerSoon'],
    ['2027-04-15', 'summerSoon'],
    ['2027-04-16', 'summerNow'],
    ['2028-02-29', 'summerLater'],
  ])('with summer tires on %s is %s', (date, advice) => {
    expect(seasonAdvice(date, 'summer')).toBe(advice);
  });

  it('is nothing where the tires are not known', () => {
    expect(seasonAdvice('2026-12-01', null)).toBeNull();
  });
});
