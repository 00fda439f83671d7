import { resolve } from 'node:path';
import { feedPlace } from '../../../config/group/feedPlace.ts';
import { asciiSlug } from '../../../shared/kit/text/asciiSlug.ts';
import type { InitAnswers, InitSite } from '../InitAnswers.ts';
import type { InitDraft, SiteDraft } from './InitDraft.ts';
import { siteKey } from './siteKey.ts';

/** Required options, in the order of the questions. */
const neededOptions = ['name', 'country', 'languages', 'host', 'color'] as const;
type NeededOption = (typeof neededOptions)[number];

/** Returns the required answers that a draft lacks. */
export function missingOptions(draft: InitDraft): NeededOption[] {
  return neededOptions.filter((option) => !isGiven(draft, option));
}

/** Returns whether a draft has an answer. */
export function isGiven(draft: InitDraft, option: NeededOption): boolean {
  const [first = {}] = draft.sites;
  return (option === 'languages' || option === 'host' ? first[option] : draft[option]) !== undefined;
}

/** Returns the default folder of a group: next to the product's. */
export function defaultFolder(name: string): string {
  return `../${asciiSlug(name)}`;
}

/** Returns the folder of the group that a draft names or leads to; null as long as it has no name. */
export function draftFolder({ dir, name }: Pick<InitDraft, 'dir' | 'name'>, projectRoot: string): string | null {
  const path = dir ?? (name === undefined ? undefined : defaultFolder(name));
  return path === undefined ? null : resolve(projectRoot, path);
}

/** Completes valid answers by their defaults; null when required ones are missing. */
export function finishDraft(draft: InitDraft, projectRoot: string): InitAnswers | null {
  const { name = '', country = '', color = '', logo = 'none', dir = defaultFolder(name) } = draft;
  const [first, ...others] = draft.sites.map((site) => completeSite(site, name, projectRoot));
  if (!first || missingOptions(draft).length > 0) return null;
  return {
    folder: resolve(projectRoot, dir),
    name: name.trim(),
    country: country.trim().toLowerCase(),
    color: color.trim().toLowerCase(),
    logo: logo.trim() === 'none' ? null : resolve(projectRoot, logo.trim()),
    sites: [first, ...others],
  };
}

function completeSite(site: SiteDraft, groupName: string, projectRoot: string): InitSite {
  const { host = '', languages = [], stock = 'examples', workshop = false } = site;
  const [first = '', ...others] = languages;
  return {
    key: siteKey(site, groupName),
    name: (site.name ?? groupName).trim(),
    host: host.trim().replace(/^www\./, ''),
    languages: [first, ...others],
    stock: stock === 'examples' || stock === 'none' ? stock : { feed: feedPlace(stock.trim(), projectRoot) },
    workshop,
  };
}
