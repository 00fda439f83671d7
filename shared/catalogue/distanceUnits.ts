import type { DistanceUnit, SiteContext } from '../site/SiteTypes.ts';
import { numberText } from './moneyText.ts';

const kilometresPer: Readonly<Record<DistanceUnit, number>> = { mil: 10, km: 1, miles: 1.609344 };

/** The unit of a site's stock, and the one that pages in this language show, where it differs. */
export type DistanceSite = Pick<SiteContext, 'distanceUnit' | 'displayDistanceUnit'>;

/** Whole distance in another unit: 7776 mil are 77760 km. */
export function convertDistance(amount: number, from: DistanceUnit, to: DistanceUnit): number {
  return from === to ? amount : Math.round((amount * kilometresPer[from]) / kilometresPer[to]);
}

/** A distance of the stock in the unit that pages show. */
export function displayDistance(
  amount: number,
  { distanceUnit, displayDistanceUnit = distanceUnit }: DistanceSite,
): number {
  return convertDistance(amount, distanceUnit, displayDistanceUnit);
}

/** A distance that a visitor typed, in the unit of the stock. */
export function stockDistance(
  typed: number,
  { distanceUnit, displayDistanceUnit = distanceUnit }: DistanceSite,
): number {
  return convertDistance(typed, displayDistanceUnit, distanceUnit);
}

/** A distance of the stock as pages show it: "7 776 mil", in English "77,760 km". */
export function distanceText(amount: number, site: DistanceSite & Pick<SiteContext, 'locale'>): string {
  const { distanceUnit, displayDistanceUnit = distanceUnit } = site;
  return `${numberText(displayDistance(amount, site), site.locale)} ${displayDistanceUnit}`;
}
