import { describe, expect, it } from '@jest/globals';
import { todaysHours } from './todaysHours.ts';

const row = (day: string): { day: string; displayText: string } => ({ day, displayText: '9–18' });
const week = [row('Måndag–fredag'), row('Lördag'), row('Söndag')];
const at = (time: string, deviationdays = [row('Julafton 24/12')], openinghours = week): string | undefined =>
  todaysHours({ openinghours, deviationdays }, Date.parse(time), 'Europe/Stockholm')?.day;

describe('todaysHours()', () => {
  it.each([
    ['2026-11-26T12:00:00+01:00', 'Måndag–fredag'],
    ['2026-11-28T12:00:00+01:00', 'Lördag'],
  ])('is at %s the row of %s', (time, day) => {
    expect(at(time)).toBe(day);
  });

  it('changes at midnight in the time zone of the site', () => {
    expect(at('2026-11-27T22:59:00Z')).toBe('Måndag–fredag');
    expect(at('2026-11-27T23:00:00Z')).toBe('Lördag');
  });

  it('is the row of a special day', () => {
    expect(at('2026-12-24T12:00:00+01:00')).toBe('Julafton 24/12');
  });

  it('is unknown next to a special day whose date cannot be parsed', () => {
    expect(at('2026-11-26T12:00:00+01:00', [row('Klämdagar')])).toBeUndefined();
  });

  it('is unknown on a day without a row', () => {
    expect(at('2026-11-29T12:00:00+01:00', [], [row('Måndag–fredag')])).toBeUndefined();
  });

  it('takes "So" for Sunday between German days', () => {
    expect(at('2026-11-29T12:00:00+01:00', [], [row('Mo–Fr'), row('So')])).toBe('So');
  });
});
