import { describe, expect, it } from '@jest/globals';
import { creditAdvice } from '../../client/site/texts/creditAdvice.ts';
import { createTranslate } from '../../client/site/translate.ts';
import type { Translate } from '../../client/site/translate.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { readCountryFile } from '../../test/fixtures/countries/platesOfCountry.ts';
import { countryCodes, languageCodes } from '../../test/fixtures/productData.ts';
import { productTexts } from '../../test/fixtures/productTexts.ts';
import type { LanguageFolder } from '../languages/LanguagePack.ts';
import { productLanguages } from '../languages/productLanguages.ts';
import { countryTextsIn } from './countryTextsIn.ts';

const languages = productLanguages();
const editions = countryCodes.flatMap((country) => languageCodes.map((language) => [country, language] as const));

/** Words of a country's advice on debts, which readers elsewhere cannot use. */
const adviceOf: Readonly<Record<string, RegExp>> = {
  at: /schuldenberatung\.at/,
  de: /meine-schulden/,
  dk: /taenk/,
  fi: /oikeus|rättshjälp/i,
  fr: /mesquestionsdargent/,
  gb: /moneyhelper/,
  no: /\bNAV\b/i,
  se: /konsumentverket/,
  sk: /centrum ?pr[áa]vnej/i,
  us: /nfcc/,
};

/** Finds the texts of a country's sites in a language. */
function textsOf(country: string, language: Language): Translate {
  const ofCountry = countryTextsIn(language, readCountryFile(country).texts ?? {}, languages);
  return createTranslate({ ...productTexts[language], ...ofCountry }, language);
}

describe('countryTextsIn()', () => {
  it.each(editions)('%s in %s names the advice on debts of its own country only', (country, language) => {
    const text = creditAdvice(textsOf(country, language), readCountryFile(country));
    const named = Object.keys(adviceOf).filter((other) => adviceOf[other]?.test(text));
    // advice without a name fits every country
    expect([country]).toEqual(expect.arrayContaining(named));
    expect(text).not.toMatch(/[{}]/);
  });

  it.each(languageCodes)('fr in %s has the warning that the law prescribes with every loan', (language) => {
    expect(textsOf('fr', language)('consumerCreditWarning')).toBe(
      'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
    );
  });

  it('prefers the texts of the nearest language', () => {
    const parent: LanguageFolder = { code: 'xx', letters: '', quotationMarks: '', horsepower: 'hp', folders: [] };
    const known = new Map([
      ['xx', parent],
      ['xx-YY', { ...parent, code: 'xx-YY', inherits: 'xx' }],
    ]);
    const texts = { all: { a: '1', b: '1', c: '1' }, xx: { b: '2', c: '2' }, 'xx-YY': { c: '3' } };
    expect(countryTextsIn('xx-YY', texts, known)).toEqual({ a: '1', b: '2', c: '3' });
  });
});
