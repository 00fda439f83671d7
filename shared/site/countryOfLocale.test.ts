import { describe, expect, it } from '@jest/globals';
import { countryOfLocale } from './countryOfLocale.ts';

describe('countryOfLocale', () => {
  it.each([
    ['sv-SE', 'se'],
    ['en-SE', 'se'],
    ['en-GB', 'gb'],
    ['nb-NO', 'no'],
    ['sv-FI', 'fi'],
    ['sk-SK', 'sk'],
    ['sr-Latn-RS', 'rs'],
    ['sv', 'se'],
  ])('%s speaks of %s', (locale, country) => {
    expect(countryOfLocale(locale)).toBe(country);
  });
});
