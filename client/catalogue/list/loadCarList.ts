import type { Car } from '../../../shared/catalogue/Car.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { plainValue } from '../../../shared/catalogue/facets/exclusion.ts';
import { splitAlternatives } from '../../../shared/catalogue/facets/listFacets.ts';
import { parseRange } from '../../../shared/catalogue/facets/rangeFacets.ts';
import { withDetail } from '../../../shared/catalogue/facets/histogramDetail.ts';
import { detailSearch, listSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { ListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import { hasChoices, toAddress } from '../../../shared/catalogue/list/listState.ts';
import type { ListContext, ListState } from '../../../shared/catalogue/list/listState.ts';
import { mergeFacets } from '../../../shared/catalogue/facets/mergeFacets.ts';
import { toListFacets } from '../../../shared/catalogue/facets/toListFacets.ts';
import type { Relaxations } from '../../../shared/catalogue/list/RelaxationTypes.ts';
import type { Facet, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { AppThunk } from '../../app/store.ts';
import { buildCard, findExampleCar } from '../card/buildCard.ts';
import { listReceived, listRequested, listFailed, priorityCards } from './carListState.ts';
import type { ListAnswer } from './carListState.ts';

interface CardContext {
  site: SiteContext;
  now: Date;
  /** True when the cars are appended to the shown ones. */
  more: boolean;
}

function toAnswer(
  answer: SearchResponse<Partial<Car>>,
  facets: ListFacet[] | null,
  nearest: Relaxations | null,
  context: CardContext,
): ListAnswer {
  const { site, now, more } = context;
  return {
    nearest: nearest && { lists: nearest.lists, cars: nearest.cars.map((car) => buildCard(car, site, { now })) },
    cars: answer.content.map((car, at) =>
      buildCard(car, site, { now, inView: !more && at < priorityCards, listed: true }),
    ),
    exampleCar: more ? null : findExampleCar(answer.content, site),
    total: answer.total_items,
    searchedFor: answer.keyphrase_used ?? '',
    facets,
  };
}

/** Converts a response's facets for the panel; histograms coarsened by outliers get finer bins. */
function readFacets(found: Facet[], list: ListState, context: ListContext): AppThunk<Promise<ListFacet[]>> {
  return async (_dispatch, getState, { gateways }) => {
    const index = indexFor(getState().site.context.name, 'vehicles');
    const search = detailSearch(index, list, context, found);
    const details = search ? (await gateways.catalogue.searchCars(search)).facet : [];
    const fine = found.map((facet) => {
      const detail = details.find(({ name }) => name === facet.name);
      return detail ? withDetail(facet, detail) : facet;
    });
    const order = context.facets.map(({ name }) => name);
    return mergeFacets(getState().carList.facets, toListFacets(fine, list.filters), order);
  };
}

/**
 * Loads a list into the store.
 * The next page of the shown list is fetched alone and appended; a deep list that is already shown is not fetched
 * again. A response superseded by a later request is dropped.
 * @returns false for a list that is empty because the stock has no such value, which may be a label of one
 */
export function loadCarList(list: ListState, context: ListContext): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { gateways }) => {
    const before = getState().carList;
    const address = (state: ListState): string => toAddress(state, context);
    const shown = before.status === 'ready' && before.listPath === context.listPath ? before.list : null;
    if (shown && list.page > 0 && address(shown) === address(list)) return true;
    const more = shown !== null && list.page > 0 && address({ ...shown, page: shown.page + 1 }) === address(list);

    dispatch(listRequested({ list, listPath: context.listPath, more }));
    const site = getState().site.context;
    const index = indexFor(site.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(listSearch(index, list, context, more ? 'next' : 'all'));
    const { keyphrase, filters } = list;
    const isEmpty = !answer.error && answer.total_items === 0 && hasChoices(list);
    const nearest = isEmpty ? await gateways.catalogue.relax({ index, keyphrase, filters }) : null;
    const now = getState().carList;
    if (address(now.list) !== address(list) || now.status !== (more ? 'more' : 'loading')) return true;
    if (answer.error) {
      dispatch(listFailed());
      return true;
    }
    const facets = more ? null : await dispatch(readFacets(answer.facet, list, context));
    if (address(getState().carList.list) !== address(list)) return true;
    dispatch(listReceived(toAnswer(answer, facets, nearest, { site, now: gateways.clock.now(), more })));
    return !isEmpty || areKnownValues(filters, answer.facet);
  };
}

/** Returns whether the stock has the chosen values, apart from ranges and facets that were not requested. */
function areKnownValues(filters: ListState['filters'], facets: readonly Facet[]): boolean {
  return Object.entries(filters).every(([name, chosen]) => {
    const facet = facets.find((one) => one.name === name && one.type === 'terms');
    const known = new Set(
      facet?.value.flatMap(({ text, children = [] }) => [text, ...children.map((child) => `${text}>${child.text}`)]),
    );
    const texts = chosen.flatMap((value) => splitAlternatives(plainValue(value)));
    return !facet || texts.every((text) => known.has(text) || parseRange(text) !== null);
  });
}
