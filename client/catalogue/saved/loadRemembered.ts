import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carsByIdSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { AppThunk } from '../../app/store.ts';
import { buildCard } from '../card/buildCard.ts';

/**
 * Fetches remembered cars as cards, in the order of the ids, without those that are gone.
 * Null when the search fails.
 */
export function loadRemembered(ids: readonly string[]): AppThunk<Promise<CardCar[] | null>> {
  return async (_dispatch, getState, { gateways }) => {
    if (ids.length === 0) return [];
    const site = getState().site.context;
    const index = indexFor(site.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(carsByIdSearch(index, [...ids], cardFields)).catch(() => null);
    if (!answer || answer.error) return null;
    const cardsById = new Map(answer.content.map((car) => [car.car_id, buildCard(car, site)]));
    return ids.flatMap((id) => cardsById.get(id) ?? []);
  };
}
