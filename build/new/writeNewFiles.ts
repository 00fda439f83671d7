import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
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
    const isCode = file.endsWith('.ts');
    await writeFile(
      join(root, file),
      isCode ? await format(text, { ...(await resolveConfig(file)), filepath: file }) : text,
    );
    say(`  ${file}\n`);
  }
}
