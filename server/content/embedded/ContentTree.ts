import type { Fields, PlatformRedirect, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import type { FieldKind } from './fieldKinds.ts';
import type { YamlFile } from './readYamlFile.ts';

/** The field types of the GraphQL schema that content has. */
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

/** An entry of a list field: an item of its own below the section's. */
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
  /** Raw stored text: "1" or "" for a flag, yyyyMMddTHHmmssZ for a date, ids with "|" between for references. */
  value: string;
  /** What `rendered` has for it: {value: …}, a reference, or a list of references. */
  jsonValue: unknown;
  /** False when the file says nothing of it: `rendered` then leaves it out. */
  written: boolean;
  /** Keys of the value in its file. */
  at: (string | number)[];
  /** Of a list. */
  entries?: StoredEntry[];
}

/** Fields by lower-case name. */
export type StoredFields = Map<string, StoredField>;

/** A section of a page, or of what stands around it. */
export interface StoredSection {
  /** As a visitor gets it. */
  data: SectionData;
  /** Path of the item its fields belong to: its own, or the page. */
  path: string;
  templateName: string;
  fields: StoredFields;
}

/** One language version of an item. */
export interface ItemVersion {
  language: string;
  displayName: string;
  /** Public address without the language's segment: "/finansiering/billan". */
  publicPath: string;
  fields: StoredFields;
  /** The fields as `rendered` has them. */
  routeFields: Fields;
  sections: StoredSection[];
  /** Only there in preview and edit. */
  draft: boolean;
  /** Day or moment of the last change (YYYY-MM-DD…), "" when nothing tells it. */
  updated: string;
  /** Where it is written; null for what the platform makes itself. */
  source: YamlFile | null;
}

export interface ContentItem {
  /** Form N. */
  id: string;
  name: string;
  /** In the content tree: "/content/fjord-bil/start/finansiering". */
  path: string;
  templateName: string;
  hasLayout: boolean;
  order: number;
  site: SiteConfig;
  parent: ContentItem | null;
  /** In their order. */
  children: ContentItem[];
  /** By language, in the order of the site's languages. */
  versions: Map<string, ItemVersion>;
}

/** What stands above and below every page of a site in a language. */
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
  /** Language → the texts by key: the group's, overlaid by the site's own. */
  dictionaries: Map<string, Map<string, string>>;
  redirects: PlatformRedirect[];
  /** null when the site has no robots.txt of its own. */
  robots: string | null;
}

/** All content in memory. Never changed after loading: a reload makes a new one. */
export interface ContentTree {
  /** Why pictures have neither size nor blurred stand-in; null when they have. */
  mediaFault: string | null;
  /** Absolute path of the content folder. */
  folder: string;
  /** The files as they are in use: an earlier good version in place of one that cannot be used. */
  files: ReadonlyMap<string, YamlFile>;
  /** What is wrong in the files. */
  problems: readonly ContentProblem[];
  /** Another one whenever a file has changed. */
  version: string;
  /** By site: another one whenever a file has changed that its pages may show. */
  siteVersions: Map<string, string>;
  /** Without the entries of the dictionary, which are made when they are asked for. */
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
