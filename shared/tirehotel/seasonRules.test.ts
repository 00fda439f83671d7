import { describe, expect, it } from '@jest/globals';
import type { SiteTires } from '../site/CountryLawTypes.ts';
import { seasonAdvice } from './seasonRules.ts';

const seasons: SiteTires['seasons'] = { winter: ['12-01', '03-31'], studs: ['10-01', '04-15'] };

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
    expect(seasonAdvice(date, 'winter', seasons)).toBe(advice);
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
    expect(seasonAdvice(date, 'summer', seasons)).toBe(advice);
  });

  it('is nothing where the tires are not known', () => {
    expect(seasonAdvice('2026-12-01', null, seasons)).toBeNull();
  });

  it.each([
    ['winter', { winter: 'conditions' }, 'conditions'],
    ['summer', { winter: 'conditions' }, null],
    ['winter', { winter: ['11-01', '03-31'], in: 'mountains' }, 'mountains'],
    ['summer', { winter: ['11-01', '03-31'], in: 'mountains' }, 'mountains'],
  ] as const)('with %s tires under %j is %s on every day', (stored, law, advice) => {
    expect(['2026-07-01', '2026-12-01'].map((date) => seasonAdvice(date, stored, law))).toEqual([advice, advice]);
  });

  it('is nothing in a country without seasons', () => {
    expect(seasonAdvice('2026-12-01', 'winter', undefined)).toBeNull();
  });

  it.each([
    ['2026-10-31', 'winter', 'winterLater'],
    ['2026-11-01', 'winter', 'winterNow'],
    ['2027-03-31', 'summer', 'summerLater'],
    ['2027-04-01', 'summer', 'summerNow'],
  ] as const)('follows the days of the country on %s with %s tires: %s', (date, stored, advice) => {
    expect(seasonAdvice(date, stored, { winter: ['11-01', '03-31'], studs: ['11-01', '03-31'] })).toBe(advice);
  });
});
