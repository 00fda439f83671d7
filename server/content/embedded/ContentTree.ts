import type { Fields, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** A field as the GraphQL schema gives it. */
export interface StoredField {
  /** GraphQL type: "TextField". */
  type: 'TextField' | 'RichTextField' | 'CheckboxField' | 'NumberField' | 'ImageField' | 'LinkField';
  name: string;
  /** Raw stored text: "1" or "" for a flag. */
  value: string;
  /** What `rendered` has for it: {value: …}. */
  jsonValue: unknown;
}

/** One language version of an item. */
export interface ItemVersion {
  language: string;
  displayName: string;
  /** Public address without the language's segment: "/finansiering/billan". */
  publicPath: string;
  /** By lower-case name. */
  fields: Map<string, StoredField>;
  /** The fields as `rendered` has them. */
  routeFields: Fields;
  sections: SectionData[];
}

export interface ContentItem {
  /** Form N. */
  id: string;
  name: string;
  /** In the content tree: "/content/polhem-bil/start/finansiering". */
  path: string;
  templateName: string;
  hasLayout: boolean;
  order: number;
  site: SiteConfig;
  parent: ContentItem | null;
  children: ContentItem[];
  /** By language, in the order of the site's languages. */
  versions: Map<string, ItemVersion>;
}

/** What stands above and below every page of a site in a language. */
export interface SiteFrame {
  header: SectionData[];
  footer: SectionData[];
}

export interface SiteTree {
  config: SiteConfig;
  home: ContentItem;
  /** Language → lower-case public path → item. */
  routes: Map<string, Map<string, ContentItem>>;
  frames: Map<string, SiteFrame>;
  /** Language → the texts by key: the group's, overlaid by the site's own. */
  dictionaries: Map<string, Map<string, string>>;
}

/** All content in memory. Never changed after loading: a reload makes a new one. */
export interface ContentTree {
  itemsById: Map<string, ContentItem>;
  /** By lower-case path. */
  itemsByPath: Map<string, ContentItem>;
  sites: Map<string, SiteTree>;
}

/** "/Bilar/" and "bilar" → "/bilar": how public and content paths are compared. Undecodable escapes stay as they are. */
export function comparablePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // An address such as "/50%": nothing is stored under it, so the comparison simply fails.
  }
  return `/${decoded.replace(/^\/+|\/+$/g, '')}`.toLowerCase();
}
