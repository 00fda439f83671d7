import type { Languages } from '../languages/LanguagePack.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** A group of dealers as described by its folder. Paths are absolute. */
export interface Group {
  folder: string;
  /** "Fjord Bil" */
  name: string;
  /** Version of the product that the group was made for, "0.2.0"; null when group.yaml states none. */
  product: string | null;
  /** One line with file and line for each setting that is ignored or has a new name. */
  warnings: readonly string[];
  /** Customers and vehicles are invented. */
  demo: boolean;
  /** The product's languages with the group's own texts. */
  languages: Languages;
  sites: readonly SiteConfig[];
  /** The site shown for unknown hosts. */
  defaultSite: SiteConfig;
  /** Pages, texts and media. */
  contentFolder: string;
  /** Contains <site>.txt for every site with old URLs. */
  redirectsFolder: string;
  /**
   * Feeds of cars for sale in their order of precedence.
   * None for a group that sells no cars, or whose cars are in a search service.
   */
  stock: readonly GroupFeed[];
  /** Photos of the cars, referenced by feeds as URLs below /media/stock; null if none. */
  photosFolder: string | null;
  /** Dealers of all sites: a file or an http(s) URL; null if none. */
  dealersFeed: string | null;
}

export interface GroupFeed {
  /** A file, a folder or a URL. */
  feed: string;
  /** Mapping of feed columns to car fields: docs/feeds.md. */
  mapping: string;
  /** Environment variable with the credentials; STOCK_FEED_AUTHORIZATION for an only feed. */
  authorization?: string;
  /** Fingerprint of the host key of an SFTP server. */
  hostKey?: string;
  /** Minutes between two readings of an address; STOCK_INTERVAL_MINUTES when left out. */
  interval?: number;
  /** The only sites that sell its cars; all sites with stock when left out. */
  sites?: readonly string[];
}
