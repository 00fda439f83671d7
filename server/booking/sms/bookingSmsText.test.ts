import { describe, expect, it } from '@jest/globals';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { gsm7Length, toGsm7 } from '../../messages/gsm7.ts';
import { bookingMailTexts } from '../mail/bookingMailTexts.ts';
import { bookingSmsText } from './bookingSmsText.ts';

const facts = {
  id: '5f0c7a52-5a1b-4d0e-9a77-3f2f4a1f5a10',
  timeSlot: '2026-09-30T08:00:00',
  isFullDay: true,
  siteName: 'Harbour Bil Göteborg Hisings Backa',
  phone: '031-123 45 67',
  link: `https://www.harbour-bil.example/sk/servis/rezervacia#${'x'.repeat(48)}`,
  texts: bookingMailTexts(dictionaryTexts('sv')),
  locale: 'sv-SE',
};
const locales = { sv: 'sv-SE', en: 'en-GB', nb: 'nb-NO', fi: 'fi-FI', sk: 'sk-SK', de: 'de-DE' } as const;

describe('the text message about a booking', () => {
  it.each(['booked', 'moved', 'changed', 'cancelled', 'reminder'] as const)(
    'of kind %s takes at most two segments in every language',
    (what) => {
      for (const [language, locale] of Object.entries(locales)) {
        const texts = bookingMailTexts(dictionaryTexts(language));
        const text = bookingSmsText(what, { ...facts, texts, locale });
        expect(toGsm7(text)).toBe(text);
        expect(gsm7Length(text)).toBeLessThanOrEqual(306);
        expect(text).toContain('5F0C7A52');
        expect(text).not.toMatch(/[{}]/);
        if (what !== 'cancelled') expect(text).toContain(facts.link);
      }
    },
  );

  it('says when a car is left for the day', () => {
    expect(bookingSmsText('cancelled', facts)).toBe(
      'Harbour Bil Göteborg Hisings Backa: din tid onsdag 30 september, lämna bilen före kl. 08:00 är avbokad. Bokningsnummer 5F0C7A52.',
    );
  });

  it('has no word of a link where bookings have none', () => {
    expect(bookingSmsText('booked', { ...facts, link: '', isFullDay: false })).toBe(
      'Harbour Bil Göteborg Hisings Backa: din tid är bokad, onsdag 30 september kl. 08:00. Bokningsnummer 5F0C7A52.',
    );
  });

  it('names a site without the space before a dropped character', () => {
    expect(bookingSmsText('cancelled', { ...facts, siteName: 'Harbour Bil 車' })).toMatch(/^Harbour Bil:/);
  });

  it('shortens a long name', () => {
    const long = bookingSmsText('booked', { ...facts, siteName: 'Ö'.repeat(200) });
    expect(gsm7Length(long)).toBeLessThanOrEqual(306);
    expect(long).toContain(facts.link);
  });

  it('leaves out a link that is too long', () => {
    const without = bookingSmsText('booked', { ...facts, link: `https://bil.example/${'x'.repeat(300)}` });
    expect(without).not.toContain('https');
    expect(without).toContain('5F0C7A52');
  });
});
