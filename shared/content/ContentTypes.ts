/** The layout service's shapes (what `rendered` holds), and what our own calls read. */

/** Fields by name: {value: …} objects (text, number, boolean, {src, alt, width, height, blur?} or {href, text, title, target}), a reference {id, url, name, displayName, fields}, or a list of those. */
export type Fields = Record<string, unknown>;

/** One section (rendering) of a page. */
export interface SectionData {
  uid: string;
  componentName: string;
  /** Left out of the layout that a visitor's page carries, as are the params. */
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

/** A language version of a page that exists. */
export interface LanguageVersion {
  /** ISO code: "sv" or "en". */
  language: string;
  /** Own name: "Svenska". */
  nativeName: string;
  /** Address of this page in that language, with the language's path segment. */
  path: string;
}

/** How a page is looked at: by a visitor, or by an editor who previews or edits it. */
export type PageMode = 'normal' | 'preview' | 'edit';

/** What the editor's tools want on the page. Only in preview and edit. */
export interface EditingContext {
  clientScripts: string[];
  clientData: Record<string, unknown>;
}

export interface LayoutAnswer {
  /** null: the platform does not know the path. */
  route: RouteData | null;
  /** From the nearest to the start page, for breadcrumbs. Empty when the route is null. */
  ancestors: { title: string; path: string }[];
  languages: LanguageVersion[];
  /** With a null route: the page that the editors wrote for such addresses. */
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
  children: NavItem[];
}

/** A date as the platform has it ("20260214T080000Z" or ISO), and as its server writes it. "" when it has none. */
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
  /** The introduction; the platform's own spelling. */
  premble: string;
  image: { src: string; alt: string; width?: number; height?: number } | null;
  date: PlatformDate;
  /** Tag ids in form N. */
  tags: string[];
}

/** What an index of stories says of its own looks. */
export interface StoriesIndexFields {
  showDates: boolean;
  layout: 'Default' | 'Variant 2';
  highlightLatestStory: boolean;
}

/** A page of a list of stories, newest first. */
export interface StoryList {
  /** null when the datasource has none of these fields. */
  index: StoriesIndexFields | null;
  stories: StoryCard[];
  total: number;
  hasNext: boolean;
  endCursor: string;
}

/** A story beside another: its address and name. */
export interface StoryNeighbour {
  path: string;
  title: string;
}

/** A page of a site, for its map of addresses. */
export interface SitePage {
  /** With the language's segment. */
  path: string;
  itemId: string;
  templateName: string;
  /** YYYY-MM-DD of the last change, or "" when the platform does not say. */
  updated: string;
  /** Address of the page's main picture, or "". */
  image: string;
}

/** The pages that a site's editors wrote for failures; null for each that they did not. */
export interface ErrorPages {
  /** For an address that leads nowhere. */
  notFound: RouteData | null;
  /** For a page that cannot be shown. */
  serverError: RouteData | null;
}

/** A redirect as the platform's editors wrote it. */
export interface PlatformRedirect {
  pattern: string;
  target: string;
  /** REDIRECT_301, REDIRECT_302 or SERVER_TRANSFER; a rule of another type is not used. */
  redirectType: string;
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  locale: string;
}

/** The root placeholders of a page. */
export const placeholders = { header: 'headless-header', main: 'headless-main', footer: 'headless-footer' } as const;
