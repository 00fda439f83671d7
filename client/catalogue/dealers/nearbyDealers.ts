import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { parseGeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { distanceKm } from '../../../shared/kit/distanceKm.ts';
import type { NearbyDealer } from './dealerDetailState.ts';

const maxNearby = 4;
/** Farther dealers help no visitor, and a map with them would show no town. */
const maxDistanceKm = 250;

/** The other dealers within reach of one, nearest first; none for a dealer without a position. */
export function nearbyDealers(dealer: Dealer, all: readonly Partial<Dealer>[]): NearbyDealer[] {
  const from = parseGeoPoint(dealer.site_geocoord);
  if (!from) return [];
  return all
    .flatMap(({ id, slug, site_official_name: name, site_geocoord = '' }) => {
      const point = parseGeoPoint(site_geocoord);
      if (!id || !slug || !name || !point || id === dealer.id) return [];
      return [{ id, slug, name, point, distance: distanceKm(from, point) }];
    })
    .filter(({ distance }) => distance <= maxDistanceKm)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxNearby);
}
