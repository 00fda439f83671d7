import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { searchRequest } from '../../../shared/catalogue/searchRequest.ts';
import type { SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { AppThunk } from '../../app/store.ts';
import type { FinderCounts } from './FinderCounts.ts';
import { priceFacet } from './finderScale.ts';
import { teaserLoaded } from '../teasers/teasersState.ts';

const bodyFacet = 'car_body';

/**
 * Fetches the number of cars of each body, and the highest price.
 * @returns the error, "" for none; the gateway has logged it, and the section has no numbers
 */
export function loadCarFinder(uid: string): AppThunk<Promise<string>> {
  return async (dispatch, getState, { gateways }) => {
    const { context } = getState().site;
    if (!context.features.stock) return '';
    const facets = [{ name: bodyFacet }, { name: priceFacet }];
    const answer = await gateways.catalogue.searchCars(searchRequest(indexFor(context.name, 'vehicles'), { facets }));
    if (answer.error) return `The cars of the section ${uid} could not be counted: the search does not answer.`;
    const maxPrice = answer.facet.find(({ name }) => name === priceFacet)?.max ?? 0;
    const finder = { ...toCounts(answer), maxPrice };
    dispatch(teaserLoaded({ uid, teaser: { status: 'ready', cars: [], finder } }));
    return '';
  };
}

/** Requests the number of cars of each body at a price range; null without a response. */
export function countByBody(range: string): AppThunk<Promise<FinderCounts | null>> {
  return async (_dispatch, getState, { gateways }) => {
    const answer = await gateways.catalogue.searchCars(
      searchRequest(indexFor(getState().site.context.name, 'vehicles'), {
        facets: [{ name: bodyFacet }],
        filters: range === '' ? {} : { [priceFacet]: [range] },
      }),
    );
    return answer.error ? null : toCounts(answer);
  };
}

function toCounts({ facet, total_items: total }: SearchResponse): FinderCounts {
  const values = facet.find(({ name }) => name === bodyFacet)?.value ?? [];
  return { total, byBody: Object.fromEntries(values.map(({ text, count }) => [text, count])) };
}
