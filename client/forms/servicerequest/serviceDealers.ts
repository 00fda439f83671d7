import type { Dealer } from '../../../shared/catalogue/Dealer.ts';
import { distanceText, parseGeoPoint } from '../../../shared/catalogue/dealerRules.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealerRules.ts';
import { sortByDistance } from '../../../shared/catalogue/dealerSearch.ts';
import { distanceKm } from '../../../shared/kit/distanceKm.ts';

/** Who gets an order. */
export interface OrderDealer {
  siteName: string;
  siteEmail: string;
}

/** A dealer of the list; `distance` ("3,2 km") is known once the visitor's place is. */
export interface ListedDealer {
  dealer: Partial<Dealer>;
  distance: string | null;
}

/** Those that work on a car can be ordered from: all but the one that orders for motorcycles go to. */
export function carDealers(dealers: readonly Partial<Dealer>[], motorcycles: OrderDealer): Partial<Dealer>[] {
  const other = motorcycles.siteEmail.toLowerCase();
  return dealers.filter(({ site_email = '' }) => site_email.toLowerCase() !== other);
}

/** The dealers in their order, or with a place the nearest first. */
export function listedDealers(
  dealers: readonly Partial<Dealer>[],
  from: GeoPoint | null,
  locale: string,
): ListedDealer[] {
  const placed = dealers.map((dealer) => ({ dealer, point: parseGeoPoint(dealer.site_geocoord ?? '') }));
  if (!from) return placed.map(({ dealer }) => ({ dealer, distance: null }));
  return sortByDistance(placed, from).map(({ dealer, point }) => ({
    dealer,
    distance: point && distanceText(distanceKm(from, point), locale, 'km'),
  }));
}

/** The dealer that an order goes to: of motorcycles the one that has them, else the chosen one; null for none. */
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
