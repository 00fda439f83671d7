import { createHash } from 'node:crypto';
import type { PartName } from '../../../client/framework/CachedFragments.ts';
import type { AppState } from '../../../client/app/store.ts';
import { siteSection } from '../../../client/site/components/siteSection.ts';
import { placeholders } from '../../../shared/content/ContentTypes.ts';

/** Hashes of objects that many pages share. */
const hashByObject = new WeakMap<object, string>();

/**
 * Equal for objects with the same content, "" without one.
 * The content is fetched again and again, mostly with no change: what was rendered with it stays valid.
 */
function contentHash(object: object | undefined): string {
  if (!object) return '';
  const hash = hashByObject.get(object) ?? createHash('sha256').update(JSON.stringify(object)).digest('base64url');
  hashByObject.set(object, hash);
  return hash;
}

/** Site, language, texts and labels of a page, on which all of its texts depend. */
export function buildScope({ context, texts }: AppState['site']): string {
  return [context.name, context.language, contentHash(texts), contentHash(context.valueLabels)].join(' ');
}

const addressesByObject = new WeakMap<object, readonly string[]>();

/** All site-relative addresses in an object. */
function addressesIn(object: object): readonly string[] {
  const known = addressesByObject.get(object);
  if (known) return known;
  const found = new Set<string>();
  JSON.stringify(object, (_key, value: unknown) => {
    if (typeof value === 'string' && value.trim().startsWith('/')) found.add(value.trim());
    return value;
  });
  const addresses = [...found];
  addressesByObject.set(object, addresses);
  return addresses;
}

/**
 * Menu entries that lead to the current page or to one of its ancestors.
 * The menu marks these alone, so that pages below one entry share its markup: thousands of cars, and unknown addresses.
 */
function markedEntries(path: string, ...menus: (object | undefined)[]): string {
  const marked = new Set<string>();
  for (const menu of menus) {
    for (const address of menu ? addressesIn(menu) : []) {
      if (address === path || path.startsWith(`${address.replace(/\/$/, '')}/`)) marked.add(address);
    }
  }
  return JSON.stringify([marked.has(path) ? path : '', [...marked].sort()]);
}

/**
 * A key for each part of a page, of all that its markup depends on: equal keys mean equal markup.
 * None for editors, whose marks are in it.
 */
export function partKeys({ site, page, carList }: AppState): Partial<Record<PartName, string>> {
  if (page.mode !== 'normal') return {};
  const scope = buildScope(site);
  const navigationFields = siteSection(page.layout, 'header', 'MainNavigation');
  const mega = siteSection(page.layout, 'header', 'MegaMenu');
  const entries = markedEntries(page.location.path, site.navigation ?? undefined, mega);
  const menu = [scope, contentHash(site.navigation ?? undefined), contentHash(mega), entries].join('\n');
  const footer = [scope, contentHash(siteSection(page.layout, 'footer', 'Footer')), contentHash(navigationFields)];
  const mobileMenu = `${menu}\n${contentHash(navigationFields)}`; // it has the tiles
  const common = { menu, mobileMenu, footer: footer.join('\n') };
  if (page.routeName !== 'carList') return common;
  const { list, facets, landing } = carList;
  const isWritten = (page.layout?.placeholders[placeholders.main]?.length ?? 0) > 0;
  return {
    ...common,
    facets: `${scope}\n${JSON.stringify([list, facets])}`,
    landing: `${scope}\n${JSON.stringify([landing, isWritten])}`,
  };
}
