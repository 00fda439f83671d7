import { useEffect, useState } from 'react';
import type { CardCar } from '../../../shared/catalogue/carFields.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import type { RememberedCar } from './CarMemory.ts';
import { loadRemembered } from './loadRemembered.ts';

export interface RememberedCars {
  status: 'loading' | 'ready' | 'error';
  /** Those of the list that the stock has, in the list's order. */
  cars: CardCar[];
  /** Ids of the list that the stock no longer has. */
  gone: string[];
  retry: () => void;
}

/** The cars of a device's list, fetched by their ids; a car that joins the list is fetched, one that leaves is not. */
export function useRememberedCars(list: readonly RememberedCar[], asked: boolean): RememberedCars {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<ReadonlyMap<string, CardCar | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = list.map(({ id }) => id).filter((id) => !known.has(id));
  const missingKey = missing.join('\n');

  useEffect(() => {
    if (!asked || failed || missingKey === '') return undefined;
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
  }, [asked, failed, missingKey, dispatch]);

  return {
    status: failed ? 'error' : missing.length > 0 ? 'loading' : 'ready',
    cars: list.flatMap(({ id }) => known.get(id) ?? []),
    gone: list.map(({ id }) => id).filter((id) => known.get(id) === null),
    retry: () => setFailed(false),
  };
}
