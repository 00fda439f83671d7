import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { parseQuery } from '../../../shared/kit/text/queryText.ts';
import { textField } from '../../framework/fields.ts';
import type { AppThunk } from '../../app/store.ts';
import { facilitiesLoaded } from '../../site/facilitiesState.ts';

/** Dealer fields that a facility list shows. */
const shownFields: (keyof Dealer)[] = [
  'id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_region',
  'site_phone',
  'site_email',
];

const maxFacilities = 100;

/** Search of a facility list: the dealers of an index in its order, by the fields Filters and Limit. */
export function facilitiesSearch(index: string, fields: Fields): SearchRequest {
  const filters: Filters = Object.fromEntries(parseQuery(textField(fields, 'Filters')));
  const limit = Number(textField(fields, 'Limit'));
  return {
    index,
    fields: shownFields,
    keyphrase: '',
    facets: [],
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxFacilities) : maxFacilities,
    offset: 0,
    sort_name: '',
    filters,
  };
}

/** Fetches the dealers of a facility list. A failure is stored; the gateway has logged it. */
export function loadFacilities(uid: string, fields: Fields): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    if (!hasDealers(site)) return;
    const answer = await gateways.catalogue.searchDealers(facilitiesSearch(indexFor(site.name, 'sites'), fields));
    const status = answer.error ? 'error' : 'ready';
    dispatch(facilitiesLoaded({ uid, facilities: { status, dealers: answer.content } }));
  };
}
