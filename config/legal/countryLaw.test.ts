import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { countryCodes } from '../../test/fixtures/productData.ts';
import { yamlFilesIn } from '../group/yamlFilesIn.ts';
import { legalPagesIn, loadCountryLaw } from './countryLaw.ts';

const countries = yamlFilesIn('content/legal').map((file) => basename(file, '.yaml'));
const values = { name: 'Fjord Bil', email: 'info@fjordbil.example' };

function pagesOf(country: string, language: string) {
  const law = loadCountryLaw(country, process.cwd(), 'groups/none');
  const pages = law && legalPagesIn(law, language, values);
  if (!pages) throw new Error(`${country} has no legal pages in ${language}.`);
  return pages;
}

describe('the legal pages of a country', () => {
  it.each(countryCodes)('exist for %s', (country) => {
    expect(countries).toContain(country);
  });

  it.each(countries)('leave no placeholder open in %s', (country) => {
    const law = loadCountryLaw(country, process.cwd(), 'groups/none');
    for (const language of law?.languages.keys() ?? []) {
      expect(JSON.stringify(pagesOf(country, language))).not.toMatch(/\{\w+\}/);
    }
  });

  it.each(countries)('include each page that the law of %s requires', (country) => {
    const law = loadCountryLaw(country, process.cwd(), 'groups/none');
    for (const language of law?.languages.keys() ?? []) {
      expect(Object.keys(pagesOf(country, language))).toEqual(expect.arrayContaining(law?.required ?? []));
    }
  });

  it.each(countries)('can be read in English in %s', (country) => {
    expect(pagesOf(country, 'en').privacy.text).toContain('Your rights');
  });

  it('name the supervisory authority', () => {
    expect(pagesOf('fr', 'fr').privacy.text).toContain('CNIL');
  });

  it('offer Californians to opt out', () => {
    expect(pagesOf('us', 'en-US').privacy.text).toContain('Global Privacy Control');
  });

  it('ask for a translation into a language that the country has no text in', () => {
    const { imprint } = pagesOf('de', 'sk');
    expect(imprint).toMatchObject({ title: 'Impressum' });
    expect(imprint?.text).toMatch(/^<p>\[\[translation of this page: sk\]\]/);
  });

  it('are in a language of the shared wording, with the words of the law as gaps', () => {
    const { privacy, accessibility } = pagesOf('de', 'fr');
    expect(accessibility).toMatchObject({ title: 'Accessibilité', slug: 'accessibilite' });
    expect(accessibility.text).toContain(
      '[[translation: Maßgeblich ist das Barrierefreiheitsstärkungsgesetz (BFSG).]]',
    );
    expect(privacy.text).toMatch(/\[\[translation: Aufsichtsbehörde Ihres Bundeslandes \(<a/);
  });

  it('are unknown for a country without a file', () => {
    expect(loadCountryLaw('xx', process.cwd(), 'groups/none')).toBeNull();
  });

  it("are read from the group's folder for a country of its own", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'law-'));
    await mkdir(join(folder, 'legal'));
    await cp('content/legal/dk.yaml', join(folder, 'legal/nl.yaml'));
    const law = loadCountryLaw('nl', process.cwd(), folder);
    await rm(folder, { recursive: true });
    expect([...(law?.languages.keys() ?? [])]).toContain('da');
  });
});
