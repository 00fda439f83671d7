import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadLanguageFolders } from './loadLanguageFolders.ts';
import { deliveredValues, vocabularyEntry } from '../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../shared/catalogue/vocabulary.ts';
import { loadVocabulary } from './loadVocabulary.ts';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const pack = "letters: ''\nquotationMarks: ’\nhorsepower: ";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vocabularies-'));
  write('languages/en/language.yaml', `${pack}hp`);
  write('languages/en-US/language.yaml', 'inherits: en');
  write('languages/sv/language.yaml', `${pack}hk`);
  write('languages/nb/language.yaml', `${pack}hk`);
  write('config/vocabularies/car_fuel.yaml', '# fuels\nElectric:\n  values: [BEV]\nPetrol: {}\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function load(): Vocabulary {
  const faults: string[] = [];
  const languages = loadLanguageFolders([join(root, 'languages'), join(root, 'group')], root, faults);
  expect(faults).toEqual([]);
  return loadVocabulary(languages, root);
}

describe('loadVocabulary()', () => {
  it('labels a value by its id in English', () => {
    write('languages/sv/labels.yaml', 'car_fuel: { Electric: El }\n');
    expect(load().get('car_fuel')).toEqual([
      { labels: { en: 'Electric', 'en-US': 'Electric', sv: 'El' }, values: ['BEV'] },
      { labels: { en: 'Petrol', 'en-US': 'Petrol' }, values: [] },
    ]);
  });

  it('ignores labels of unknown values with a warning when the group was made for another version', () => {
    write('group/sv/labels.yaml', 'car_fuel: { Electric: El, Steam: Ånga }\n');
    const warnings: string[] = [];
    const folders = [join(root, 'languages'), join(root, 'group')];
    const languages = loadLanguageFolders(folders, root, [], { ignoresUnknown: true, warnings });
    expect(loadVocabulary(languages, root).get('car_fuel')?.[0]?.labels['sv']).toBe('El');
    expect(warnings).toEqual([
      'group/sv/labels.yaml:1: car_fuel.Steam is not a value of config/vocabularies/car_fuel.yaml; it is ignored.',
    ]);
  });

  it('gives a variant of a language the labels that it lacks', () => {
    write('languages/en-US/labels.yaml', 'car_fuel: { Petrol: Gasoline }\n');
    expect(
      load()
        .get('car_fuel')
        ?.map(({ labels }) => labels['en-US']),
    ).toEqual(['Electric', 'Gasoline']);
  });

  it('still reads the id in a feed when a group has another English label', () => {
    write('group/en/labels.yaml', 'car_fuel: { Petrol: Unleaded }\n');
    const vocabulary = load();
    expect(vocabularyEntry(vocabulary, 'car_fuel', 'Petrol', 'sv')?.labels).toEqual({
      en: 'Unleaded',
      'en-US': 'Unleaded',
    });
    expect(deliveredValues(vocabulary, 'car_fuel', 'petrol')).toEqual(expect.arrayContaining(['Unleaded', 'Petrol']));
  });

  it('has the unit of power of every language', () => {
    expect(load().get('horsepower')?.[0]?.labels).toEqual({ en: 'hp', 'en-US': 'hp', sv: 'hk', nb: 'hk' });
  });

  it('accepts one word for different entries in two languages', () => {
    write('config/vocabularies/car_body.yaml', 'Estate: {}\nHatchback: {}');
    write('languages/sv/labels.yaml', 'car_body: { Estate: Kombi }');
    write('languages/nb/labels.yaml', 'car_body: { Hatchback: Kombi }');
    expect(load().get('car_body')).toHaveLength(2);
  });

  it.each([
    ['a file that is not YAML', 'config/vocabularies/car_fuel.yaml', 'Electric: {', 'car_fuel.yaml:1: is not YAML'],
    ['a list', 'config/vocabularies/car_fuel.yaml', '- Electric', 'car_fuel.yaml:1: the file must be'],
    ['an unknown key', 'config/vocabularies/car_fuel.yaml', '\nGas: { code: G }', 'car_fuel.yaml:2: Gas.code is not'],
    [
      'a file without a facet name',
      'config/vocabularies/fuel.yaml',
      'Gas: {}',
      'fuel.yaml: is not named after a facet',
    ],
    [
      'a delivered value of two entries',
      'config/vocabularies/car_fuel.yaml',
      'Electric:\n  values: [E]\nGas:\n  values: [e]',
      'car_fuel.yaml:4: "e" is also a spelling of "Electric"',
    ],
    [
      'a label of two entries',
      'languages/sv/labels.yaml',
      'car_fuel:\n  Electric: El\n  Petrol: EL',
      'languages/sv/labels.yaml:3: "EL" is also a spelling of "Electric"',
    ],
    [
      'a label of an unknown value',
      'languages/sv/labels.yaml',
      'car_fuel:\n  Steam: Ånga',
      'languages/sv/labels.yaml:2: car_fuel.Steam is not a value of config/vocabularies/car_fuel.yaml',
    ],
    [
      'a label of an unknown facet',
      'languages/sv/labels.yaml',
      'car_smell: { Nice: God }',
      'languages/sv/labels.yaml:1: car_smell has no file in config/vocabularies',
    ],
    [
      'an empty label',
      'languages/sv/labels.yaml',
      'car_fuel: { Petrol: "" }',
      'car_fuel.Petrol is not allowed to be empty',
    ],
  ])('reports the line of %s', (_fault, file, text, message) => {
    write(file, text);
    expect(load).toThrow(message);
  });

  it('reports all faults of all files at once', () => {
    write('config/vocabularies/car_body.yaml', '- SUV');
    write('languages/sv/labels.yaml', 'car_fuel: { Steam: Ånga }');
    write('languages/nb/labels.yaml', 'car_fuel: { Steam: Damp }');
    expect(load).toThrow(/car_body.*\n.*nb.*\n.*sv/);
  });
});
