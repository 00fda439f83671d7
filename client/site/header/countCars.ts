import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { searchRequest } from '../../../shared/catalogue/searchRequest.ts';
import type { AppThunk } from '../../app/store.ts';

/** Requests the number of cars in the site's stock; null without a response. */
export function countCars(): AppThunk<Promise<number | null>> {
  return async (_dispatch, getState, { gateways }) => {
    const { context } = getState().site;
    if (!context.features.stock) return null;
    const { error, total_items: total } = await gateways.catalogue.searchCars(
      searchRequest(indexFor(context.name, 'vehicles'), {}),
    );
    return error ? null : total;
  };
}
