import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings for a wrong phone number, shared by all forms. */
export const phoneTexts = {
  phoneMissing: 'Fyll i ditt telefonnummer.',
  phoneInvalid: 'Skriv numret med siffror, till exempel 070-174 06 05. Bokstäver går inte.',
  phoneTooShort: 'Numret har för få siffror.',
  phoneTooLong: 'Numret har för många siffror. Börja med + och landskod om det är utländskt.',
} satisfies Texts;
