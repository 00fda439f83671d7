import type { ContentProblem } from './ContentFilesError.ts';
import { formatId } from './contentIds.ts';
import { comparablePath } from './ContentTree.ts';
import type { ContentTree } from './ContentTree.ts';
import { basePathOf } from './SiteLoad.ts';
import type { AddressUse } from './SiteLoad.ts';

/** The pages of brands, cars and dealers lie below pages of these kinds. */
const withPagesBelow = new Set(['CarListPage', 'CarDetailPage', 'SiteDetailPage']);

/** What is wrong with an address that a file uses; "" when nothing. Fills in the field that refers to a page. */
function faultOf(tree: ContentTree, use: AddressUse): string {
  const { site, language, address, field, fromDraft } = use;
  const path = comparablePath(address.replace(/[?#].*$/, ''));
  const known = tree.sites.get(site);
  const routes = known?.routes.get(language);
  const item = routes?.get(path);
  const version = item?.versions.get(language);
  if (item && version) {
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

/** Every internal address must lead to a page, or below the page of the car list, the cars or the dealers. */
export function checkAddresses(tree: ContentTree, uses: AddressUse[], problems: ContentProblem[]): void {
  for (const use of uses) {
    if (!tree.sites.has(use.site)) continue;
    const message = faultOf(tree, use);
    if (message) problems.push({ file: use.source.file, line: use.source.lineOf(use.at), message, isReference: true });
  }
}
