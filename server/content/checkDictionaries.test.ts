import { describe, expect, it } from '@jest/globals';
import { languageCodes } from '../../test/fixtures/productData.ts';
import { productTexts as texts, roomKeys } from '../../test/fixtures/productTexts.ts';
import { checkDictionaries } from './checkDictionaries.ts';

const keys = Object.values(roomKeys).flat();
const { bookingPlate: _plate, bookingMailHello: _hello, ...others } = texts['nb'] ?? {};
const lacking = { ...texts, nb: others };

describe('checkDictionaries()', () => {
  it.each(languageCodes)('finds every text that is used in %s', (language) => {
    expect(() => checkDictionaries(texts, [{ name: 'fjord-bil', languages: [language] }], keys)).not.toThrow();
  });

  it('names the keys that a language lacks', () => {
    expect(() => checkDictionaries(lacking, [{ name: 'fjord-bil', languages: ['nb', 'en'] }], keys)).toThrow(
      'content/languages/nb/texts lacks bookingMailHello, bookingPlate, which fjord-bil needs for its pages and messages',
    );
  });

  it('ignores languages of no site', () => {
    expect(() => checkDictionaries(lacking, [{ name: 'fjord-bil', languages: ['en'] }], keys)).not.toThrow();
  });
});
