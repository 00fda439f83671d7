import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { groupFiles } from './groupFiles.ts';
import type { InitAnswers } from './InitAnswers.ts';
import type { InitPlaces, NewGroup } from './newGroup.ts';

interface InitParts extends InitPlaces {
  say: (text: string) => void;
}

/**
 * Writes the folder of a group and reports the files. Removes everything when the group would have faults.
 * @throws GroupError when the group would have faults
 */
export async function initGroup(group: NewGroup, { projectRoot, groupsFolder, say }: InitParts): Promise<void> {
  const folder = join(groupsFolder, group.key);
  const files = await groupFiles(answersOf(group, folder), projectRoot);
  try {
    for (const [file, text] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    loadGroup(folder, projectRoot);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  say(report(group, files, await groupsIn(groupsFolder)));
}

/** Returns the answers of the one site that the command asks for. */
function answersOf({ site, name, country, languages, host, color, stock }: NewGroup, folder: string): InitAnswers {
  const only = { key: site, name, host, languages, stock: stock ? 'examples' : 'none', workshop: false } as const;
  return { folder, name, country, color, logo: null, sites: [only] };
}

/** Returns the names of the installed groups. */
async function groupsIn(groupsFolder: string): Promise<string[]> {
  const names = await readdir(groupsFolder);
  return names.filter((name) => existsSync(join(groupsFolder, name, 'group.yaml'))).sort();
}

function report(
  { key, site, languages }: NewGroup,
  files: ReadonlyMap<string, unknown>,
  groups: readonly string[],
): string {
  const pages = [...files.keys()].filter((file) => file.startsWith('content/'));
  const others = [...files.keys()].filter((file) => !file.startsWith('content/'));
  const line = (file: string): string => `  groups/${key}/${file}\n`;
  const start = groups.length > 1 ? `GROUP=${key} npm start` : 'npm start';
  return [
    'Written:\n',
    ...others.map(line),
    `  groups/${key}/content/${site}/: ${String(pages.length)} files in ${languages.join(', ')}\n`,
    `\nNext:\n  ${start}\n`,
    ...(groups.length > 1 ? ['      GROUP chooses among several groups; it can also be set in .env.\n'] : []),
    '  Replace the examples: stock/cars.csv (npm run new -- feed <file>), dealers.yaml and the texts of the pages.\n',
    '  Fill in the [[gaps]] of the legal pages, which npm run doctor lists, and have the pages checked.\n',
    '  Correct the mail addresses in sites/ and dealers.yaml.\n',
  ].join('');
}
