import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type Joi from 'joi';
import { readYaml } from '../group/readYaml.ts';
import type { CheckedYaml } from '../group/readYaml.ts';
import type { LanguageFolder } from './LanguagePack.ts';

/**
 * Reads one file of a language from each of its folders that has it, its parent's first.
 * @param files names the file, the root of the project for messages, and collects the faults
 */
export function readPackFiles<T>(
  { folders, reading }: Pick<LanguageFolder, 'folders' | 'reading'>,
  schema: Joi.Schema<T>,
  { name, root, faults }: { name: string; root: string; faults: string[] },
): CheckedYaml<T>[] {
  return folders.flatMap((folder) => {
    const path = join(folder, name);
    if (!existsSync(path)) return [];
    return (
      readYaml(path, relative(root, path).replaceAll('\\', '/'), schema, { faults, ...(reading && { reading }) }) ?? []
    );
  });
}
