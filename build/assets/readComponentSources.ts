import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { ComponentSources } from '../../server/render/AssetManifest.ts';

/**
 * Reads the source file of each page and section from the import() in the tables of components.
 * @throws when an entry of a table imports nothing
 */
export async function readComponentSources(): Promise<ComponentSources> {
  const [pages, sections] = await Promise.all([
    readTable('client/app/pageComponents.ts', 'pageComponents'),
    readTable('client/app/sectionComponents.ts', 'sectionComponents'),
  ]);
  return { pages, sections };
}

/** @param constant exported object of the module, with one function on each line */
async function readTable(module: string, constant: string): Promise<Record<string, string>> {
  const code = await readFile(module, 'utf8');
  const [, table = ''] = new RegExp(`^export const ${constant}\\b.* = \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(code) ?? [];
  const entries = table.split(/^ {2}(?=\w)/m).filter((entry) => /^\w+:/.test(entry));
  if (entries.length === 0) throw new Error(`${module} has no table ${constant}.`);
  return Object.fromEntries(
    entries.map((entry) => {
      const [, name = '', path] = /^(\w+):[\s\S]*?\bimport\('([^']+)'\)/.exec(entry) ?? [];
      if (path === undefined) throw new Error(`An entry of ${constant} in ${module} imports no component: ${entry}`);
      return [name, posix.join(posix.dirname(module), path)];
    }),
  );
}
