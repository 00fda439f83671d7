import { useEffect, useState } from 'react';
import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import type { CarMemory, RememberedCar } from './CarMemory.ts';
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

/**
 * Cars of a device's list, fetched by id. Adding a car fetches it, removing one fetches nothing.
 * Ids that cars no longer have are replaced in `memory`.
 */
export function useRememberedCars(
  list: readonly RememberedCar[],
  isEnabled: boolean,
  memory: Pick<CarMemory, 'rename'>,
): RememberedCars {
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
      setKnown((before) => new Map([...before, ...ids.map((id) => [id, cars.get(id) ?? null] as const), ...cars]));
    });
    return () => {
      left = true;
    };
  }, [isEnabled, failed, missingKey, dispatch]);

  const moved = list.flatMap(({ id }): [string, string][] => {
    const presentId = known.get(id)?.car_id;
    return presentId === undefined || presentId === id ? [] : [[id, presentId]];
  });
  const movedKey = moved.join('\n');
  useEffect(() => {
    if (movedKey !== '') memory.rename(new Map(moved));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- movedKey stands for the pairs
  }, [movedKey, memory]);

  const cars = list.flatMap(({ id }) => known.get(id) ?? []);
  return {
    status: failed ? 'error' : missing.length > 0 ? 'loading' : 'ready',
    cars: [...new Set(cars)],
    gone: list.map(({ id }) => id).filter((id) => known.get(id) === null),
    retry: () => setFailed(false),
  };
}

/**
 * Fetches remembered cars as cards, by their present ids and by those of the list.
 * Null when the search fails.
 */
function loadRemembered(ids: readonly string[]): AppThunk<Promise<ReadonlyMap<string, CardCar> | null>> {
  return async (_dispatch, getState, { gateways }) => {
    const site = getState().site.context;
    const index = indexFor(site.name, 'vehicles');
    const answer = await gateways.catalogue.searchCars(carsByIdSearch(index, [...ids], cardFields)).catch(() => null);
    if (!answer || answer.error) return null;
    const cards = new Map(answer.content.map((car) => [car.car_id ?? '', buildCard(car, site)]));
    const moved = Object.entries(answer.moved_ids ?? {}).flatMap(([old, id]): [string, CardCar][] => {
      const card = cards.get(id);
      return card ? [[old, card]] : [];
    });
    return new Map([...cards, ...moved]);
  };
}
