import type { Dealer, Department } from '../../../shared/catalogue/Dealer.ts';
import { schedulesOf } from '../../../shared/catalogue/dealerDepartments.ts';
import { parseGeoPoint } from '../../../shared/catalogue/dealerRules.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealerRules.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/openingHours.ts';
import { distanceKm } from '../../../shared/kit/distanceKm.ts';

/** What a card shows of a dealer: pages carry their dealers as text, and a dealer with all its staff is long. */
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
  /** From where the visitor looks, km; null when that is not known. */
  distance: number | null;
  /** Of its departments, or of those in the chosen groups; null when it cannot be said when they are open. */
  hours: OpeningSchedule[] | null;
}

/** `groups` are the groups of departments that the visitor looks for, none for all; `near` is where they look from. */
export function dealerCardData(
  dealer: Partial<Dealer>,
  groups: readonly string[] = [],
  near: GeoPoint | null = null,
): DealerCardData {
  const point = parseGeoPoint(dealer.site_geocoord ?? '');
  const departments: Department[] = dealer.site_departments ?? [];
  const wanted = departments.filter(({ group }) => groups.length === 0 || groups.includes(group));
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
    hours: schedulesOf(wanted),
  };
}
