import { useCallback, useMemo } from 'react';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import type { AppState } from '../app/store.ts';
import { logDebug } from '../browser/logDebug.ts';
import { favourites, useDeviceList } from './saved/deviceLists.ts';

/** The visitor's choices of one car, as a card takes them. */
export interface CardChoices {
  compared: boolean;
  saved: boolean;
  onCompare: (car: CardCar) => void;
}

/** Ids as one text, which stays equal while the compared cars get their full records. */
const comparedIds = ({ compare }: AppState): string => compare.cars.map((car) => car.car_id ?? '').join('\n');

/**
 * The visitor's choices for all cards of a list, with one subscription to the comparison and one to the saved cars.
 * @returns the choices of a car; nothing is chosen on the server and while the page hydrates
 */
export function useCardChoices(): (car: CardCar) => CardChoices {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(comparedIds);
  const remembered = useDeviceList(favourites);
  const compared = useMemo(() => new Set(ids.split('\n')), [ids]);
  const saved = useMemo(() => new Set(remembered.map(({ id }) => id)), [remembered]);
  const onCompare = useCallback(
    (car: CardCar): void => {
      import('./compare/toggleCompared.ts')
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
