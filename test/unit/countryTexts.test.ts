import { beforeAll, expect, it } from '@jest/globals';
import { languageCodes } from '../fixtures/productData.ts';
import { productTexts } from '../fixtures/productTexts.ts';
import { createTranslate } from '../../client/site/translate.ts';
import { creditAdvice } from '../../client/site/texts/creditAdvice.ts';
import type { SiteTree } from '../../server/content/embedded/ContentTree.ts';
import { loadContentTree } from '../../server/content/embedded/loadContentTree.ts';
import { demoGroup, demoSites } from '../fixtures/demo/demoSites.ts';

/** Domains and names that readers of another country cannot use, by the country that has them. */
const advice: Record<string, RegExp> = {
  se: /konsumentverket/i,
  fi: /oikeus|rättshjälpsbyrå/i,
  no: /\bNAV\b/i,
  sk: /Centrum právnej|centrumpravnej/,
  de: /meine-schulden/,
  at: /schuldenberatung\.at/,
  dk: /taenk/,
  fr: /mesquestions/,
  us: /nfcc/,
  gb: /moneyhelper/,
};
const editions = demoSites.flatMap((site) =>
  site.languages.map((language) => [site.name, language, site.country] as const),
);
let sites: Map<string, SiteTree>;

beforeAll(async () => {
  ({ sites } = await loadContentTree(demoGroup.contentFolder, demoSites, { builtInTexts: productTexts }));
});

it.each(editions)('%s in %s names the advice on debts of its own country', (name, language, country) => {
  const { config, dictionaries } = sites.get(name) ?? {};
  const texts = Object.fromEntries(dictionaries?.get(language) ?? []);
  const text = config ? creditAdvice(createTranslate(texts, language), config) : '';
  expect(Object.keys(advice).filter((other) => advice[other]?.test(text))).toEqual([country]);
});

it.each(editions)('the content of %s in %s names no advice on debts of another country', (name, language, country) => {
  const frame = JSON.stringify(sites.get(name)?.frames.get(language) ?? {});
  const named = Object.keys(advice).filter((other) => advice[other]?.test(frame));
  expect(named.filter((other) => other !== country)).toEqual([]);
});

it.each(languageCodes)('the dictionary in %s names the advice on debts of no country', (language) => {
  const text = productTexts[language]?.['consumerCreditWarningText'] ?? '';
  expect(Object.values(advice).filter((pattern) => pattern.test(text))).toEqual([]);
});

it.each(languageCodes)('the texts of tires in %s name the law and days of no country', (language) => {
  const texts = Object.entries(productTexts[language] ?? {}).filter(([key]) => /^tire(Scale|Season_|Depth)/.test(key));
  expect(texts.length).toBeGreaterThan(10);
  const named = /svensk|swedish|ruotsi|švéds|schwed|\d/i;
  expect(texts.filter(([, text]) => named.test(text))).toEqual([]);
});
