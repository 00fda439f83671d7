import { describe, expect, it } from '@jest/globals';
import { consentCookieValue, fullConsent, noConsent, readConsentCookie } from './consentCookie.ts';

const mediaOnly = { statistics: false, media: true };
const statisticsOnly = { statistics: true, media: false };

describe('the consent cookie', () => {
  it.each([
    ['2.statistics-media', fullConsent],
    ['2.statistics', statisticsOnly],
    ['2.media', mediaOnly],
    ['2.necessary', noConsent],
  ])('is written reversibly as %s', (value, consent) => {
    expect(consentCookieValue(consent)).toBe(value);
    expect(readConsentCookie(`theme=dark; consent=${value}; other=1`)).toEqual(consent);
  });

  it.each([
    ['consent=1.yes', fullConsent],
    ['consent=1.no', noConsent],
  ])('of the first version (%s) is read as all-or-nothing', (cookies, consent) => {
    expect(readConsentCookie(cookies)).toEqual(consent);
  });

  it('of a browser with Global Privacy Control grants nothing that was allowed before', () => {
    expect(readConsentCookie('consent=2.statistics-media', true)).toEqual(noConsent);
  });

  it('keeps a consent that was given despite Global Privacy Control', () => {
    const value = consentCookieValue(mediaOnly, true);
    expect(value).toBe('2.media-gpc');
    expect([true, false].map((hasSignal) => readConsentCookie(`consent=${value}`, hasSignal))).toEqual([
      mediaOnly,
      mediaOnly,
    ]);
  });

  it.each([
    '',
    'consent=',
    'consent=0.yes',
    'consent=3.media',
    'consent=2.',
    'consent=2.everything',
    'myconsent=1.yes',
  ])('in "%s" is no answer', (cookies) => {
    expect(readConsentCookie(cookies)).toBeNull();
  });
});
