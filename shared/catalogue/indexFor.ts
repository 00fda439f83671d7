export type IndexKind = 'vehicles' | 'sites';

/** Returns the name of a site's search index: vehicles_<site> for cars, sites_<site> for dealers. */
export function indexFor(site: string, kind: IndexKind): string {
  return `${kind}_${site}`;
}
