import Joi from 'joi';
import type { NavItem } from '../../../shared/content/ContentTypes.ts';
import { fieldPart, orNull, textPart, urlPart } from './answerParts.ts';
import type { RawField } from './answerParts.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { PlatformSite } from './platformSite.ts';

interface RawItem {
  name: string;
  displayName?: string | null;
  url: { path: string };
  navTitle?: RawField | null;
  hideInNavigation?: RawField | null;
  shouldBeNavigableInMenuWhenItHasChildren?: RawField | null;
  externalLink?: RawField | null;
  children?: { results: RawItem[] } | null;
}
interface RawRoot {
  children: { results: RawItem[] } | null;
}

const results = Joi.object({ results: Joi.array().items(Joi.link('#navItem')).required() }).unknown().allow(null);
const item = Joi.object({
  name: Joi.string().required(),
  displayName: textPart,
  url: urlPart,
  navTitle: fieldPart,
  hideInNavigation: fieldPart,
  shouldBeNavigableInMenuWhenItHasChildren: fieldPart,
  externalLink: fieldPart,
  children: results,
})
  .unknown()
  .id('navItem');
const root = orNull({ children: results });
const belowHomeSchema = Joi.object<{ layout: { item: RawRoot | null } | null }>({
  layout: orNull({ item: root }),
})
  .unknown()
  .shared(item);
const belowItemSchema = Joi.object<{ item: RawRoot | null }>({ item: root })
  .unknown()
  .shared(item);

function hrefOf(raw: RawField | null | undefined): string {
  const value = raw?.jsonValue?.value;
  const href = typeof value === 'object' && value !== null && 'href' in value ? value.href : '';
  return typeof href === 'string' ? href : '';
}

function navItemOf(raw: RawItem, language: string, site: PlatformSite): NavItem {
  return {
    name: raw.name,
    url: { path: site.addressOf(raw.url.path, language) },
    navigationTitle: raw.navTitle?.value || raw.displayName || raw.name,
    hideInNavigation: raw.hideInNavigation?.value ?? '',
    isNavigableInMenuWhenItHasChildren: raw.shouldBeNavigableInMenuWhenItHasChildren?.value ?? '',
    externalLink: hrefOf(raw.externalLink),
    children: (raw.children?.results ?? []).map((child) => navItemOf(child, language, site)),
  };
}

const treeOf = (root: RawRoot | null, language: string, site: PlatformSite): NavItem[] =>
  (root?.children?.results ?? []).map((child) => navItemOf(child, language, site));

/** The navigation query's `data` as the gateway's tree. Throws when it has another shape. */
export function navigationOf(data: unknown, language: string, site: PlatformSite): NavItem[] {
  return treeOf(checkAnswer(data, belowHomeSchema, 'navigation').layout?.item ?? null, language, site);
}

/** The same of the query that begins at an item. */
export function navigationBelowOf(data: unknown, language: string, site: PlatformSite): NavItem[] {
  return treeOf(checkAnswer(data, belowItemSchema, 'navigation').item, language, site);
}
