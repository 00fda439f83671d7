import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { interfaceKeys } from '../render/state/interfaceKeys.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import type { BuiltInTexts } from '../../shared/site/SiteTypes.ts';
import { bookingMailKeys } from '../booking/mail/bookingMailTexts.ts';
import { checkDictionaries } from './checkDictionaries.ts';
import { loadBuiltInTexts } from './embedded/files/loadBuiltInTexts.ts';
import { languageCodes } from '../../test/fixtures/productTexts.ts';

const keys = [...interfaceKeys, ...bookingMailKeys];
let texts: BuiltInTexts;

beforeAll(async () => {
  texts = await loadBuiltInTexts(resolve('content/dictionary'), silentLogger);
});

describe('checkDictionaries()', () => {
  it.each(languageCodes)('finds every text that is used in %s', (language) => {
    expect(() => checkDictionaries(texts, [{ name: 'fjord-bil', languages: [language] }], keys)).not.toThrow();
  });

  it('names the keys that a language lacks', () => {
    const { bookingPlate: _plate, bookingMailHello: _hello, ...others } = texts.nb;
    const lacking = { ...texts, nb: others };
    expect(() => checkDictionaries(lacking, [{ name: 'fjord-bil', languages: ['nb', 'en'] }], keys)).toThrow(
      'content/dictionary/nb.yaml lacks bookingPlate, bookingMailHello, which fjord-bil needs for its pages and messages',
    );
  });

  it('ignores languages of no site', () => {
    const { bookingPlate: _plate, bookingMailHello: _hello, ...others } = texts.nb;
    const lacking = { ...texts, nb: others };
    expect(() => checkDictionaries(lacking, [{ name: 'fjord-bil', languages: ['en'] }], keys)).not.toThrow();
  });
});
