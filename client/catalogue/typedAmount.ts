import { stockDistance } from '../../shared/catalogue/distanceUnits.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** The facet's own number for one that a visitor typed in the unit the page shows. */
export function typedAmount(facet: string, typed: number, site: SiteContext): number {
  return facet === 'car_mileage' ? stockDistance(typed, site) : typed;
}
