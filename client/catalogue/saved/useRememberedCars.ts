import { useEffect, useState } from 'react';
import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import type { RememberedCar } from './CarMemory.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { carsByIdSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { AppThunk } from '../../app/store.ts';
import { buildCard } from '../card/buildCard.ts';

export interface RememberedCars {
  status: 'loading' | 'ready' | 'error';
  /** Cars of the list that are in stock, in the list's order. */
  cars: CardCar[];
  /** Ids of the list that are no longer in stock. */
  gone: string[];
  retry: () => void;
}

/** Cars of a device's list, fetched by id. Adding a car fetches it, removing one fetches nothing. */
export function useRememberedCars(list: readonly RememberedCar[], isEnabled: boolean): RememberedCars {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<ReadonlyMap<string, CardCar | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = list.map(({ id }) => id).filter((id) => !known.has(id));
  const missingKey = missing.join('\n');

  useEffect(() => {
    if (!isEnabled || failed || missingKey === '') return undefined;
    let left = false;
    const ids = missingKey.split('\n');
    void dispatch(loadRemembered(ids)).then((cars) => {
      if (left) return;
      if (!cars) {
        setFailed(true);
        return;
      }
      const found = new Map(cars.map((car) => [car.car_id, car]));
      setKnown((before) => new Map([...before, ...ids.map((id) => [id, found.get(id) ?? null] as const)]));
    });
    return () => {
      left = true;
    };
  }, [isEnabled, failed, missingKey, dispatch]);

  return {
    status: failed ? 'error' : missing.length > 0 ? 'loading' : 'ready',
    cars: list.flatMap(({ id }) => known.get(id) ?? []),
    gone: list.map(({ id }) => id).filter((id) => known.get(id) === null),
    retry: () => setFailed(false),
  };
}

/**
 * Fetches remembered cars as cards, in the order of the ids, without those that are gone.
 * Null when the search fails.
 */
function loadRemembered(ids: readonly string[]): AppThunk<Promise<CardCar[] | null>> {
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
