import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { unlessMissing } from '../kit/unlessMissing.ts';
import { parseRedirectFile } from './parsing/parseRedirectFile.ts';
import { RedirectFilesError } from './RedirectFilesError.ts';
import type { RedirectProblem } from './RedirectFilesError.ts';
import { RedirectIndex } from './RedirectIndex.ts';
import type { RedirectRule } from './RedirectRule.ts';

/**
 * Reads <site>.txt of every site that has one.
 * @param folder absolute path; messages show its last two segments
 * @returns rules by site
 * @throws RedirectFilesError with every fault of every file
 */
export async function loadRedirectFiles(
  folder: string,
  sites: readonly Pick<SiteConfig, 'name' | 'languages'>[],
): Promise<Map<string, RedirectRule[]>> {
  const problems: RedirectProblem[] = [];
  const rulesBySite = new Map<string, RedirectRule[]>();
  const shown = folder.split(/[\\/]/).filter(Boolean).slice(-2).join('/');
  // a group without old addresses needs no folder
  for (const name of (await unlessMissing(readdir(folder), [])).filter((entry) => entry.endsWith('.txt')).sort()) {
    const file = `${shown}/${name}`;
    const site = sites.find((candidate) => `${candidate.name}.txt` === name);
    if (!site) {
      const known = sites.map((candidate) => candidate.name).join(', ');
      problems.push({ origin: { file, line: 1 }, message: `no site has this name; sites: ${known}` });
      continue;
    }
    const rules = parseRedirectFile(await readFile(join(folder, name), 'utf8'), file, problems);
    problems.push(...new RedirectIndex(rules, site.languages).problems(rules));
    rulesBySite.set(site.name, rules);
  }
  if (problems.length > 0) throw new RedirectFilesError(problems);
  return rulesBySite;
}
