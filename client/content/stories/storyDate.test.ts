import { describe, expect, it } from '@jest/globals';
import { dateText, isoDate } from './storyDate.ts';

describe('a date of the platform', () => {
  it('is written in the language of the page', () => {
    const late = { value: '20261113T233000Z', formatted: '2026-11-13' };
    expect(dateText(late, 'sv-SE', 'Europe/Stockholm')).toBe('14 november 2026');
    expect(dateText(late, 'en-GB', 'Europe/London')).toBe('13 November 2026');
    expect(dateText({ value: '2026-11-14', formatted: '' }, 'en-GB', 'America/New_York')).toBe('14 November 2026');
  });

  it('is shown as the server formatted it when it cannot be read', () => {
    expect(dateText({ value: 'i lördags', formatted: '14 nov' }, 'sv-SE', 'Europe/Stockholm')).toBe('14 nov');
    expect(dateText({ value: '', formatted: '' }, 'sv-SE', 'Europe/Stockholm')).toBe('');
  });

  it('is ISO text for machines', () => {
    expect(isoDate('20260214T080000Z')).toBe('2026-02-14T08:00:00Z');
    expect(isoDate('2026-02-14T08:00:00+01:00')).toBe('2026-02-14T08:00:00+01:00');
  });

  it('is empty when the editor left it out', () => {
    expect(isoDate('0001-01-01T00:00:00Z')).toBe('');
    expect(isoDate('00010101T000000Z')).toBe('');
  });
});
