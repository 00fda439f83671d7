import type { ContentProblem } from '../ContentFilesError.ts';
import { formatId } from '../contentIds.ts';
import { comparablePath } from '../ContentTree.ts';
import type { ContentTree } from '../ContentTree.ts';
import type { SiteConfig } from '../../../../shared/site/SiteTypes.ts';
import { basePathOf } from './SiteLoad.ts';
import type { AddressUse } from './SiteLoad.ts';

const noCars = ({ features }: SiteConfig): string => (features.stock ? '' : 'cars');
/** Some commands do not know whether a site has dealers. */
const noDealers = ({ features }: SiteConfig): string => (features.stock || features.dealers !== false ? '' : 'dealers');
/** Missing feature of a site that pages of a template need; "" for none. */
const lacks: Partial<Record<string, (site: SiteConfig) => string>> = {
  CarListPage: noCars,
  CarDetailPage: noCars,
  SiteListPage: noDealers,
  SiteDetailPage: noDealers,
};

/** Templates with generated subpages: those of brands, cars and dealers. */
const withPagesBelow = new Set(['CarListPage', 'CarDetailPage', 'SiteDetailPage']);

/** Fault of an address in a file; "" for none. Fills in the field that refers to a page. */
function findFault(tree: ContentTree, use: AddressUse): string {
  const { site, language, address, field, fromDraft } = use;
  const path = comparablePath(address.replace(/[?#].*$/, ''));
  const known = tree.sites.get(site);
  const routes = known?.routes.get(language);
  const item = routes?.get(path);
  const version = item?.versions.get(language);
  if (item && version) {
    const lacking = lacks[item.templateName]?.(item.site) ?? '';
    if (lacking !== '') return `${address} leads to a page that ${site} does not show: it has no ${lacking}`;
    if (version.draft && !fromDraft) return `${address} leads to a draft: publish it, or make this page a draft too`;
    if (!field) return '';
    const { displayName, publicPath } = version;
    const url = `${basePathOf(item.site, language)}${publicPath}`.replace(/(.)\/$/, '$1');
    Object.assign(field.jsonValue as object, { id: formatId(item.id, 'D'), url, name: item.name, displayName });
    field.value = item.id;
    return '';
  }
  const top = routes?.get(`/${path.split('/')[1] ?? ''}`);
  if (top && !field && withPagesBelow.has(top.templateName)) return '';
  return `${address} leads to no page of ${site} in ${language}`;
}

/** Reports pages of cars or dealers on a site without them. The menu leads there, and they are not found. */
function checkPages({ itemsById }: ContentTree, problems: ContentProblem[]): void {
  for (const { templateName, site, versions } of itemsById.values()) {
    const lacking = lacks[templateName]?.(site) ?? '';
    if (lacking === '') continue;
    for (const { source } of versions.values()) {
      const message = `the page is not shown, because ${site.name} has no ${lacking}: add some, or remove the page`;
      if (source) problems.push({ file: source.file, line: 1, message, isReference: true });
    }
  }
}

/**
 * Reports internal addresses that lead to no page.
 * Paths below the pages of the car list, the cars and the dealers are allowed.
 */
export function checkAddresses(tree: ContentTree, uses: AddressUse[], problems: ContentProblem[]): void {
  checkPages(tree, problems);
  for (const use of uses) {
    if (!tree.sites.has(use.site)) continue;
    const message = findFault(tree, use);
    if (message) problems.push({ file: use.source.file, line: use.source.lineOf(use.at), message, isReference: true });
  }
}
