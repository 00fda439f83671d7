import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { AppThunk } from '../../app/store.ts';
import { facilitiesLoaded } from '../../site/facilitiesState.ts';

const fields: (keyof Dealer)[] = ['id', 'site_official_name', 'site_email'];

/** Maximum number of dealers in the list. */
const maxDealers = 200;

/**
 * Fetches the dealers that a section's contact form offers, by name.
 * Without a response the form offers the site's contacts; the gateway has logged the failure.
 */
export function loadStores(uid: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const { name, locale, features } = getState().site.context;
    if (!hasDealers({ features })) return;
    const found = await gateways.catalogue.searchDealers({
      ...{ index: indexFor(name, 'sites'), fields, keyphrase: '', facets: [], filters: {} },
      ...{ limit: maxDealers, offset: 0, sort_name: 'website_sort_order:asc' },
    });
    const dealers = found.content
      .filter(({ site_official_name, site_email }) => Boolean(site_official_name) && Boolean(site_email))
      .map(({ id, site_official_name, site_email }) => ({ id, site_official_name, site_email }) as Partial<Dealer>)
      .sort((a, b) => (a.site_official_name ?? '').localeCompare(b.site_official_name ?? '', locale));
    dispatch(facilitiesLoaded({ uid, facilities: { status: found.error ? 'error' : 'ready', dealers } }));
  };
}
