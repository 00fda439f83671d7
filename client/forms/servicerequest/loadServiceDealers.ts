import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { AppThunk } from '../../app/store.ts';
import { facilitiesLoaded } from '../../site/facilitiesState.ts';

const fields: (keyof Dealer)[] = [
  'id',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_region',
  'site_phone',
  'site_email',
  'site_geocoord',
  'site_departments',
];

/** Maximum number of workshop sites in a list. */
const maxDealers = 100;

/**
 * Fetches the dealers for orders by name, for the section with this uid.
 * A failure, or a response without dealers, is stored as such; the gateway has logged it.
 */
export function loadServiceDealers(uid: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const { name, locale, features } = getState().site.context;
    if (!hasDealers({ features })) return;
    const answer = await gateways.catalogue.searchDealers({
      ...{ index: indexFor(name, 'sites'), fields, keyphrase: '', facets: [], filters: {} },
      ...{ limit: maxDealers, offset: 0, sort_name: 'website_sort_order:asc' },
    });
    const dealers = answer.content.filter(reachable).map(withWorkshop);
    dealers.sort((a, b) => (a.site_official_name ?? '').localeCompare(b.site_official_name ?? '', locale));
    const status = answer.error || dealers.length === 0 ? 'error' : 'ready';
    dispatch(facilitiesLoaded({ uid, facilities: { status, dealers } }));
  };
}

function reachable({ site_official_name, site_email }: Partial<Dealer>): boolean {
  return Boolean(site_official_name) && Boolean(site_email);
}

/** Reduces a dealer to its workshop without staff, because the page's state carries it. */
function withWorkshop(dealer: Partial<Dealer>): Partial<Dealer> {
  const workshop = dealer.site_departments?.find(({ group }) => group === 'Workshop');
  return { ...dealer, site_departments: workshop ? [{ ...workshop, brands: [], users: [] }] : [] };
}
