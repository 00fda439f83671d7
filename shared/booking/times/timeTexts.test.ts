import { describe, expect, it } from '@jest/globals';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { capitalized, clockOf, dateOf, shortDayText, shortTimeText, timeText } from './timeTexts.ts';

productLanguages();

describe('times in words', () => {
  it('are Swedish', () => {
    expect(timeText('2026-11-26T08:00:00', 'sv-SE')).toBe('torsdag 26 november, 08:00');
    expect(shortTimeText('2026-11-23T08:00:00', 'sv-SE')).toBe('mån 23 nov 08:00');
    expect(shortDayText('2026-05-03', 'sv-SE')).toBe('3 maj');
    expect(capitalized('söndag')).toBe('Söndag');
    expect(capitalized('')).toBe('');
  });

  it.each([
    ['en-SE', 'Thursday 26 November, 08:00', 'Thu 26 Nov 08:00'],
    ['nb-NO', 'torsdag 26. november kl. 08:00', 'tor. 26. nov. 08:00'],
    ['fi-FI', 'torstai 26. marraskuuta klo 8', 'to 26.11. klo 8.00'],
    ['sk-SK', 'štvrtok 26. novembra o 8:00', 'št 26. 11. 8:00'],
    ['de-DE', 'Donnerstag, 26. November um 8 Uhr', 'Do, 26. Nov., 08:00'],
  ])('are in the words of %s', (locale, long, short) => {
    expect(timeText('2026-11-26T08:00:00', locale)).toBe(long);
    expect(shortTimeText('2026-11-26T08:00:00', locale)).toBe(short);
  });

  it('are taken from the text as it stands', () => {
    expect(dateOf('2026-03-29T02:30:00')).toBe('2026-03-29');
    expect(clockOf('2026-03-29T02:30:00')).toBe('02:30');
    expect(timeText('2026-03-29T02:30:00', 'sv-SE')).toBe('söndag 29 mars, 02:30');
  });
});
