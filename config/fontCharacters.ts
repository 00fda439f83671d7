import type { Language } from '../shared/site/SiteTypes.ts';

/**
 * Lower-case letters of each language's alphabet beyond a to z.
 * Includes letters of foreign words that its dictionaries list without translation.
 * @see https://cldr.unicode.org (main and auxiliary exemplar characters)
 */
export const alphabets: Readonly<Record<Language, string>> = {
  sv: 'åäöéàü',
  en: 'é',
  nb: 'æøåéòóôäöü',
  fi: 'åäöšž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  de: 'äöüßé',
};

/** Quotation marks per language; « and » in Norwegian, „ and “ in Slovak and German. */
export const quotationMarks: Readonly<Record<Language, string>> = {
  sv: '”’',
  en: '‘’“”',
  nb: '«»’',
  fi: '”’',
  sk: '„“‚‘’',
  de: '„“‚‘’',
};

/**
 * Characters of every language.
 * These are a to z in both cases, digits, spaces, punctuation, units and currencies.
 */
export const commonCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  // White space of every width, soft and non-breaking hyphen.
  ' \n\t\u00a0\u2002\u2003\u2009\u200a\u200b\u202f\u00ad\u2011',
  '!"#%&\'()*+,-./:;?@',
  // Browsers take list bullets from the font.
  '·•–…°²³©',
  '=^×÷−',
  '€£',
  // For Citroën.
  'ë',
].join('');
