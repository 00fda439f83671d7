import { useCallback, useMemo } from 'react';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { AppState } from '../../app/store.ts';
import { logDebug } from '../../browser/logDebug.ts';
import { favourites, useDeviceList } from '../saved/deviceLists.ts';

/** The visitor's choices for one car, as card props. */
export interface CardChoices {
  compared: boolean;
  saved: boolean;
  onCompare: (car: CardCar) => void;
}

/** Ids as one string, which stays equal while the compared cars get their full records. */
const comparedIds = ({ compare }: AppState): string => compare.cars.map((car) => car.car_id ?? '').join('\n');

/**
 * The visitor's choices for all cards of a list, with two subscriptions: comparison and saved cars.
 * @returns function for the choices of a car; all false on the server and during hydration
 */
export function useCardChoices(): (car: CardCar) => CardChoices {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(comparedIds);
  const remembered = useDeviceList(favourites);
  const compared = useMemo(() => new Set(ids.split('\n')), [ids]);
  const saved = useMemo(() => new Set(remembered.map(({ id }) => id)), [remembered]);
  const onCompare = useCallback(
    (car: CardCar): void => {
      import('../compare/toggleCompared.ts')
        .then(({ toggleCompared }) => dispatch(toggleCompared(car)))
        .catch(() => logDebug('compare.notLoaded'));
    },
    [dispatch],
  );
  return ({ car_id: id = '' }) => ({
    compared: id !== '' && compared.has(id),
    saved: saved.has(id),
    onCompare,
  });
}
