import { describe, expect, it } from '@jest/globals';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { languageCodes } from '../../../test/fixtures/productData.ts';
import { clockText, hoursText, sentenceClockText, writtenClockText } from './clockText.ts';

const locales = ['sv-SE', 'nb-NO', 'en-GB', 'fi-FI', 'sk-SK', 'en-US', 'da-DK'];

describe('clockText()', () => {
  it.each([
    ['sv-SE', '07:00', '18:30'],
    ['nb-NO', '07:00', '18:30'],
    ['en-GB', '07:00', '18:30'],
    ['fi-FI', '7.00', '18.30'],
    ['sk-SK', '7:00', '18:30'],
    ['en-US', '7:00\u202fAM', '6:30\u202fPM'],
  ])('writes times as %s does', (locale, morning, evening) => {
    expect(clockText(420, locale)).toBe(morning);
    expect(clockText(1110, locale)).toBe(evening);
    expect(writtenClockText('07:00', locale)).toBe(morning);
  });

  it.each(locales)('agrees with Intl in %s', (locale) => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    for (const minutes of [0, 65, 420, 725, 1439]) {
      expect(clockText(minutes, locale)).toBe(
        format
          .formatToParts(minutes * 60_000)
          .map(({ value }) => value)
          .join(''),
      );
    }
  });

  it('writes the end of the day as 24:00', () => {
    expect(clockText(1440, 'sv-SE')).toBe('24:00');
    expect(clockText(1500, 'sv-SE')).toBe('01:00');
    expect(clockText(1500, 'fi-FI')).toBe('1.00');
  });
});

describe('sentenceClockText()', () => {
  it.each([
    ['en-GB-u-hc-h12', '3\u202fpm', '3:30\u202fpm'],
    ['en-US', '3\u202fPM', '3:30\u202fPM'],
    ['fi-FI', '15', '15.30'],
    ['de-DE', '15', '15:30'],
    ['sv-SE', '15:00', '15:30'],
    ['en-150', '15:00', '15:30'],
  ])('writes times in a sentence as %s does', (locale, full, half) => {
    expect([sentenceClockText(900, locale), sentenceClockText(930, locale)]).toEqual([full, half]);
  });
});

describe('hoursText()', () => {
  it('puts the hours of a day in one line', () => {
    const hours = [
      [420, 720],
      [780, 1080],
    ] as const;
    expect(hoursText(hours, 'sv-SE')).toBe('07:00–12:00, 13:00–18:00');
    expect(hoursText(hours, 'fi-FI')).toBe('7.00–12.00, 13.00–18.00');
    expect(hoursText(hours, 'en-GB-u-hc-h12')).toBe('7\u202fam–12\u202fpm, 1\u202fpm–6\u202fpm');
    expect(hoursText([], 'sv-SE')).toBe('');
  });
});

describe('texts of the interface', () => {
  it.each(languageCodes)('leave times of day to the formatter in %s', (language) => {
    const written = /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b|\b(?:kl\.|klo)\s\d|\d Uhr/i;
    expect(Object.entries(dictionaryTexts(language)).filter(([, text]) => written.test(text))).toEqual([]);
  });
});
