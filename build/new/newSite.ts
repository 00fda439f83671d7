import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { exampleTexts } from '../init/exampleTexts.ts';
import { buildNewGroup } from '../init/newGroup.ts';
import type { GroupAnswers } from '../init/newGroup.ts';
import { pageFiles } from '../init/pageFiles.ts';
import type { GroupFiles } from '../init/pageFiles.ts';
import { settingFiles } from '../init/settingFiles.ts';
import { NewCommandError } from './NewCommandError.ts';

interface Parts {
  projectRoot: string;
  /** Folder of the group. */
  folder: string;
  say: (text: string) => void;
}

export type SiteAnswers = Omit<GroupAnswers, 'group'>;

/**
 * Adds a site to a group: its settings, theme, redirects and example pages, and its name in group.yaml.
 * Removes all of it again when the group would have faults.
 * @throws InitCommandError for missing or invalid answers
 * @throws NewCommandError when the group has the site already
 * @throws GroupError when the group would have faults
 */
export async function newSite(answers: SiteAnswers, { projectRoot, folder, say }: Parts): Promise<void> {
  const group = buildNewGroup(answers, { projectRoot, groupsFolder: join(folder, 'sites') });
  const { site } = group;
  if (existsSync(join(folder, `sites/${site}.yaml`)) || existsSync(join(folder, 'content', site))) {
    throw new NewCommandError(`The group already has a site ${site}. Choose another --name.`);
  }
  const files: GroupFiles = new Map(
    [...settingFiles(group, [], { weekdays: '', saturday: '', sunday: '', closed: '' })].filter(([file]) =>
      /^(?:sites|themes|redirects)\//.test(file),
    ),
  );
  const values = { name: group.name, email: `info@${group.host}` };
  for (const language of group.languages) {
    for (const [file, text] of pageFiles(group, language, await exampleTexts(projectRoot, language, values))) {
      files.set(file, text);
    }
  }
  const groupFile = join(folder, 'group.yaml');
  const before = await readFile(groupFile, 'utf8');
  try {
    for (const [file, text] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text, { flag: 'wx' });
    }
    await writeFile(groupFile, withSite(before, site));
    loadGroup(folder, projectRoot);
  } catch (error) {
    await writeFile(groupFile, before);
    for (const file of files.keys()) await rm(join(folder, file), { force: true });
    throw error;
  }
  const shown = `groups/${basename(folder)}`;
  say(`Written: ${String(files.size)} files in ${shown}, and ${site} in ${shown}/group.yaml.\n`);
  say(
    `Next: npm start, then http://${site}.localhost:3000. Its cars are the feed rows that name the site: docs/feeds.md\n`,
  );
}

/** Returns group.yaml with one site more; comments stay. */
function withSite(text: string, site: string): string {
  const document = parseDocument(text);
  const sites = document.get('sites');
  if (!isSeq(sites)) throw new NewCommandError('group.yaml has no list of sites.');
  sites.add(site);
  return document.toString();
}
