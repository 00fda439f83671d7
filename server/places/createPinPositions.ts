import { LRUCache } from 'lru-cache';
import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { parseGeoPoint } from '../../shared/catalogue/dealers/dealerRules.ts';
import { dealerPositionsSearch } from '../../shared/catalogue/dealers/dealerSearch.ts';

const maxSites = 100;
/** Dealers rarely move, and a tile is cached for longer. */
const renewalMs = 10 * 60_000;

/**
 * Positions of the pins on a site's maps, those of its dealers, for MapTileSource.
 * "" when the search fails: labels are then placed as without pins.
 */
export function createPinPositions(
  catalogue: Pick<CatalogueGateway, 'searchDealers'>,
): (site: string) => Promise<string> {
  const positions = new LRUCache<string, string>({
    max: maxSites,
    ttl: renewalMs,
    fetchMethod: async (site) => {
      const { content, error } = await catalogue.searchDealers(dealerPositionsSearch(indexFor(site, 'sites')));
      if (error) return undefined;
      return content
        .flatMap(({ site_geocoord = '' }) => parseGeoPoint(site_geocoord) ?? [])
        .map(({ lat, lng }) => `${String(lat)},${String(lng)}`)
        .sort()
        .join(' ');
    },
  });
  return async (site) => (await positions.fetch(site).catch(() => '')) ?? '';
}
