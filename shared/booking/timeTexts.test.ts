import { describe, expect, it } from '@jest/globals';
import { capitalized, clockOf, dateOf, shortDayText, shortTimeText, timeText } from './timeTexts.ts';

describe('times in words', () => {
  it('are Swedish, long and short', () => {
    expect(timeText('2026-11-26T08:00:00')).toBe('torsdag 26 november, 08:00');
    expect(shortTimeText('2026-11-23T08:00:00')).toBe('mån 23 nov 08:00');
    expect(shortDayText('2026-05-03')).toBe('3 maj');
    expect(capitalized('söndag')).toBe('Söndag');
    expect(capitalized('')).toBe('');
  });

  it('are taken from the text as it stands', () => {
    expect(dateOf('2026-03-29T02:30:00')).toBe('2026-03-29');
    expect(clockOf('2026-03-29T02:30:00')).toBe('02:30');
    expect(timeText('2026-03-29T02:30:00')).toBe('söndag 29 mars, 02:30');
  });
});
