import { expect, it } from '@jest/globals';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { valueLabelsFor } from './valueLabelsFor.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';

const site: Pick<SiteConfig, 'languages' | 'locales'> = { languages: ['sv', 'en'], locales: {} };
const drive = (name: string): string => `https://schema.org/${name}Configuration`;

it.each([
  ['sv', { AWD: drive('AllWheelDrive'), Framhjulsdrift: drive('FrontWheelDrive') }],
  ['en', { AWD: drive('AllWheelDrive'), Framhjulsdrift: drive('FrontWheelDrive') }],
] as const)('valueLabelsFor() in %s has the values of schema.org of delivered drives', async (language, expected) => {
  const vocabulary = loadVocabulary(productLanguages());
  const seen = new Map([['car_drive', new Set(['AWD', 'Framhjulsdrift', 'Bandvagn'])]]);
  const delivered = { seen, whole: new Set(['car_drive']) };
  expect(valueLabelsFor(vocabulary, site, language, delivered)?.['schema:car_drive']).toEqual(
    expect.objectContaining(expected),
  );
});

it('every entry of drives and the common bodies has a value for structured data', async () => {
  const vocabulary = loadVocabulary(productLanguages());
  expect(vocabulary.get('car_drive')?.filter(({ schema }) => schema === undefined)).toEqual([]);
  const bodies = vocabulary.get('car_body')?.flatMap(({ schema }) => schema ?? []);
  expect(bodies).toEqual(expect.arrayContaining(['SUV', 'Station wagon', 'Sedan', 'Hatchback']));
});

it('valueLabelsFor() has facts in the main language only, which feeds deliver', () => {
  const remark = { labels: { sv: 'Stenskott', en: 'Stone chips' }, values: ['stone_chips'] };
  const vocabulary = new Map([['fact_remark', [remark]]]);
  expect(valueLabelsFor(vocabulary, site, 'sv')).toBeUndefined();
  expect(valueLabelsFor(vocabulary, site, 'en')?.['fact_remark']).toEqual({ Stenskott: 'Stone chips' });
});
