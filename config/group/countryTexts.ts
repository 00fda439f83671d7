import type { CountryTexts, Language, Texts } from '../../shared/site/SiteTypes.ts';
import type { CountryFile } from './countrySchema.ts';

/** Texts of the interface that name VAT: empty in a country without it. */
const vatTexts = ['priceInclVat', 'priceExclVat', 'quoteExclVat', 'vatDeductible', 'vatMarginScheme'];

const withoutVat: Texts = Object.fromEntries(vatTexts.map((key) => [key, '']));

/** Returns the texts of a country that replace those of the given languages. */
export function countryTexts(
  { vat, texts = {} }: Pick<CountryFile, 'vat' | 'texts'>,
  languages: Iterable<Language>,
): CountryTexts {
  if (vat !== 'none') return texts;
  return Object.fromEntries([...languages].map((language) => [language, { ...withoutVat, ...texts[language] }]));
}
