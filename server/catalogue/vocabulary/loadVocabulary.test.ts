import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadVocabulary, VocabularyFilesError } from './loadVocabulary.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vocabularies-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);

async function problems(): Promise<readonly string[]> {
  const error: unknown = await loadVocabulary(folder).catch((caught: unknown) => caught);
  if (!(error instanceof VocabularyFilesError)) throw new Error('no fault was found');
  return error.problems.map((problem) => problem.replace(/^.*\/(?=[\w-]+\.yaml)/, ''));
}

describe('loadVocabulary()', () => {
  it('reads one facet per file', async () => {
    await write('car_fuel.yaml', '# fuels\n- { sv: El, en: Electric, values: [BEV] }\n');
    expect([...(await loadVocabulary(folder))]).toEqual([
      ['car_fuel', [{ labels: { sv: 'El', en: 'Electric' }, values: ['BEV'] }]],
    ]);
  });

  it('returns an empty vocabulary for a missing folder', async () => {
    expect((await loadVocabulary(join(folder, 'missing'))).size).toBe(0);
  });

  it('accepts the same word in two languages of different entries', async () => {
    await write('car_body.yaml', '- { sv: Kombi, en: Estate }\n- { sv: Halvkombi, nb: Kombi }\n');
    expect((await loadVocabulary(folder)).get('car_body')).toHaveLength(2);
  });

  it.each([
    ['a file that is not YAML', 'car_fuel.yaml', '- { sv: El', 'car_fuel.yaml:1: is not YAML'],
    ['a map', 'car_fuel.yaml', 'sv: El', 'car_fuel.yaml:1: must be a list of entries'],
    ['an entry without a label', 'car_fuel.yaml', '\n- { values: [BEV] }', 'car_fuel.yaml:2: is not an entry'],
    ['an unknown language', 'car_fuel.yaml', '- { sv: El, da: Strøm }', 'da is not allowed'],
    ['an empty label', 'car_fuel.yaml', '- { sv: "" }', 'sv is not allowed to be empty'],
    ['a file without a facet name', 'fuel.yaml', '- { sv: El }', 'fuel.yaml:1: is not named after a facet'],
    [
      'a label of two entries in one language',
      'car_fuel.yaml',
      '- { sv: El }\n- { sv: EL }',
      'car_fuel.yaml:2: "EL" (sv) is also in line 1',
    ],
    [
      'a delivered value of two entries',
      'car_fuel.yaml',
      '- { sv: El, values: [E] }\n- { sv: Gas, values: [e] }',
      'car_fuel.yaml:2: "e" (values) is also in line 1',
    ],
  ])('refuses %s with its fix', async (_name, file, text, problem) => {
    await write(file, text);
    expect((await problems()).join('\n')).toContain(problem);
  });
});
