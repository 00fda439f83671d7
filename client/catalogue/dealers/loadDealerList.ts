import { dealerFacets, dealerListAddress } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { dealerListSearch, shownDealers } from '../../../shared/catalogue/dealers/dealerSearch.ts';
import { sortByDistance } from '../../../shared/catalogue/dealers/sortByDistance.ts';
import type { DealerListState } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { Facet } from '../../../shared/catalogue/SearchTypes.ts';
import type { AppThunk } from '../../app/store.ts';
import { dealerCardData } from './dealerCard.ts';
import type { DealerCardData } from './dealerCard.ts';
import { dealersReceived, dealersRequested, dealersFailed } from './dealerListState.ts';
import type { DealerFacetValues } from './dealerListState.ts';

/**
 * Fetches a list of dealers, or only the next page of the shown list.
 * A response superseded by a later list is dropped. A failure is stored; the gateway has logged it.
 */
export function loadDealerList(list: DealerListState, listPath: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const before = getState().dealerList;
    const address = (state: DealerListState): string => dealerListAddress(listPath, state);
    const onScreen = before.status === 'ready' && before.listPath === listPath;
    const next =
      onScreen && !list.near && list.page > 0 && address(before.list) === address({ ...list, page: list.page - 1 });

    dispatch(dealersRequested({ list, listPath }));
    const index = indexFor(getState().site.context.name, 'sites');
    const answer = await gateways.catalogue.searchDealers(dealerListSearch(index, list, next ? 'next' : 'all'));
    if (address(getState().dealerList.list) !== address(list)) return;
    if (answer.error) {
      dispatch(dealersFailed());
      return;
    }
    const cards = answer.content.map((dealer) => dealerCardData(dealer, list.filters.department_group, list.near));
    const dealers = list.near ? sortByDistance(cards, list.near).slice(0, shownDealers(list)) : cards;
    dispatch(
      dealersReceived({
        dealers: next ? [...before.dealers, ...appendUnique(before.dealers, dealers)] : dealers,
        total: answer.total_items,
        facets: next ? null : facetValues(answer.facet),
        now: gateways.clock.now().getTime(),
      }),
    );
  };
}

/** Drops dealers that have moved to a later page meanwhile. */
function appendUnique(shown: readonly DealerCardData[], more: readonly DealerCardData[]): DealerCardData[] {
  const knownIds = new Set(shown.map(({ id }) => id));
  return more.filter(({ id }) => !knownIds.has(id));
}

function facetValues(facets: readonly Facet[]): DealerFacetValues[] {
  return dealerFacets.flatMap((name) => {
    const values = facets.find((facet) => facet.name === name)?.value.map(({ text, count }) => ({ text, count })) ?? [];
    return values.length > 1 ? [{ name, values }] : [];
  });
}
