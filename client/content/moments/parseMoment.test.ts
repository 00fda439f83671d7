import { describe, expect, it } from '@jest/globals';
import { parseMoment } from './parseMoment.ts';

const inStockholm = (text: string): string | null => {
  const moment = parseMoment(text, 'Europe/Stockholm');
  return moment === null ? null : new Date(moment).toISOString();
};

describe('parseMoment', () => {
  it('takes a day for its first moment on the clocks of the site', () => {
    expect(inStockholm('2026-02-14')).toBe('2026-02-13T23:00:00.000Z');
    expect(inStockholm('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
    expect(parseMoment('2026-02-14', 'Europe/London')).toBe(Date.UTC(2026, 1, 14));
  });

  it('finds the moment on both sides of a change of the clocks', () => {
    expect(inStockholm('2026-03-29T01:30')).toBe('2026-03-29T00:30:00.000Z');
    expect(inStockholm('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(inStockholm('2026-10-25T00:00')).toBe('2026-10-24T22:00:00.000Z');
    expect(inStockholm('2026-10-26')).toBe('2026-10-25T23:00:00.000Z');
  });

  it('goes by the offset that the text has', () => {
    expect(inStockholm('2026-02-14T08:00:00+01:00')).toBe('2026-02-14T07:00:00.000Z');
    expect(inStockholm('2026-02-14T08:00:00.000-0530')).toBe('2026-02-14T13:30:00.000Z');
    expect(inStockholm('20260214T080000Z')).toBe('2026-02-14T08:00:00.000Z');
  });

  it('knows what is no date', () => {
    expect(
      ['', 'soon', '2026-02-30', '2026-13-01', '2026-02-14T25:00', '0001-01-01T00:00:00Z'].map(inStockholm),
    ).toEqual(Array(6).fill(null));
  });
});
