import type { Fields, PlatformRedirect, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import type { FieldKind } from './fields/fieldKinds.ts';
import type { YamlFile } from './files/readYamlFile.ts';

/** Field types of the GraphQL schema that content uses. */
export type GraphFieldType =
  | 'TextField'
  | 'RichTextField'
  | 'CheckboxField'
  | 'NumberField'
  | 'DateField'
  | 'ImageField'
  | 'FileField'
  | 'LinkField'
  | 'LookupField'
  | 'MultilistField'
  | 'NameValueListField';

/** An entry of a list field: a separate item below the section's. */
export interface StoredEntry {
  path: string;
  displayName: string;
  templateName: string;
  fields: StoredFields;
}

/** A field of an item in one language. */
export interface StoredField {
  name: string;
  field: FieldKind;
  type: GraphFieldType;
  /** Raw stored text. It is "1" or "" for a flag, yyyyMMddTHHmmssZ for a date, ids joined by "|" for references. */
  value: string;
  /** Value in `rendered`: {value: …}, a reference, or a list of references. */
  jsonValue: unknown;
  /** False when the file does not have it: `rendered` then leaves it out. */
  written: boolean;
  /** Keys of the value in its file. */
  at: (string | number)[];
  /** Entries of a list. */
  entries?: StoredEntry[];
}

/** Fields by lower-case name. */
export type StoredFields = Map<string, StoredField>;

/** A section of a page, or of the site's header or footer. */
export interface StoredSection {
  /** Data as delivered to visitors. */
  data: SectionData;
  /** Path of the item that has its fields: its own, or the page. */
  path: string;
  templateName: string;
  fields: StoredFields;
}

/** One language version of an item. */
export interface ItemVersion {
  language: string;
  displayName: string;
  /** Public path without the language segment: "/finansiering/billan". */
  publicPath: string;
  fields: StoredFields;
  /** The fields in the form of `rendered`. */
  routeFields: Fields;
  sections: StoredSection[];
  /** Visible only in preview and edit. */
  draft: boolean;
  /** Date or time of the last change (YYYY-MM-DD…), "" when unknown. */
  updated: string;
  /** Source file; null for items made by the platform itself. */
  source: YamlFile | null;
}

export interface ContentItem {
  /** Id in form N. */
  id: string;
  name: string;
  /** Path in the content tree: "/content/fjord-bil/start/finansiering". */
  path: string;
  templateName: string;
  hasLayout: boolean;
  order: number;
  site: SiteConfig;
  parent: ContentItem | null;
  /** In menu order. */
  children: ContentItem[];
  /** By language, in the order of the site's languages. */
  versions: Map<string, ItemVersion>;
}

/** Header and footer of every page of a site in a language. */
export interface SiteFrame {
  header: StoredSection[];
  footer: StoredSection[];
}

export interface SiteTree {
  config: SiteConfig;
  root: ContentItem;
  home: ContentItem;
  /** Language → lower-case public path → item, drafts included. */
  routes: Map<string, Map<string, ContentItem>>;
  frames: Map<string, SiteFrame>;
  /** Language → the texts by key: the group's, overridden by the site's own. */
  dictionaries: Map<string, Map<string, string>>;
  redirects: PlatformRedirect[];
  /** null when the site has no robots.txt. */
  robots: string | null;
}

/** All content in memory. Immutable after loading: a reload creates a new one. */
export interface ContentTree {
  /** Reason why pictures have neither size nor blurred placeholder; null when they have. */
  mediaFault: string | null;
  /** Absolute path of the content folder. */
  folder: string;
  /** The files in use: an earlier good version in place of an unusable one. */
  files: ReadonlyMap<string, YamlFile>;
  /** Faults in the files. */
  problems: readonly ContentProblem[];
  /** Changes whenever a file changes. */
  version: string;
  /** By site: changes whenever a file changes that its pages may show. */
  siteVersions: Map<string, string>;
  /** Without the entries of the dictionary, which are created on demand. */
  itemsById: Map<string, ContentItem>;
  /** By lower-case path. */
  itemsByPath: Map<string, ContentItem>;
  sites: Map<string, SiteTree>;
}

/**
 * Normalises public and content paths for comparison: "/Bilar/" and "bilar" → "/bilar".
 * Undecodable escapes stay as they are.
 */
export function comparablePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // An address such as "/50%": nothing is stored under it, so the comparison fails.
  }
  return `/${decoded.replace(/^\/+|\/+$/g, '')}`.toLowerCase();
}
