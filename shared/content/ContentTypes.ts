/** The layout service's shapes (what `rendered` holds), and what our own calls read. */

/** Fields by name: {value: …} objects (text, number, boolean, {src, alt, width, height, blur?} or {href, text, title, target}), a reference {id, url, name, displayName, fields}, or a list of those. */
export type Fields = Record<string, unknown>;

/** One section (rendering) of a page. */
export interface SectionData {
  uid: string;
  componentName: string;
  dataSource: string;
  params: Record<string, string>;
  fields: Fields;
  placeholders?: Record<string, SectionData[]>;
}

/** A page of the content platform. */
export interface RouteData {
  name: string;
  displayName: string;
  itemId: string;
  itemLanguage: string;
  templateName: string;
  fields: Fields;
  placeholders: Record<string, SectionData[]>;
}

/** A language version of a page that exists. */
export interface LanguageVersion {
  /** ISO code: "sv" or "en". */
  language: string;
  /** Own name: "Svenska". */
  nativeName: string;
  /** Address of this page in that language, with the language's path segment. */
  path: string;
}

export interface LayoutAnswer {
  /** null: the platform does not know the path. */
  route: RouteData | null;
  /** From the nearest to the start page, for breadcrumbs. Empty when the route is null. */
  ancestors: { title: string; path: string }[];
  languages: LanguageVersion[];
}

export interface NavItem {
  name: string;
  url: { path: string };
  /** Call name navTitle. */
  navigationTitle: string;
  /** "1" when hidden. */
  hideInNavigation: string;
  /** Call name shouldBeNavigableInMenuWhenItHasChildren. */
  isNavigableInMenuWhenItHasChildren: string;
  externalLink: string;
  children: NavItem[];
}

/** The root placeholders of a page. */
export const placeholders = { header: 'headless-header', main: 'headless-main', footer: 'headless-footer' } as const;
