import { stockSitesOf } from '../../shared/catalogue/stockSitesOf.ts';
import { factOfFacet } from '../../shared/catalogue/facets/factFacets.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { FeedMappingError, loadFeedMapping } from '../catalogue/feed/mapping/feedMapping.ts';
import type { FactRule } from '../catalogue/feed/mapping/FeedMappingTypes.ts';
import type { Setup } from './Setup.ts';

/** Adds the free facts of the group's feeds, and gives the facets of its sites their labels and units. */
export async function withFacts<S extends Pick<Setup, 'group' | 'facts'>>(setup: S): Promise<S> {
  const facts = await loadFacts(setup.group);
  if (facts.length === 0) return { ...setup, facts };
  const labelled = (site: SiteConfig): SiteConfig => ({
    ...site,
    facets: site.facets.map((facet) => {
      const fact = facts.find(({ name }) => name === factOfFacet(facet.name));
      if (!fact) return facet;
      return { label: fact.label, ...(fact.unit === undefined ? {} : { unit: fact.unit }), ...facet };
    }),
  });
  const { sites, defaultSite } = setup.group;
  const group = { ...setup.group, sites: sites.map(labelled), defaultSite: labelled(defaultSite) };
  return { ...setup, group, facts };
}

/** Facts of all feeds, in their order of precedence. */
async function loadFacts({ stock, sites }: Setup['group']): Promise<readonly FactRule[]> {
  const facts: FactRule[] = [];
  for (const { mapping } of stock) facts.push(...(await factsOfMapping(mapping, sites)));
  return facts;
}

/** A mapping with faults is reported where the feed is read; a search service may have none. */
async function factsOfMapping(mapping: string, sites: Setup['group']['sites']): Promise<readonly FactRule[]> {
  try {
    return (await loadFeedMapping(mapping, stockSitesOf(sites))).facts;
  } catch (error) {
    if (error instanceof FeedMappingError) return [];
    throw error;
  }
}
