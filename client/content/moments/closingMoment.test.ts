import { describe, expect, it } from '@jest/globals';
import { closingMoment, closingText } from './closingMoment.ts';

const zone = 'Europe/Stockholm';
const next = (text: string, now: string): string | undefined => {
  const moment = closingMoment(text, Date.parse(now), zone);
  return moment === null ? undefined : new Date(moment).toISOString();
};

describe('closingMoment()', () => {
  it('is the next such time of the week on the site’s clock', () => {
    expect(next('thursday 19:22', '2026-11-25T10:00:00Z')).toBe('2026-11-26T18:22:00.000Z');
    expect(next('Thursday 19:22', '2026-11-26T18:21:00Z')).toBe('2026-11-26T18:22:00.000Z');
    expect(next('thursday 19:22', '2026-11-26T18:22:00Z')).toBe('2026-12-03T18:22:00.000Z');
    // the clocks change on the Sunday between
    expect(next('thursday 19:22', '2027-03-27T10:00:00Z')).toBe('2027-04-01T17:22:00.000Z');
  });

  it('is the moment of a date', () => {
    expect(next('2026-12-01T18:00', '2026-11-25T10:00:00Z')).toBe('2026-12-01T17:00:00.000Z');
  });

  it.each(['', 'someday 19:22', 'thursday 24:00', 'thursday 19:75', 'thursday'])('is unknown for "%s"', (text) => {
    expect(next(text, '2026-11-25T10:00:00Z')).toBeUndefined();
  });
});

describe('closingText()', () => {
  it('names the day of the week', () => {
    expect(closingText('thursday 19:22', zone, 'sv-SE')).toBe('torsdag 19:22');
  });

  it('names the date', () => {
    expect(closingText('2026-12-01T18:00', zone, 'sv-SE')).toBe('1 december kl. 18:00');
  });

  it('is empty without a time', () => {
    expect(closingText('', zone, 'sv-SE')).toBe('');
  });
});
