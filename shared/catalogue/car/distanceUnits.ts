import type { DistanceUnit, SiteContext } from '../../site/SiteTypes.ts';
import { numberText } from '../moneyText.ts';

const kilometresPer: Readonly<Record<DistanceUnit, number>> = { mil: 10, km: 1, miles: 1.609344 };

/** Units of a site: that of its stock, and that of pages in this language if different. */
export type DistanceSite = Pick<SiteContext, 'distanceUnit' | 'displayDistanceUnit'>;

/** Converts a distance to a whole number in another unit: 7776 mil are 77760 km. */
export function convertDistance(amount: number, from: DistanceUnit, to: DistanceUnit): number {
  return from === to ? amount : Math.round((amount * kilometresPer[from]) / kilometresPer[to]);
}

/** Converts a distance of the stock to the unit of the page. */
export function displayDistance(
  amount: number,
  { distanceUnit, displayDistanceUnit = distanceUnit }: DistanceSite,
): number {
  return convertDistance(amount, distanceUnit, displayDistanceUnit);
}

/** Converts a distance typed by a visitor to the unit of the stock. */
export function stockDistance(
  typed: number,
  { distanceUnit, displayDistanceUnit = distanceUnit }: DistanceSite,
): number {
  return convertDistance(typed, displayDistanceUnit, distanceUnit);
}

/** Formats a distance of the stock for the page: "7 776 mil", in English "77,760 km". */
export function distanceText(amount: number, site: DistanceSite & Pick<SiteContext, 'locale'>): string {
  const { distanceUnit, displayDistanceUnit = distanceUnit } = site;
  return `${numberText(displayDistance(amount, site), site.locale)} ${displayDistanceUnit}`;
}
