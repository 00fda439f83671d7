import { hasDealers } from '../../shared/catalogue/hasDealers.ts';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { BuiltInTexts, SiteConfig, Texts } from '../../shared/site/SiteTypes.ts';
import { reservedSegments } from './reservedSegments.ts';
import type { RedirectRule } from './RedirectRule.ts';

interface PageSources {
  content: Pick<ContentBackend, 'pages' | 'dictionary'>;
  builtInTexts: BuiltInTexts;
}

/** A rule of a redirect file whose target page does not exist. */
export interface DeadTarget {
  file: string;
  line: number;
  target: string;
  cure: string;
}

/** Dictionary keys of pages on every site, and of pages on sites with dealers. */
const pageKeys = ['pathToSearch', 'pathToSaved', 'pathToCompare'];
const dealerKeys = ['pathToSiteList'];
/** Keys of paths below which the stock or the dealers decide which pages exist. */
const stockFolderKeys = ['pathToCarList', 'pathToCarDetail'];
const dealerFolderKeys = ['pathToSiteDetail'];

/**
 * Returns the rules of a site's redirect files whose target page does not exist.
 * Targets with captures, on other hosts, and below lists of the stock are not checked.
 * @throws the error of the content platform when it does not respond
 */
export async function findDeadTargets(
  site: SiteConfig,
  rules: readonly RedirectRule[],
  { content, builtInTexts }: PageSources,
): Promise<DeadTarget[]> {
  if (rules.length === 0) return [];
  const isAlive = await livingPaths(site, content, builtInTexts);
  const oldAddresses = new Set(rules.map(literalSource));
  return rules.flatMap(({ origin, target, everyLanguage }) => {
    const path = target.path.every((part) => typeof part === 'string') ? plainPath(target.path.join('')) : null;
    if (target.origin !== '' || path === null || oldAddresses.has(path)) return [];
    const bases = everyLanguage ? site.languages.map((_language, at) => languageBase(site, at)) : [''];
    if (bases.some((base) => isAlive(base + (path === '/' && base !== '' ? '' : path)))) return [];
    const cure = 'Correct the address behind "->", or add the page.';
    return [{ file: origin.file, line: origin.line, target: path, cure }];
  });
}

/** Returns a test for paths of a site that lead to a page. */
async function livingPaths(
  site: SiteConfig,
  content: PageSources['content'],
  builtInTexts: BuiltInTexts,
): Promise<(path: string) => boolean> {
  const pages = new Set<string>();
  const folders: string[] = [];
  for (const [at, language] of site.languages.entries()) {
    const query = { site: site.name, language };
    const [listed, own] = await Promise.all([content.pages(query), content.dictionary(query)]);
    const texts: Texts = { ...builtInTexts[language], ...own };
    const paths = (keys: readonly string[]): string[] =>
      keys.flatMap((key) => (texts[key] ? [plainPath(`${languageBase(site, at)}/${texts[key]}`)] : []));
    for (const { path } of listed) pages.add(plainPath(path));
    pages.add(plainPath(`${languageBase(site, at)}/`));
    for (const path of paths([...pageKeys, ...(hasDealers(site) ? dealerKeys : [])])) pages.add(path);
    if (site.features.stock) folders.push(...paths(stockFolderKeys));
    if (hasDealers(site)) folders.push(...paths(dealerFolderKeys));
  }
  return (path) =>
    pages.has(path) ||
    reservedSegments.includes(path.split('/')[1] ?? '') ||
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** Path of a language's start page, without a trailing slash: "" or "/en". */
function languageBase({ languages }: SiteConfig, at: number): string {
  return at === 0 ? '' : `/${languages[at] ?? ''}`;
}

/** The path of a rule without captures and conditions; null for any other. */
function literalSource({ source }: RedirectRule): string | null {
  if (source.kind !== 'path' || source.conditions.length > 0) return null;
  if (source.segments.some(({ parameter }) => parameter !== '')) return null;
  return plainPath(`/${source.segments.map(({ before }) => before).join('/')}`);
}

/** Normalises a path for comparison: decoded, lower case, no trailing slash. */
function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // an undecodable path is compared as it is
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
}
