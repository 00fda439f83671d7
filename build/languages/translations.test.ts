import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LanguageProject } from '../../test/fixtures/LanguageProject.ts';
import { checkLanguages } from './checkLanguages.ts';
import { exportLanguage } from './exportLanguage.ts';
import { importLanguage } from './importLanguage.ts';

let project: LanguageProject;
beforeEach(() => {
  project = new LanguageProject();
  project.write('content/languages/cs/language.yaml', [
    'letters: áčďéěíňóřšťúůýž',
    'quotationMarks: „“‚‘’',
    'horsepower: k',
    'sameAs: [openMenu]',
  ]);
  project.write('content/languages/cs/texts/site.yaml', [
    '# okno',
    'openMenu: Menu # krátce',
    '',
    '# hledání',
    "searchCars: 'Hledat auta'",
  ]);
});
afterEach(() => project.remove());

const site = 'content/languages/cs/texts/site.yaml';

async function exported(onlyMissing = false): Promise<string> {
  await exportLanguage({ code: 'cs', group: null, onlyMissing, out: 'cs.xlf' }, project.root, project.say);
  return project.read('cs.xlf');
}

async function importTranslations(translations: Record<string, string>): Promise<void> {
  let xml = await exported();
  for (const [key, text] of Object.entries(translations)) {
    xml = xml.replace(
      new RegExp(`(<trans-unit id="${key}">\\s*<source>[^<]*</source>)(\\s*<target>[^<]*</target>)?`),
      `$1<target>${text}</target>`,
    );
  }
  project.write('cs.xlf', [xml]);
  await importLanguage({ file: 'cs.xlf', group: null }, project.root, project.say);
}

describe('exportLanguage()', () => {
  it('explains each English text to its translator', async () => {
    const xml = await exported();
    expect(xml).toContain('source-language="en" target-language="cs"');
    expect(xml).toMatch(/id="searchCars">\s*<source>Search the cars<\/source>\s*<target>Hledat auta<\/target>/);
    expect(xml).toMatch(/id="searchCars">[^]*?<note>search<\/note>/);
    expect(xml).toMatch(/id="carCount_few">[^]*?<note>plural form "few", for numbers such as 2, 3, 4<\/note>/);
    expect(xml).toMatch(/original="labels.yaml"[^]*id="car_fuel.Petrol"/);
  });

  it('leaves out translated texts with --missing', async () => {
    const xml = await exported(true);
    expect(xml).toContain('id="total"');
    expect(xml).not.toContain('id="searchCars"');
  });
});

describe('importLanguage()', () => {
  it('changes nothing when nothing was translated', async () => {
    const before = project.read(site);
    await importTranslations({});
    expect(project.read(site)).toBe(before);
  });

  it('inserts translations in the English order between the present lines', async () => {
    await importTranslations({
      searchCars: 'Hledat: všechna auta',
      total: '{count} z {all}',
      carCount: '{count} aut',
      carCount_few: '{count} auta',
    });
    expect(project.read(site)).toBe(
      [
        "carCount: '{count} aut'",
        "carCount_few: '{count} auta'",
        '# okno',
        'openMenu: Menu # krátce',
        "total: '{count} z {all}'",
        '',
        '# hledání',
        "searchCars: 'Hledat: všechna auta'",
        '',
      ].join('\n'),
    );
  });

  it('completes a language whose translator returns every text', async () => {
    await importTranslations({
      carCount: '{count} aut',
      carCount_one: 'Jedno auto',
      carCount_few: '{count} auta',
      unitKm: 'km',
      total: '{count} z {all}',
      'lead.subject': 'Poptávka: {car} &amp; cena',
      'lead.name': 'Jméno',
      'car_fuel.Petrol': 'Benzín',
      'car_fuel.Diesel': 'Nafta',
    });
    expect(project.read('content/languages/cs/mails.yaml')).toBe(
      "lead:\n  subject: 'Poptávka: {car} & cena'\n  name: Jméno\n",
    );
    expect(checkLanguages({ code: 'cs', group: null }, project.root, project.say)).toBe(true);
  });

  it('writes nothing when a placeholder does not fit', async () => {
    const before = project.read(site);
    await expect(importTranslations({ total: '{count} z {vše}', searchCars: 'Auta' })).rejects.toThrow(
      'Nothing was imported:\n  texts/site.yaml: total has {count}; write {all} {count}.',
    );
    expect(project.read(site)).toBe(before);
  });

  it('refuses what is not plain text in XLIFF', async () => {
    await expect(importTranslations({ searchCars: 'Auta <x id="1"/>' })).rejects.toThrow(
      'searchCars has a translation with inline elements',
    );
    project.write('broken.xlf', ['total: 1']);
    const request = { file: 'broken.xlf', group: null };
    await expect(importLanguage(request, project.root, project.say)).rejects.toThrow('broken.xlf is not XLIFF 1.2:');
  });
});
