import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LanguageProject } from '../../test/fixtures/LanguageProject.ts';
import { checkLanguages } from './checkLanguages.ts';

let project: LanguageProject;
beforeEach(() => {
  project = new LanguageProject();
});
afterEach(() => {
  jest.restoreAllMocks();
  project.remove();
});

const folder = 'content/languages/cs';
/** A complete Czech folder. */
const czech = {
  'language.yaml': ['letters: áčďéěíňóřšťúůýž', 'quotationMarks: „“‚‘’', 'horsepower: k', 'sameAs: [openMenu]'],
  'texts/site.yaml': [
    "carCount: '{count} aut'",
    'carCount_one: Jedno auto',
    "carCount_few: '{count} auta'",
    'openMenu: Menu',
    'unitKm: km',
    "total: '{count} z {all}'",
    'searchCars: Hledat auta',
  ],
  'mails.yaml': ['lead:', "  subject: 'Poptávka: {car}'", '  name: Jméno'],
  'labels.yaml': ['car_fuel: { Petrol: Benzín, Diesel: Nafta }'],
};
type File = keyof typeof czech;

/** Writes the complete folder with some lines replaced, and returns the output of its check. */
function check(changes: Partial<Record<File, (lines: readonly string[]) => readonly string[]>> = {}): string {
  for (const file of Object.keys(czech) as File[]) {
    project.write(`${folder}/${file}`, changes[file]?.(czech[file]) ?? czech[file]);
  }
  const isGood = checkLanguages({ code: 'cs', group: null }, project.root, project.say);
  const output = project.said.join('');
  expect(isGood).toBe(output.includes('cs is complete'));
  return output;
}

const without = (start: string) => (lines: readonly string[]) => lines.filter((line) => !line.startsWith(start));
const withLine = (line: string) => (lines: readonly string[]) => {
  const key = line.slice(0, line.indexOf(':') + 1);
  return lines.some((one) => one.startsWith(key))
    ? lines.map((one) => (one.startsWith(key) ? line : one))
    : [...lines, line];
};

describe('checkLanguages()', () => {
  it('counts the texts of a complete language', () => {
    expect(check()).toBe('cs is complete: 7 texts, 2 texts of mails, 2 labels.\n');
  });

  it.each([
    ['a missing text', 'texts/site.yaml', without('searchCars'), 'texts/site.yaml:1: lacks searchCars; write'],
    ['a missing file', 'mails.yaml', () => [], 'mails.yaml:1: lacks lead.subject, lead.name; write'],
    ['a missing label', 'labels.yaml', () => ['car_fuel: { Petrol: Benzín }'], 'labels.yaml:1: lacks car_fuel.Diesel;'],
    ['a missing plural form', 'texts/site.yaml', without('carCount_few'), 'site.yaml:1: lacks carCount_few;'],
    [
      'a foreign plural form',
      'texts/site.yaml',
      withLine('carCount_two: dvě auta'),
      ':8: carCount_two is a plural form that cs does not',
    ],
    [
      'a form without its number',
      'texts/site.yaml',
      withLine('carCount_few: pár aut'),
      ':3: carCount_few has no placeholder; write {count}',
    ],
    ['an unknown text', 'texts/site.yaml', withLine('sideDoor: Dveře'), ':8: sideDoor is in no file of en; remove it'],
    [
      'an unknown label',
      'labels.yaml',
      withLine('car_fuel: { Petrol: Benzín, Diesel: Nafta, Steam: Pára }'),
      ':1: car_fuel.Steam is in no file',
    ],
    [
      'a wrong placeholder',
      'texts/site.yaml',
      withLine("total: '{count} z {sum}'"),
      ':6: total has {count} {sum}; write {all} {count}',
    ],
    [
      'an untranslated text',
      'mails.yaml',
      withLine('  name: Name'),
      'mails.yaml:3: lead.name is not translated; translate it, or add',
    ],
    [
      'an entry of sameAs that is translated',
      'texts/site.yaml',
      withLine('openMenu: Nabídka'),
      'language.yaml:4: sameAs.0 lists openMenu, which is translated',
    ],
    [
      'a word of another language',
      'texts/site.yaml',
      withLine('searchCars: Hledat the auta'),
      ':7: searchCars has "the", a word of en; translate it',
    ],
    [
      'a letter that its fonts lack',
      'texts/site.yaml',
      withLine('searchCars: Hledat auta à la carte'),
      'language.yaml:1: letters lacks à, which its texts have',
    ],
    [
      'a straight apostrophe',
      'texts/site.yaml',
      withLine("openMenu: Menu's"),
      ":4: openMenu has a straight '; write one of „“‚‘’",
    ],
    [
      'a trailing blank',
      'texts/site.yaml',
      withLine("searchCars: 'Hledat auta '"),
      ':7: searchCars begins or ends with a blank',
    ],
  ] as const)('reports %s with its line', (_fault, file, change, message) => {
    expect(check({ [file]: change })).toContain(message);
  });

  it('lets a plural form of one alone omit its number', () => {
    project.write('content/languages/fr/language.yaml', ['letters: é', 'quotationMarks: «»’', 'horsepower: ch']);
    project.write('content/languages/fr/texts/site.yaml', [
      "carCount: '{count} voitures'",
      'carCount_one: une voiture',
    ]);
    checkLanguages({ code: 'fr', group: null }, project.root, project.say);
    expect(project.said.join('')).not.toContain(': carCount');
  });

  it('lets languages differ in the words that forms send', () => {
    project.write('content/languages/en/mails.yaml', [
      'lead:',
      "  subject: 'Enquiry: {car}'",
      '  name: Name',
      'serviceRequest: { names: { Oljebyte: Oil change } }',
    ]);
    expect(check()).toContain('cs is complete');
  });

  it('takes a double quotation mark after a digit for inches', () => {
    expect(check({ 'texts/site.yaml': withLine('openMenu: Kola 18"') })).not.toContain('straight');
  });

  it('refuses a file that is not YAML with its line', () => {
    expect(() => check({ 'mails.yaml': () => ['lead:', '  name: [Jméno'] })).toThrow(
      /languages\/cs\/mails\.yaml:\d: is not YAML/,
    );
  });

  it('counts inherited texts as missing from a language that is not a variant', () => {
    project.write('content/languages/cs/language.yaml', ['inherits: en']);
    expect(checkLanguages({ code: 'cs', group: null }, project.root, project.say)).toBe(false);
    expect(project.said.join('')).toContain(
      'cs/texts/site.yaml:1: lacks carCount, carCount_one, carCount_few, openMenu',
    );
  });

  it('needs only the differences of a variant', () => {
    project.write('content/languages/en-US/language.yaml', ['inherits: en']);
    project.write('content/languages/en-US/texts/site.yaml', ['searchCars: Search the inventory']);
    const request = { code: 'en-US', group: null };
    expect(checkLanguages(request, project.root, project.say)).toBe(true);
    expect(project.said).toEqual(['en-US is complete: 1 texts of its own, the others of en.\n']);
    project.write('content/languages/en-US/texts/site.yaml', ['searchCars: Search the cars']);
    expect(checkLanguages(request, project.root, project.say)).toBe(false);
    expect(project.said.at(-1)).toContain('site.yaml:1: searchCars is the text of en; remove it');
  });

  it('reports a text of the reference language that no code names', () => {
    checkLanguages({ code: 'en', group: null }, project.root, project.say);
    expect(project.said.join('')).toContain('en/texts/site.yaml:5: unitKm is named by no code; remove it');
    expect(project.said.join('')).not.toContain('searchCars');
  });

  it('checks what a group overrides', () => {
    check();
    project.write('groups/fjord/languages/cs/texts/site.yaml', ["total: 'celkem {sum}'"]);
    expect(checkLanguages({ code: 'cs', group: project.path('groups/fjord') }, project.root, project.say)).toBe(false);
    expect(project.said.at(-1)).toContain('groups/fjord/languages/cs/texts/site.yaml:1: total has {sum}');
  });

  it('names the languages when one has no folder', () => {
    project.write('groups/polhem/group.yaml', ['name: Polhem']);
    jest.replaceProperty(process, 'env', { ...process.env, GROUP: 'polhem', GROUP_DIR: '' });
    const request = { code: 'xx', group: null };
    expect(() => checkLanguages(request, project.root, project.say)).toThrow('"xx" has no folder; available: en.');
  });
});
