import { describe, expect, it } from '@jest/globals';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';
import { languageCodes } from '../../test/fixtures/productTexts.ts';

/* The product's texts are complete in every language, regardless of the installed group's languageCodes. */

/** Plural forms that exist in some languages only. */
const isNumberForm = (key: string): boolean => /_(?:one|few)$/.test(key);
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

const english = Object.entries(dictionaryTexts('en')).filter(([key]) => !isNumberForm(key));

describe.each(languageCodes)('the dictionary in %s', (language) => {
  const texts: Record<string, string | undefined> = dictionaryTexts(language);

  it('has exactly the texts of the other languages', () => {
    const keys = Object.keys(texts).filter((key) => !isNumberForm(key));
    expect(keys.sort()).toEqual(english.map(([key]) => key).sort());
  });

  it('has the placeholders of the English texts', () => {
    const other = english.filter(([key, text]) => {
      return placeholders(texts[key] ?? '').join() !== placeholders(text).join();
    });
    expect(other.map(([key, text]) => [key, text, texts[key]])).toEqual([]);
  });
});
