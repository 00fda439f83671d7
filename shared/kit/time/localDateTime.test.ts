import { describe, expect, it } from '@jest/globals';
import { localDateTime } from './localDateTime.ts';

describe('localDateTime()', () => {
  it.each([
    ['2026-11-30T23:00:00.000Z', '2026-12-01T00:00:00'],
    ['2026-12-01T00:00:00+01:00', '2026-12-01T00:00:00'],
    ['2026-12-01T08:00:00Z', '2026-12-01T09:00:00'],
    ['2026-12-01T10:30:15+0300', '2026-12-01T08:30:15'],
    ['2026-07-01T08:00:00Z', '2026-07-01T10:00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00'],
    ['2026-12-01T08:00:00', '2026-12-01T08:00:00'],
    ['2026-12-01T08:00', '2026-12-01T08:00:00'],
    ['2026-12-01', '2026-12-01'],
  ])('converts %s to %s in Stockholm', (text, local) => {
    expect(localDateTime(text, 'Europe/Stockholm')).toBe(local);
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01T00:00:00Z',
    '2026-12-01T25:00:00',
    '2026-12-01T08:00:00 CET',
    '1.12.26',
  ])('returns null for "%s"', (text) => {
    expect(localDateTime(text, 'Europe/Stockholm')).toBeNull();
  });
});
