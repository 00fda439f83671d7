import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import {
  arrivalsSearch,
  dealerBySlugSearch,
  dealerPositionsSearch,
  stockCountSearch,
} from '../../../shared/catalogue/dealers/dealerSearch.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { stockFilters } from '../../../shared/catalogue/dealers/stockFilters.ts';
import type { AppThunk } from '../../app/store.ts';
import { buildCard } from '../card/buildCard.ts';
import type { ShownDealer } from './dealerDetailState.ts';
import { nearbyDealers } from './nearbyDealers.ts';

/** A dealer with its latest cars, as fetched. */
export interface FetchedDealer extends Pick<ShownDealer, 'nearby' | 'stockCount' | 'arrivals' | 'now'> {
  dealer: Dealer;
}

/**
 * Fetches a dealer by its slug, with its latest cars.
 * Null when the slug is unknown and when the search fails: both redirect to the list.
 */
export function loadDealer(slug: string): AppThunk<Promise<FetchedDealer | null>> {
  return async (_dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    const sites = indexFor(site.name, 'sites');
    const answer = await gateways.catalogue.searchDealers(dealerBySlugSearch(sites, slug));
    const dealer = answer.error ? undefined : answer.content[0];
    if (!dealer) return null;
    const whole = wholeDealer(dealer);
    const cars = indexFor(site.name, 'vehicles');
    const { stock: sellsCars } = site.features;
    const [stock, latest, others] = await Promise.all([
      sellsCars ? gateways.catalogue.searchCars(stockCountSearch(cars, stockFilters(whole))) : null,
      sellsCars ? gateways.catalogue.searchCars(arrivalsSearch(cars, whole.id, site.latestArrivalsSort)) : null,
      gateways.catalogue.searchDealers(dealerPositionsSearch(sites)),
    ]);
    return {
      dealer: whole,
      nearby: nearbyDealers(whole, others.content),
      stockCount: !stock || stock.error ? null : stock.total_items,
      arrivals: (latest?.content ?? []).map((car) => buildCard(car, site)),
      now: gateways.clock.now().getTime(),
    };
  };
}

/** Fills in fields of a dealer that the search may leave out. */
function wholeDealer(dealer: Partial<Dealer>): Dealer {
  return {
    id: '',
    slug: '',
    site_official_name: '',
    site_street: '',
    site_zip: '',
    site_city: '',
    site_region: '',
    site_phone: '',
    site_email: '',
    site_geocoord: '',
    site_image_url: '',
    site_primary_image: null,
    site_brands: [],
    website_city: '',
    website_sort_order: 0,
    site_departments: [],
    ...dealer,
  };
}
