/** Sites that have a stock of their own. Auctions, trucks and the group site carry no car list. */
export const sitesWithStock = [
  'polhem-bil',
  'polhem-bil-no',
  'polhem-motors-uk',
  'polhem-carstore-se',
  'polhem-carstore-no',
  'polhem-carstore-fi',
  'polhem-carstore-sk',
] as const;

export type IndexKind = 'vehicles' | 'sites';

/** Name of a site's search index: vehicles_<site> for cars, sites_<site> for dealers. Throws for any other site. */
export function indexFor(site: string, kind: IndexKind): string {
  if (!(sitesWithStock as readonly string[]).includes(site)) {
    throw new Error(`The site "${site}" has no search index. Sites with one: ${sitesWithStock.join(', ')}.`);
  }
  return `${kind}_${site}`;
}
