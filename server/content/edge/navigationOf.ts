import Joi from 'joi';
import type { NavItem } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { checkAnswer } from './checkAnswer.ts';
import { publicAddress } from './publicAddress.ts';

interface RawField {
  value?: string | null;
  jsonValue?: { value?: { href?: string | null } | string | null } | null;
}
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
interface RawNavigation {
  layout: { item: { children: { results: RawItem[] } | null } | null } | null;
}

const field = Joi.object({ value: Joi.string().allow('', null), jsonValue: Joi.any() }).unknown().allow(null);
const results = Joi.object({ results: Joi.array().items(Joi.link('#item')).required() }).unknown().allow(null);
const item = Joi.object({
  name: Joi.string().required(),
  displayName: Joi.string().allow('', null),
  url: Joi.object({ path: Joi.string().allow('').required() }).unknown().required(),
  navTitle: field,
  hideInNavigation: field,
  shouldBeNavigableInMenuWhenItHasChildren: field,
  externalLink: field,
  children: results,
})
  .unknown()
  .id('item');
const navigationSchema = Joi.object<RawNavigation>({
  layout: Joi.object({ item: Joi.object({ children: results }).unknown().allow(null).required() })
    .unknown()
    .allow(null)
    .required(),
})
  .unknown()
  .shared(item);

function hrefOf(raw: RawField | null | undefined): string {
  const value = raw?.jsonValue?.value;
  return typeof value === 'object' && value !== null ? (value.href ?? '') : '';
}

function navItemOf(raw: RawItem, language: string, site: SiteConfig): NavItem {
  return {
    name: raw.name,
    url: { path: publicAddress(raw.url.path, language, site) },
    navigationTitle: raw.navTitle?.value || raw.displayName || raw.name,
    hideInNavigation: raw.hideInNavigation?.value ?? '',
    isNavigableInMenuWhenItHasChildren: raw.shouldBeNavigableInMenuWhenItHasChildren?.value ?? '',
    externalLink: hrefOf(raw.externalLink),
    children: (raw.children?.results ?? []).map((child) => navItemOf(child, language, site)),
  };
}

/** The navigation query's `data` as the gateway's tree. Throws when it has another shape. */
export function navigationOf(data: unknown, language: string, site: SiteConfig): NavItem[] {
  const raw = checkAnswer(data, navigationSchema, 'navigation').layout?.item?.children?.results ?? [];
  return raw.map((child) => navItemOf(child, language, site));
}
