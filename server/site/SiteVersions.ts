/** Counts changes of the data of a site's pages: content, dictionary, redirects and stock. */
export interface SiteVersions {
  /** Current version of a site; grows with every change. */
  of(site: string): number;
  /** Marks a site as changed; every site when left out. Earlier pages are no longer served as fresh. */
  bump(site?: string): void;
}

/** Versions of one process, all 0 at the start. */
export function createSiteVersions(): SiteVersions {
  const bySite = new Map<string, number>();
  let common = 0;
  return {
    of: (site) => common + (bySite.get(site) ?? 0),
    bump: (site) => {
      if (site === undefined) common += 1;
      else bySite.set(site, (bySite.get(site) ?? 0) + 1);
    },
  };
}
