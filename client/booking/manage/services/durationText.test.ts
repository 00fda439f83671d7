import { describe, expect, it } from '@jest/globals';
import { durationText } from './durationText.ts';

describe('durationText()', () => {
  it.each([
    ['sv-SE', 135, '2 tim 15 min'],
    ['sv-SE', 60, '1 tim'],
    ['sv-SE', 45, '45 min'],
    ['en-GB', 135, '2 hrs 15 mins'],
    ['nb-NO', 135, '2 t 15 min'],
    ['fi-FI', 135, '2 t 15 min'],
    ['sk-SK', 135, '2 h 15 min'],
  ])('writes durations in %s (%i minutes) as %s', (locale, minutes, text) => {
    expect(durationText(minutes, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
