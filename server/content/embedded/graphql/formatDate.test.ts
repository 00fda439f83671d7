import { describe, expect, it } from '@jest/globals';
import { formatDate, readRawDate } from './formatDate.ts';

describe('formatDate', () => {
  const moment = new Date('2026-02-04T15:06:09Z');

  it.each([
    ['yyyy-MM-dd', '2026-02-04'],
    ['d MMMM yyyy', '4 februari 2026'],
    ['dddd HH:mm', 'onsdag 15:06'],
    ['M/d/yy h:mm:ss tt', '2/4/26 3:06:09 PM'],
  ])('writes %s as %s', (pattern, text) => {
    expect(formatDate(moment, pattern, 'sv')).toBe(text);
  });

  it('reads the raw form alone', () => {
    expect(readRawDate('20260204T150609Z')).toEqual(moment);
    expect(readRawDate('2026-02-04')).toBeNull();
    expect(readRawDate('')).toBeNull();
  });
});
