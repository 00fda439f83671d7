import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadLanguageFolders } from './loadLanguageFolders.ts';
import { noSearchWords } from '../../shared/catalogue/keyphrase/SearchWords.ts';
import type { SearchWords } from '../../shared/catalogue/keyphrase/SearchWords.ts';
import { loadSearchWords } from './loadSearchWords.ts';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const pack = "letters: ''\nquotationMarks: ’\nhorsepower: hp";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'search-words-'));
  for (const language of ['en', 'sv', 'de']) write(`languages/${language}/language.yaml`, pack);
  write('languages/de-AT/language.yaml', 'inherits: de');
  write('config/search.yaml', '# none\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function load(language = 'sv'): SearchWords {
  const faults: string[] = [];
  const languages = loadLanguageFolders([join(root, 'languages'), join(root, 'group')], root, faults);
  expect(faults).toEqual([]);
  return loadSearchWords(languages, root).get(language) ?? noSearchWords;
}

describe('loadSearchWords()', () => {
  it('folds what it reads', () => {
    write(
      'languages/sv/search.yaml',
      'synonyms:\n  # bodies\n  Herrgårds-vagn: { car_body: [Estate, Wagon] }\nnegators: [Ingé]\nquantities: { atMost: [högst] }',
    );
    const words = load();
    expect([...words.synonyms]).toEqual([['herrgards vagn', { car_body: ['Estate', 'Wagon'] }]]);
    expect([...words.negators]).toEqual(['inge']);
    expect(words.quantities.get('atMost')).toEqual(['hogst']);
  });

  it('prefers a synonym of the language to a common one', () => {
    write('config/search.yaml', 'synonyms: { mb: { car_brand: Mercedes-Benz } }');
    write('languages/en/search.yaml', 'synonyms: { MB: { car_brand: Morris } }');
    expect(load('sv').synonyms.get('mb')).toEqual({ car_brand: ['Mercedes-Benz'] });
    expect(load('en').synonyms.get('mb')).toEqual({ car_brand: ['Morris'] });
  });

  it('has only the quantities of English in other languages', () => {
    write(
      'languages/en/search.yaml',
      'quantities: { atMost: [under], numbers: [two, b, c, d, e, f, g, h] }\nnegators: [not]',
    );
    write('languages/sv/search.yaml', 'quantities: { atMost: [högst], numbers: [två, b, c, d, e, syv/sju, g, h] }');
    const words = load();
    expect(words.quantities.get('atMost')).toEqual(['under', 'hogst']);
    expect([words.numbers.get('two'), words.numbers.get('tva'), words.numbers.get('sju')]).toEqual([2, 2, 7]);
    expect(words.negators.size).toBe(0);
  });

  it('adds the words of a variant to those of its language', () => {
    write('languages/de/search.yaml', 'negators: [kein]\nsynonyms: { bus: { car_body: Minibus } }');
    write('languages/de-AT/search.yaml', 'negators: [ka]');
    write('group/de-AT/search.yaml', 'synonyms: { bus: { car_body: Van } }');
    expect([...load('de-AT').negators]).toEqual(['kein', 'ka']);
    expect(load('de-AT').synonyms.get('bus')).toEqual({ car_body: ['Van'] });
    expect(load('de').synonyms.get('bus')).toEqual({ car_body: ['Minibus'] });
  });

  it('needs no file of a language', () => {
    expect(load().synonyms.size).toBe(0);
  });

  it('reads every value as text', () => {
    write(
      'languages/sv/search.yaml',
      'synonyms:\n  7-sitsig: { car_seats: 7 }\n  rea: { car_has_campaign_price: true }',
    );
    expect(Object.fromEntries(load().synonyms)).toEqual({
      '7 sitsig': { car_seats: ['7'] },
      rea: { car_has_campaign_price: ['true'] },
    });
  });

  it.each([
    ['a file that is not YAML', 'synonyms: { vw: [', 'search.yaml:1: is not YAML'],
    ['an unknown key', '\nverbs: [drive]', 'search.yaml:2: verbs is not allowed'],
    ['an unknown role', 'quantities:\n  most: [max]', 'search.yaml:2: quantities.most is not allowed'],
    ['too few numbers', 'quantities: { numbers: [two] }', 'quantities.numbers must contain 8 items'],
    ['a phrase without values', 'synonyms:\n  vw:', 'search.yaml:2: synonyms.vw must be facets with values'],
    ['a facet that none can be', 'synonyms: { vw: { brand: Volkswagen } }', 'synonyms.vw.brand is not allowed'],
    ['an empty list', 'synonyms: { vw: { car_brand: [] } }', 'synonyms.vw.car_brand does not match'],
    ['a phrase of signs', 'synonyms: { "!": { car_brand: Volvo } }', 'synonyms.! needs a letter or digit'],
    [
      'a phrase that occurs twice',
      'synonyms:\n  Skåp bil: { car_body: A }\n  skap-bil: { car_body: B }',
      'search.yaml:3: synonyms.skap-bil occurs twice',
    ],
    ['a range that is none', 'synonyms: { billig: { car_price: cheap } }', 'which takes a range'],
  ])('reports the line of %s', (_fault, text, message) => {
    write('languages/sv/search.yaml', text);
    expect(() => load()).toThrow(message);
  });

  it('reports all faults of all files at once', () => {
    write('languages/sv/search.yaml', 'a: b\nc: d');
    write('languages/en/search.yaml', 'e: f');
    expect(() => load()).toThrow(/en.*\n.*sv.*\n.*sv/);
  });
});
