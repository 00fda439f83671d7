import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadSynonyms, SynonymFilesError } from './loadSynonyms.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synonyms-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);

async function faults(): Promise<readonly string[]> {
  const error: unknown = await loadSynonyms(folder).catch((caught: unknown) => caught);
  if (!(error instanceof SynonymFilesError)) throw new Error('no fault was found');
  return error.problems.map((problem) => problem.replace(/^.*\/(?=\w+\.yaml)/, ''));
}

describe('loadSynonyms', () => {
  it('folds phrases', async () => {
    await write('common.yaml', 'VW: { car_brand: Volkswagen }\n');
    await write('sv.yaml', '# bodies\nHerrgårds-vagn: { car_body: [Kombi, Estate] }\n');
    const synonyms = await loadSynonyms(folder);
    expect([...(synonyms.get('sv') ?? [])]).toEqual([
      ['vw', { car_brand: ['Volkswagen'] }],
      ['herrgards vagn', { car_body: ['Kombi', 'Estate'] }],
    ]);
  });

  it('has common phrases in each language', async () => {
    await write('common.yaml', 'VW: { car_brand: Volkswagen }\n');
    const synonyms = await loadSynonyms(folder);
    expect([...(synonyms.get('fi')?.keys() ?? [])]).toEqual(['vw']);
  });

  it('takes the word of a language before the common one', async () => {
    await write('common.yaml', 'mb: { car_brand: Mercedes-Benz }');
    await write('en.yaml', 'mb: { car_brand: Morris }');
    expect((await loadSynonyms(folder)).get('en')?.get('mb')).toEqual({ car_brand: ['Morris'] });
  });

  it('needs no file at all', async () => {
    expect((await loadSynonyms(join(folder, 'nowhere'))).get('sv')?.size).toBe(0);
  });

  it('reads numbers as text', async () => {
    await write('sv.yaml', '7-sitsig: { car_seats: 7 }\nja: { car_equipment: yes }');
    expect((await loadSynonyms(folder)).get('sv')?.get('7 sitsig')).toEqual({ car_seats: ['7'] });
  });

  it.each([
    ['a file that is no YAML', 'vw: { car_brand: [', 'sv.yaml:1: is not YAML'],
    ['a list', '- vw', 'sv.yaml:1: must be a list of phrases'],
    ['a phrase without values', '\nvw:', 'sv.yaml:2: "vw" has an unexpected form'],
    ['a value without its facet', 'vw: Volkswagen', 'sv.yaml:1: "vw" has an unexpected form'],
    ['a facet that none can be', 'vw: { brand: Volkswagen }', 'brand is not allowed'],
    ['an empty list', 'vw: { car_brand: [] }', 'must contain at least 1'],
    ['a phrase of signs', '"!": { car_brand: Volvo }', 'is not a searchable phrase'],
    [
      'a phrase that is there twice',
      'Skåp bil: { car_body: A }\nskap-bil: { car_body: B }',
      'sv.yaml:2: "skap-bil" occurs twice',
    ],
    ['a range that is none', 'billig: { car_price: cheap }', 'which takes a range'],
  ])('reports %s with its fix', async (_fault, text, message) => {
    await write('sv.yaml', text);
    expect((await faults()).join('\n')).toContain(message);
  });

  it('tells all faults of all files at once', async () => {
    await write('sv.yaml', 'a: b\nc: d');
    await write('en.yaml', 'e: f');
    expect(await faults()).toHaveLength(3);
  });
});
