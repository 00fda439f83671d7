import type { Language } from '../shared/site/SiteTypes.ts';

/**
 * Letters of each language's alphabet beyond a to z, in lower case, with those of foreign words that its dictionaries
 * list without translation.
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

/** Characters of every language: a to z in both cases, digits, spaces, punctuation, units and currencies. */
export const commonCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  // white space of every width, soft and non-breaking hyphen
  ' \n\t\u00a0\u2002\u2003\u2009\u200a\u200b\u202f\u00ad\u2011',
  '!"#%&\'()*+,-./:;?@',
  // browsers take the bullet of a list from the font
  '·•–…°²³©',
  '=^×÷−',
  '€£',
  // Citroën
  'ë',
].join('');
