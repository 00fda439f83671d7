import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isNode, isSeq, parseDocument } from 'yaml';
import { loadGroup } from '../../config/group/loadGroup.ts';
import type { GroupFiles } from '../init/pageFiles.ts';
import { siteFiles } from '../init/siteFiles.ts';
import { sitePages } from '../init/sitePages.ts';
import { buildNewSite } from './buildNewSite.ts';
import type { SiteOptions } from './buildNewSite.ts';
import { NewCommandError } from './NewCommandError.ts';

interface Parts {
  projectRoot: string;
  /** Folder of the group. */
  folder: string;
  say: (text: string) => void;
}

/**
 * Adds a site to a group: its settings, theme, redirects and example pages, and its name in group.yaml.
 * Removes all of it again when the group would have faults.
 * @throws InitCommandError for missing or invalid answers
 * @throws NewCommandError when the group has the site already
 * @throws GroupError when the group would have faults
 */
export async function newSite(answers: SiteOptions, { projectRoot, folder, say }: Parts): Promise<void> {
  const written = buildNewSite(answers, projectRoot, folder);
  const { key: site, stock } = written;
  if (existsSync(join(folder, `sites/${site}.yaml`)) || existsSync(join(folder, 'content', site))) {
    throw new NewCommandError(`The group already has a site ${site}. Choose another --name.`);
  }
  const files: GroupFiles = new Map([...siteFiles(written), ...(await sitePages(written, { projectRoot, folder }))]);
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
  const shown = relative(projectRoot, folder).replaceAll('\\', '/');
  say(`Written: ${String(files.size)} files in ${shown}, and ${site} in ${shown}/group.yaml.\n`);
  const rest = stock
    ? 'Its cars are the feed rows that name the site: docs/feeds.md'
    : 'Its dealers are those of the feed that name the site: docs/dealers.md';
  say(`Next: npm start, then http://${site}.localhost:3000. ${rest}\n`);
}

/** Returns group.yaml with one site more; everything else stays as it is written. */
function withSite(text: string, site: string): string {
  const sites = parseDocument(text).get('sites');
  const last = isSeq(sites) ? sites.items.at(-1) : undefined;
  if (!isSeq(sites) || !isNode(last) || !sites.range || !last.range) {
    throw new NewCommandError('group.yaml has no list of sites.');
  }
  const end = last.range[1];
  if (sites.flow) return `${text.slice(0, end)}, ${site}${text.slice(end)}`;
  const dash = /(?:^|\n)( *)-[^\n]*$/.exec(text.slice(0, end));
  const line = text.slice(end).search(/\n|$/) + end;
  return `${text.slice(0, line)}\n${dash?.[1] ?? ''}- ${site}${text.slice(line)}`;
}
