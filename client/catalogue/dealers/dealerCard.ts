import type { Dealer, Department } from '../../../shared/catalogue/dealers/Dealer.ts';
import { groupSchedules } from '../../../shared/catalogue/dealers/groupSchedules.ts';
import { parseGeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/dealers/openingHours.ts';
import { distanceKm } from '../../../shared/kit/distanceKm.ts';

/** Dealer data of a card: a full dealer with all its staff would bloat the page's state. */
export interface DealerCardData {
  id: string;
  slug: string;
  name: string;
  street: string;
  city: string;
  phone: string;
  /** "" without a picture. */
  image: string;
  blur: string;
  brands: string[];
  point: GeoPoint | null;
  /** Distance from the visitor's place, km; null when unknown. */
  distance: number | null;
  /** Hours of its departments, or of those in the chosen groups; null when unknown. */
  hours: OpeningSchedule[] | null;
}

/**
 * Converts a dealer into card data.
 * @param groups department groups that the visitor looks for; empty for all
 * @param near place that distances are measured from
 */
export function dealerCardData(
  dealer: Partial<Dealer>,
  groups: readonly string[] = [],
  near: GeoPoint | null = null,
): DealerCardData {
  const point = parseGeoPoint(dealer.site_geocoord ?? '');
  const departments: Department[] = dealer.site_departments ?? [];
  const matching = departments.filter(({ group }) => groups.length === 0 || groups.includes(group));
  return {
    id: dealer.id ?? '',
    slug: dealer.slug ?? '',
    name: dealer.site_official_name ?? '',
    street: dealer.site_street ?? '',
    city: dealer.site_city ?? '',
    phone: dealer.site_phone ?? '',
    image: dealer.site_primary_image?.thumbnail_url ?? '',
    blur: dealer.site_primary_image?.blur_data_url ?? '',
    brands: dealer.site_brands ?? [],
    point,
    distance: near && point ? distanceKm(near, point) : null,
    hours: groupSchedules(matching),
  };
}
