import type { Language, Texts } from '../../../shared/site/SiteTypes.ts';

export type PageKind =
  | 'start'
  | 'content'
  | 'stories'
  | 'story'
  | 'cars'
  | 'car'
  | 'compare'
  | 'saved'
  | 'dealers'
  | 'dealer'
  | 'booking'
  | 'my-booking'
  | 'tire-hotel'
  | 'search'
  | 'contact'
  | 'privacy'
  | 'not-found';

/** A site in one language, as its addresses need it. */
export interface SiteLanguage {
  language: Language;
  /** "" or "/en". */
  base: string;
  texts: Texts;
  /** Template of each written page, by its address in lower case. */
  templates: ReadonlyMap<string, string>;
}

const kindByKey: Readonly<Record<string, PageKind>> = {
  pathToCarList: 'cars',
  pathToCarDetail: 'car',
  pathToCompare: 'compare',
  pathToSaved: 'saved',
  pathToSiteList: 'dealers',
  pathToSiteDetail: 'dealer',
  pathToWorkshopBooking: 'booking',
  pathToBooking: 'my-booking',
  pathToTireHotel: 'tire-hotel',
  pathToSearch: 'search',
  pathToContact: 'contact',
  pathToPrivacy: 'privacy',
};

/** Texts of paths below which there is a page for each brand, car or dealer. */
const foldersOfStock: ReadonlySet<string> = new Set(['pathToCarList', 'pathToCarDetail', 'pathToSiteDetail']);

const kindByTemplate: Readonly<Record<string, PageKind>> = { Story: 'story', StoriesIndexPage: 'stories' };

/** Returns the decoded path of an address in lower case, without query and trailing slash. */
export function comparableAddress(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // an undecodable path is compared as it is
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
}

/** Returns the kind of page at an address of a site in its language. */
export function pageKind(address: string, { base, texts, templates }: SiteLanguage): PageKind {
  const path = comparableAddress(address);
  if (path === (base || '/')) return 'start';
  for (const [key, kind] of Object.entries(kindByKey)) {
    const folder = comparableAddress(`${base}/${texts[key] ?? ''}`);
    if (!texts[key] || (path !== folder && !(foldersOfStock.has(key) && path.startsWith(`${folder}/`)))) continue;
    return kind;
  }
  return kindByTemplate[templates.get(path) ?? ''] ?? 'content';
}
