import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { ListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import { facetSearch } from '../../../shared/catalogue/list/listSearch.ts';
import { toAddress } from '../../../shared/catalogue/list/listState.ts';
import type { ListContext, ListState } from '../../../shared/catalogue/list/listState.ts';
import { mergeFacets } from '../../../shared/catalogue/facets/mergeFacets.ts';
import { toListFacets } from '../../../shared/catalogue/facets/toListFacets.ts';
import type { AppThunk } from '../../app/store.ts';
import { facetsReplaced } from '../list/carListState.ts';

/**
 * Loads all values of a facet for the shown list. If the list changes meanwhile, its own response has them.
 * @returns false on failure
 */
export function loadFacetValues(name: string, context: ListContext): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { gateways }) => {
    const { list } = getState().carList;
    const index = indexFor(getState().site.context.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(facetSearch(index, list, context, name));
    const { list: now, facets } = getState().carList;
    if (facetAddress(now, context) !== facetAddress(list, context)) return true;
    if (answer.error) return false;
    const found = toListFacets(answer.facet, list.filters);
    dispatch(facetsReplaced(facets.map((facet) => (facet.name === name ? completed(facet, found) : facet))));
    return true;
  };
}

function completed(facet: ListFacet, found: readonly ListFacet[]): ListFacet {
  const [merged] = mergeFacets([facet], found, [facet.name]);
  if (merged?.kind !== 'values') return facet;
  const { total: _total, ...complete } = merged;
  return complete;
}

/** Key that is equal for lists with the same facets, independent of sort order and page. */
function facetAddress(list: ListState, context: ListContext): string {
  return toAddress({ ...list, page: 0, sort: '' }, context);
}
