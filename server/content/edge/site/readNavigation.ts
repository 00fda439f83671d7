import Joi from 'joi';
import type { NavItem } from '../../../../shared/content/ContentTypes.ts';
import { fieldPart, orNull, pagePart, textPart, urlPart } from '../answerParts.ts';
import type { RawField, RawPage } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import { readAllPages } from '../readAllPages.ts';
import type { PlatformSite } from './platformSite.ts';
import type { ContentFieldNames } from '../../../../shared/content/ContentModel.ts';

interface RawItem {
  id: string;
  name: string;
  displayName?: string | null;
  url: { path: string };
  navTitle?: RawField | null;
  hideInNavigation?: RawField | null;
  shouldBeNavigableInMenuWhenItHasChildren?: RawField | null;
  externalLink?: RawField | null;
  children?: RawPage<RawItem> | null;
}
export interface NavigationRoot {
  id: string;
  children?: RawPage<RawItem> | null;
}
/** Reads the children of an item after a cursor, to a number of levels; null when the item is gone. */
export type ReadMore = (item: string, levels: number, after: string) => Promise<NavigationRoot | null>;

const results = pagePart(Joi.link('#navItem')).allow(null).optional();
const item = Joi.object({
  id: Joi.string().required(),
  name: Joi.string().required(),
  displayName: textPart,
  url: urlPart,
  navTitle: fieldPart,
  hideInNavigation: fieldPart,
  shouldBeNavigableInMenuWhenItHasChildren: fieldPart,
  externalLink: fieldPart,
  children: results,
}).id('navItem');
const root = orNull({ id: Joi.string().required(), children: results });
const belowHomeSchema = Joi.object<{ layout: { item: NavigationRoot | null } | null }>({
  layout: orNull({ item: root }),
}).shared(item);
const belowItemSchema = Joi.object<{ item: NavigationRoot | null }>({ item: root }).shared(item);

function readLink(raw: RawField | null | undefined): Pick<NavItem, 'externalLink' | 'externalTarget'> {
  const value = (raw?.jsonValue?.value ?? {}) as { href?: unknown; target?: unknown };
  const { href, target } = value;
  return {
    externalLink: typeof href === 'string' ? href : '',
    ...(typeof target === 'string' && target !== '' ? { externalTarget: target } : {}),
  };
}

function toNavItem(raw: RawItem, language: string, site: PlatformSite): NavItem {
  return {
    name: raw.name,
    url: { path: site.addressOf(raw.url.path, language) },
    navigationTitle: raw.navTitle?.value || raw.displayName || raw.name,
    hideInNavigation: raw.hideInNavigation?.value ?? '',
    isNavigableInMenuWhenItHasChildren: raw.shouldBeNavigableInMenuWhenItHasChildren?.value ?? '',
    ...readLink(raw.externalLink),
    children: (raw.children?.results ?? []).map((child) => toNavItem(child, language, site)),
  };
}

/** The pages below an item. */
export function buildNavigationTree(root: NavigationRoot | null, language: string, site: PlatformSite): NavItem[] {
  return (root?.children?.results ?? []).map((child) => toNavItem(child, language, site));
}

/** First item of the menu, from the navigation query's `data`. Throws for another form. */
export function readNavigationRoot(data: unknown): NavigationRoot | null {
  return checkAnswer(data, belowHomeSchema, 'navigation').layout?.item ?? null;
}

/** The same for the query that starts at an item. */
export function readNavigationBelow(data: unknown): NavigationRoot | null {
  return checkAnswer(data, belowItemSchema, 'navigation').item;
}

/** Adds the remaining pages of children, level by level. */
export async function withAllChildren<T extends NavigationRoot>(
  item: T,
  levels: number,
  readMore: ReadMore,
): Promise<T> {
  const { children } = item;
  if (!children) return item;
  const rest = children.pageInfo.hasNext
    ? await readAllPages(
        async (after) => (await readMore(item.id, levels, after))?.children,
        children.pageInfo.endCursor,
      )
    : [];
  const results: RawItem[] = [];
  // one after the other: only a menu of hundreds of pages needs this
  for (const child of [...children.results, ...rest]) results.push(await withAllChildren(child, levels - 1, readMore));
  return { ...item, children: { ...children, results } };
}

/** Levels of pages below the start page in the menu. */
export const navigationLevels = 3;

/** Children of an item to a number of levels; with a cursor, the item's children after it. */
function levelsBelow(levels: number, after = ''): string {
  const below = levels > 1 ? levelsBelow(levels - 1) : '';
  return `
      children(hasLayout: true, first: $first${after}) { pageInfo { hasNext endCursor } results { ...NavItem${below} } }`;
}
const threeLevels = `
      id${levelsBelow(navigationLevels)}`;

const navItem = (fields: ContentFieldNames): string => `
fragment NavItem on Item {
  id
  name
  displayName
  url { path }
  navTitle: field(name: "${fields.navigationTitle}") { value }
  hideInNavigation: field(name: "${fields.hideInNavigation}") { value }
  shouldBeNavigableInMenuWhenItHasChildren: field(name: "${fields.isNavigableWithChildren}") { value }
  externalLink: field(name: "${fields.externalLink}") { jsonValue }
}`;

/**
 * Query for the pages below the start page to three levels, in the order of the platform.
 * Folders of data next to them are left out.
 */
export function navigationQuery(fields: ContentFieldNames): string {
  return `
query Navigation($site: String!, $language: String!, $first: Int!) {
  layout(site: $site, routePath: "/", language: $language) {
    item {${threeLevels}
    }
  }
}${navItem(fields)}`;
}

/** The same query below an item, by id or path, for a platform whose menu starts elsewhere. */
export function navigationBelowQuery(fields: ContentFieldNames): string {
  return `
query NavigationBelow($datasource: String!, $language: String!, $first: Int!) {
  item(path: $datasource, language: $language) {${threeLevels}
  }
}${navItem(fields)}`;
}

/** Query for the children of an item after a cursor, to the given number of levels. */
export function moreNavigationQuery(fields: ContentFieldNames, levels: number): string {
  return `
query MoreNavigation($datasource: String!, $language: String!, $first: Int!, $after: String!) {
  item(path: $datasource, language: $language) {
      id${levelsBelow(levels, ', after: $after')}
  }
}${navItem(fields)}`;
}
