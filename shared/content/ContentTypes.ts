/** Types of the layout service (contents of `rendered`) and of the product's own calls. */

/**
 * Fields by name: {value: …} objects, references, or lists of references.
 * A value is text, number, boolean, {src, alt, width, height, blur?, focus?} or {href, text, title, target}. A reference is
 * {id, url, name, displayName, fields}.
 */
export type Fields = Record<string, unknown>;

/** One section (rendering) of a page. */
export interface SectionData {
  uid: string;
  componentName: string;
  /** Left out of the layout in a visitor's page, as are the params. */
  dataSource?: string;
  params?: Record<string, string>;
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

/** An existing language version of a page. */
export interface LanguageVersion {
  /** ISO code: "sv" or "en". */
  language: string;
  /** The language's own name: "Svenska". */
  nativeName: string;
  /** Path of this page in that language, including the language segment. */
  path: string;
}

/** Page mode: normal for visitors, preview or edit for editors. */
export type PageMode = 'normal' | 'preview' | 'edit';

/** Page data for the editor's tools, in preview and edit only. */
export interface EditingContext {
  clientScripts: string[];
  clientData: Record<string, unknown>;
}

export interface LayoutAnswer {
  /** null: the platform does not know the path. */
  route: RouteData | null;
  /** From the nearest page to the start page, for breadcrumbs. Empty when the route is null. */
  ancestors: { title: string; path: string }[];
  languages: LanguageVersion[];
  /** With a null route: the editors' page for unknown URLs. */
  notFound?: RouteData;
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
  /** Target of externalLink; left out for the same window. */
  externalTarget?: string;
  children: NavItem[];
}

/** A date as the platform has it ("20260214T080000Z" or ISO), and as its server formats it. "" without one. */
export interface PlatformDate {
  value: string;
  formatted: string;
}

export interface StoryTag {
  /** Form N: 32 upper-case hex digits. */
  id: string;
  key: string;
  /** The visible label. */
  value: string;
}

/** A story in a list. */
export interface StoryCard {
  id: string;
  name: string;
  displayName: string;
  url: { path: string };
  title: string;
  /** The introduction; spelled as by the platform. */
  premble: string;
  image: { src: string; alt: string; width?: number; height?: number; focus?: string } | null;
  date: PlatformDate;
  /** Tag ids in form N. */
  tags: string[];
}

/** Display settings of a story index. */
export interface StoriesIndexFields {
  showDates: boolean;
  layout: 'Default' | 'Variant 2';
  highlightLatestStory: boolean;
}

/** A page of a list of stories, newest first. */
export interface StoryList {
  /** null when the data source has none of these fields. */
  index: StoriesIndexFields | null;
  stories: StoryCard[];
  total: number;
  hasNext: boolean;
  endCursor: string;
}

/** An adjacent story: URL and name. */
export interface StoryNeighbour {
  path: string;
  title: string;
}

/** A page of a site, for its sitemap. */
export interface SitePage {
  /** Including the language segment. */
  path: string;
  itemId: string;
  templateName: string;
  /** Date of the last change (YYYY-MM-DD), or "" when the platform does not report it. */
  updated: string;
  /** URL of the page's main picture, or "". */
  image: string;
}

/** Error pages written by a site's editors; null for each missing one. */
export interface ErrorPages {
  /** For an unknown URL. */
  notFound: RouteData | null;
  /** For a page that cannot be shown. */
  serverError: RouteData | null;
}

/** A redirect as written by the platform's editors. */
export interface PlatformRedirect {
  pattern: string;
  target: string;
  /** REDIRECT_301, REDIRECT_302 or SERVER_TRANSFER; other types are ignored. */
  redirectType: string;
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  locale: string;
}

/** The root placeholders of a page. */
export const placeholders = { header: 'headless-header', main: 'headless-main', footer: 'headless-footer' } as const;
