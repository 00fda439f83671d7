import { describe, expect, it } from '@jest/globals';
import { hoursOn } from '../../shared/catalogue/dealers/openingHours.ts';
import type { OpeningSchedule } from '../../shared/catalogue/dealers/openingHours.ts';
import { withPublicHolidays } from './withPublicHolidays.ts';

const open = [[8 * 60, 16 * 60]] as const;
const daily: OpeningSchedule = { week: Array.from({ length: 7 }, () => open), days: [{ date: '12-26', hours: open }] };

describe('withPublicHolidays()', () => {
  const year = String(new Date().getUTCFullYear());

  it.each([
    ['se', '06-06'],
    ['no', '05-17'],
    ['fi', '12-06'],
    ['sk', '08-29'],
    ['gb', '12-25'],
    ['de', '10-03'],
  ])('closes workshops of %s on %s', (country, day) => {
    expect(hoursOn(withPublicHolidays(daily, country), `${year}-${day}`)).toEqual([]);
    expect(hoursOn(daily, `${year}-${day}`)).toEqual(open);
  });

  it.each([
    ['de', 'BW', '01-06', true],
    ['de', 'Baden-Württemberg', '11-01', true],
    ['de', 'Bremen', '10-31', true],
    ['de', 'Berlin', '11-01', false],
    ['de', '', '11-01', false],
    ['fr', '67', '12-26', true],
    ['gb', 'Scotland', '11-30', true],
    ['se', 'Uppsala län', '06-06', true],
  ])('knows the holidays of %s, %s: %s is closed (%s)', (country, region, day, isClosed) => {
    const everyDay = { ...daily, days: [] };
    expect(hoursOn(withPublicHolidays(everyDay, country, [region]), `${year}-${day}`)).toEqual(isClosed ? [] : open);
  });

  it('prefers the region of a dealer to that of its site', () => {
    const hours = (dealer: string) => hoursOn(withPublicHolidays(daily, 'de', [dealer, 'BW']), `${year}-11-01`);
    expect([hours('Berlin'), hours('Kreis Lörrach'), hours('')]).toEqual([open, [], []]);
  });

  it('leaves days for which the workshop has hours', () => {
    expect(hoursOn(withPublicHolidays(daily, 'no'), `${year}-12-26`)).toEqual(open);
  });

  it('leaves other days', () => {
    expect(hoursOn(withPublicHolidays(daily, 'no'), `${year}-06-06`)).toEqual(open);
  });
});
