import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import { searchLimits } from '../../../shared/catalogue/searchLimits.ts';
import type { Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { parseQuery } from '../../../shared/kit/text/queryText.ts';
import type { AppThunk } from '../../app/store.ts';
import { numberField, textField } from '../../framework/fields.ts';
import { carFilters, forSale } from './loadTeaser.ts';
import { showsCars } from './teaserFields.ts';
import { teaserLoaded } from './teasersState.ts';

/** Dealer fields that a teaser shows. */
const shownFields: (keyof Dealer)[] = [
  'id',
  'slug',
  'site_official_name',
  'site_street',
  'site_city',
  'site_phone',
  'site_primary_image',
];

/** Search of a dealer teaser: dealers, or cars at some of them, narrowed by the field Filters. */
export function dealerTeaserSearch(site: string, fields: Fields): SearchRequest {
  const cars = showsCars(fields);
  const query = textField(fields, 'Filters');
  const limit = numberField(fields, 'Limit', 0);
  const filters: Filters = cars ? carFilters(query) : Object.fromEntries(parseQuery(query));
  return {
    index: indexFor(site, cars ? 'vehicles' : 'sites'),
    fields: cars ? [...cardFields] : shownFields,
    keyphrase: '',
    facets: [],
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, searchLimits.idTeasers) : searchLimits.dealerTeasers,
    offset: 0,
    sort_name: textField(fields, 'SortName'),
    filters,
  };
}

/**
 * Fetches the content of a dealer teaser.
 * @returns the error, "" for none; the gateway has logged it, and the page omits the teaser
 */
export function loadDealerTeaser(uid: string, fields: Fields): AppThunk<Promise<string>> {
  return async (dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    if (showsCars(fields) ? !site.features.stock : !hasDealers(site)) return '';
    const search = dealerTeaserSearch(site.name, fields);
    const failed = `The dealers of the teaser ${uid} could not be fetched: the search does not answer.`;
    if (showsCars(fields)) {
      const { content, error } = await gateways.catalogue.searchCars(search);
      dispatch(teaserLoaded({ uid, teaser: { status: error ? 'error' : 'ready', cars: forSale(content, site) } }));
      return error ? failed : '';
    }
    const { content, error } = await gateways.catalogue.searchDealers(search);
    const dealers = content.filter((dealer) => dealer.site_official_name && dealer.slug);
    dispatch(teaserLoaded({ uid, teaser: { status: error ? 'error' : 'ready', cars: [], dealers } }));
    return error ? failed : '';
  };
}
