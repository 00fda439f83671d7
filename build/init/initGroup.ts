import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { countrySchema } from '../../config/group/countrySchema.ts';
import { loadGroup, GroupError } from '../../config/group/loadGroup.ts';
import { readYaml } from '../../config/group/readYaml.ts';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import { exampleTexts } from './exampleTexts.ts';
import { exampleTowns } from './exampleTowns.ts';
import type { InitPlaces, NewGroup } from './newGroup.ts';
import type { GroupFiles } from './pageFiles.ts';
import { settingFiles } from './settingFiles.ts';
import { sitePages } from './sitePages.ts';
import { stockFiles } from './stockFiles.ts';

interface InitParts extends InitPlaces {
  say: (text: string) => void;
}

/**
 * Writes the folder of a group and reports the files. Removes everything when the group would have faults.
 * @throws GroupError when the group would have faults
 */
export async function initGroup(group: NewGroup, { projectRoot, groupsFolder, say }: InitParts): Promise<void> {
  const files = await groupFiles(group, projectRoot);
  const folder = join(groupsFolder, group.key);
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

async function groupFiles(group: NewGroup, projectRoot: string): Promise<GroupFiles> {
  const faults: string[] = [];
  const countryFile = `config/countries/${group.country}.yaml`;
  const country = readYaml(resolve(projectRoot, countryFile), countryFile, countrySchema, faults);
  if (!country) throw new GroupError(faults);
  const { columns, hours } = await exampleTexts(projectRoot, group.languages[0]);
  const towns = await exampleTowns(group.country, projectRoot);
  const vocabulary = loadVocabulary(productLanguages(projectRoot), projectRoot);
  const pages = await sitePages(group, projectRoot);
  return new Map([
    ...settingFiles(group, towns, hours),
    ...pages,
    ...(await stockFiles(group, { projectRoot, vocabulary, units: country.value, towns, columns })),
  ]);
}

/** Returns the names of the installed groups. */
async function groupsIn(groupsFolder: string): Promise<string[]> {
  const names = await readdir(groupsFolder);
  return names.filter((name) => existsSync(join(groupsFolder, name, 'group.yaml'))).sort();
}

function report({ key, site, languages }: NewGroup, files: GroupFiles, groups: readonly string[]): string {
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
