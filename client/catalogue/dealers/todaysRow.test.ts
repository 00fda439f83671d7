import { describe, expect, it } from '@jest/globals';
import type { DayText } from '../../../shared/catalogue/dealers/Dealer.ts';
import { testDepartment } from '../../../test/fixtures/catalogue/testDepartment.ts';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createTranslate } from '../../site/translate.ts';
import { showDepartment } from './showDepartment.ts';
import { todaysRow } from './todaysRow.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const row = (day: string): DayText => ({ day, displayText: '9–18' });
const week = [row('Måndag–fredag'), row('Lördag'), row('Söndag')];

/** Returns the day of the row that is marked at a time in Stockholm. */
function dayAt(time: string, deviationdays = [row('Julafton 24/12')], openinghours = week): string | undefined {
  const department = { ...testDepartment('Nya bilar'), openingschedule: { openinghours, deviationdays } };
  const { hoursRows } = showDepartment(department, testSite, createTranslate(dictionaryTexts('sv'), 'sv-SE'));
  return todaysRow(hoursRows, Date.parse(time), 'Europe/Stockholm')?.day;
}

describe('todaysRow()', () => {
  it.each([
    ['2026-11-26T12:00:00+01:00', 'Måndag–fredag'],
    ['2026-11-28T12:00:00+01:00', 'Lördag'],
  ])('is at %s the row of %s', (time, day) => {
    expect(dayAt(time)).toBe(day);
  });

  it('changes at midnight in the time zone of the site', () => {
    expect(dayAt('2026-11-27T22:59:00Z')).toBe('Måndag–fredag');
    expect(dayAt('2026-11-27T23:00:00Z')).toBe('Lördag');
  });

  it('is the row of a special day', () => {
    expect(dayAt('2026-12-24T12:00:00+01:00')).toBe('Julafton 24/12');
  });

  it('is unknown next to a special day whose date cannot be parsed', () => {
    expect(dayAt('2026-11-26T12:00:00+01:00', [row('Klämdagar')])).toBeUndefined();
  });

  it('is unknown on a day without a row', () => {
    expect(dayAt('2026-11-29T12:00:00+01:00', [], [row('Måndag–fredag')])).toBeUndefined();
  });

  it('takes "So" for Sunday between German days', () => {
    expect(dayAt('2026-11-29T12:00:00+01:00', [], [row('Mo–Fr'), row('So')])).toBe('So');
  });
});
