import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** A group of dealers as its folder describes it. */
export interface Group {
  /** Absolute path. */
  folder: string;
  /** "Fjord Bil" */
  name: string;
  /** Its customers and vehicles are invented. */
  demo: boolean;
  sites: readonly SiteConfig[];
  /** The site shown under hosts that no site has. */
  defaultSite: SiteConfig;
}
