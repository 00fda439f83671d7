import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** A group of dealers as its folder describes it. Paths are absolute. */
export interface Group {
  folder: string;
  /** "Fjord Bil" */
  name: string;
  /** Its customers and vehicles are invented. */
  demo: boolean;
  sites: readonly SiteConfig[];
  /** The site shown under hosts that no site has. */
  defaultSite: SiteConfig;
  /** Pages, texts and media. */
  contentFolder: string;
  /** <site>.txt of every site with old addresses. */
  redirectsFolder: string;
  /** The cars for sale; null for a group that sells none, or whose cars a search service has. */
  stock: GroupStock | null;
  /** Photos of the cars, which feeds name by addresses below /media/stock; null for a group without. */
  photosFolder: string | null;
  /** The dealers of all sites: a file, or an http(s) address; null for a group without. */
  dealersFeed: string | null;
}

export interface GroupStock {
  /** A file, or an http(s) address. */
  feed: string;
  /** How the columns of the feed become the fields of a car: docs/feeds.md. */
  mapping: string;
}
