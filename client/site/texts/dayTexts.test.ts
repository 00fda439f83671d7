import { describe, expect, it } from '@jest/globals';
import { createTranslate } from '../translate.ts';
import { dayTexts } from './dayTexts.ts';

const t = createTranslate({ dealerClosed: 'Closed', dealerByAppointment: 'By appointment' }, 'sv');
const swedish = { language: 'sv', languages: ['sv', 'en'], locale: 'sv-SE' } as const;
const german = { language: 'en', languages: ['de', 'en'], locale: 'en-150' } as const;
const austrian = { ...german, languages: ['de-AT', 'en'] } as const;
const english = { language: 'en', languages: ['sv', 'en'], locale: 'en-150' } as const;

function said(
  site: typeof swedish | typeof english | typeof german | typeof austrian,
  day: string,
  displayText: string,
): string[] {
  const row = dayTexts({ day, displayText }, { ...site, languages: [...site.languages] }, t);
  return [row.day, row.displayText];
}

describe('the opening hours of a dealer', () => {
  it('keep their wording in their own language', () => {
    expect(said(swedish, 'Måndag–fredag', 'Dygnet runt')).toEqual(['Måndag–fredag', 'Dygnet runt']);
    expect(said(swedish, 'Lördag', 'Ring före 9.00')).toEqual(['Lördag', 'Ring före 9.00']);
    expect(said(swedish, 'Julafton 24 dec', 'Stängt')).toEqual(['Julafton 24 dec', 'Stängt']);
    expect(said(swedish, '2026-12-24', 'Stängt')).toEqual(['24 december', 'Stängt']);
  });

  it.each([
    ['sv-SE', '09.00–18.00', '09:00–18:00'],
    ['en-GB-u-hc-h12', '9:00 AM–5:30 PM', '9\u202fam–5:30\u202fpm'],
    ['fi-FI', '9-18', '9.00–18.00'],
  ])('have the clock of %s', (locale, written, shown) => {
    const site = { language: 'sv', languages: ['sv'], locale };
    expect(dayTexts({ day: 'x', displayText: written }, site, t).displayText).toBe(shown);
  });

  it('are told in the language of the page where they are understood', () => {
    expect(said(english, 'Måndag–fredag', '09.00–18.00')).toEqual(['Monday–Friday', '09:00–18:00']);
    expect(said(english, 'Mån, ons–fre', 'Stängt')).toEqual(['Monday, Wednesday–Friday', 'Closed']);
    expect(said(english, 'Julafton 24 dec', 'Stängt')).toEqual(['24 December', 'Closed']);
    expect(said(english, 'Lördag', 'Enligt avtal')).toEqual(['Saturday', 'By appointment']);
    expect(said(german, 'So', 'Geschlossen')).toEqual(['Sunday', 'Closed']);
    expect(said(austrian, 'So', 'Geschlossen')).toEqual(['Sunday', 'Closed']);
    expect(said(english, 'Helgdagar', 'Ring oss')).toEqual(['Helgdagar', 'Ring oss']);
  });
});
