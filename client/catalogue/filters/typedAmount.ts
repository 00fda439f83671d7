import { stockDistance } from '../../../shared/catalogue/car/distanceUnits.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';

/** Converts a typed amount from the page's unit to the facet's own. */
export function typedAmount(facet: string, typed: number, site: SiteContext): number {
  return facet === 'car_mileage' ? stockDistance(typed, site) : typed;
}
