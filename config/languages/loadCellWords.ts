import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import { readYaml } from '../group/readYaml.ts';
import { unitNames } from '../../shared/catalogue/vocabulary.ts';
import type { VocabularyEntry } from '../../shared/catalogue/vocabulary.ts';

const file = 'config/feeds/cellWords.yaml';

const words = Joi.array().items(Joi.string().trim().max(40)).max(60);
const units = Joi.object<Record<string, string[]>>().pattern(Joi.string(), words);
const schema = Joi.object<{ distance: Record<string, string[]>; power: Record<string, string[]> }>({
  distance: units.required(),
  power: units.required(),
});

/**
 * Reads the words in cells of feeds, as vocabularies without labels.
 * The first value of an entry is its name.
 * @param root of the project
 * @param faults collects faults with file and line
 */
export function loadCellWords(root: string, faults: string[]): [string, VocabularyEntry[]][] {
  if (!existsSync(join(root, file))) return [];
  const checked = readYaml(join(root, file), file, schema, faults);
  return Object.entries(checked?.value ?? {}).map(([kind, names]) => [
    unitNames(kind),
    Object.entries(names).map(([name, others]) => ({ labels: {}, values: [name, ...others] })),
  ]);
}
