import type { Dealer } from './Dealer.ts';

/** Returns the car list filters of the link from a dealer to its cars. */
export function stockFilters(dealer: Pick<Dealer, 'website_city' | 'site_official_name'>): Record<string, string[]> {
  return { car_website_city: [dealer.website_city], car_site_name: [dealer.site_official_name] };
}
