import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FormatConfig } from 'oxfmt';
import { NewCommandError } from './NewCommandError.ts';

export interface NewFiles {
  /** Contents by path from the root of the project. */
  created: Readonly<Record<string, string>>;
  /** New contents by path, made from the present ones. */
  changed: Readonly<Record<string, (text: string) => string>>;
}

/**
 * Writes new files and changes existing ones, formatted like the project, and reports their paths.
 * Nothing is written when one of the new files exists.
 * @param root of the project
 * @throws NewCommandError when a new file exists already
 */
export async function writeNewFiles(
  { created, changed }: NewFiles,
  root: string,
  say: (text: string) => void,
): Promise<void> {
  const taken = Object.keys(created).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new NewCommandError(`${taken} exists already.`);
  const texts = new Map(Object.entries(created));
  for (const [file, change] of Object.entries(changed)) {
    texts.set(file, change(await readFile(join(root, file), 'utf8')));
  }
  for (const [file, text] of texts) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file.endsWith('.ts') ? await formatted(file, text) : text);
    say(`  ${file}\n`);
  }
}

/** Formats code with the options of .oxfmtrc.json in the working directory. */
async function formatted(file: string, text: string): Promise<string> {
  const { format } = await import('oxfmt'); // for development only
  const settings: unknown = JSON.parse(await readFile('.oxfmtrc.json', 'utf8'));
  const { code, errors } = await format(file, text, settings as FormatConfig);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be formatted: ${error.message}`);
  return code;
}
