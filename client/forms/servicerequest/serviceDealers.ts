import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { distanceText, parseGeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { sortByDistance } from '../../../shared/catalogue/dealers/sortByDistance.ts';
import { distanceKm } from '../../../shared/kit/distanceKm.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';

/** Recipient of an order. */
export interface OrderDealer {
  siteName: string;
  siteEmail: string;
}

/** A dealer of the list; `distance` ("3,2 km", "2 mi") is known once the visitor's place is. */
export interface ListedDealer {
  dealer: Partial<Dealer>;
  distance: string | null;
}

/** Dealers for car orders: all except the motorcycle dealer. */
export function carDealers(dealers: readonly Partial<Dealer>[], motorcycles: OrderDealer): Partial<Dealer>[] {
  const other = motorcycles.siteEmail.toLowerCase();
  return dealers.filter(({ site_email = '' }) => site_email.toLowerCase() !== other);
}

/** Dealers in their order, or nearest first when a place is known. */
export function listedDealers(
  dealers: readonly Partial<Dealer>[],
  from: GeoPoint | null,
  { locale, distanceUnit }: Pick<SiteContext, 'locale' | 'distanceUnit'>,
): ListedDealer[] {
  const placed = dealers.map((dealer) => ({ dealer, point: parseGeoPoint(dealer.site_geocoord ?? '') }));
  if (!from) return placed.map(({ dealer }) => ({ dealer, distance: null }));
  return sortByDistance(placed, from).map(({ dealer, point }) => ({
    dealer,
    distance: point && distanceText(distanceKm(from, point), locale, distanceUnit),
  }));
}

/** Recipient of an order: the motorcycle dealer, or the chosen one; null for none. */
export function chosenDealer(
  dealers: readonly Partial<Dealer>[],
  motorcycles: OrderDealer,
  { typeCar, siteEmail }: { typeCar: boolean; siteEmail: string },
): OrderDealer | null {
  if (!typeCar) return motorcycles;
  const found =
    siteEmail === '' ? undefined : carDealers(dealers, motorcycles).find(({ site_email }) => site_email === siteEmail);
  return found ? { siteName: found.site_official_name ?? '', siteEmail } : null;
}
