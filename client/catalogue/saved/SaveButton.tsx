import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './SaveButton.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/carInLanguage.ts';
import { carName } from '../../../shared/catalogue/carRules.ts';
import type { Translate } from '../../site/translate.ts';
import { useSite } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { favourites } from './deviceLists.ts';

interface SaveButtonProps {
  car: Partial<Car>;
  t: Translate;
  /** With the word beside the heart; else the heart alone, for the corner of a picture. */
  words?: boolean;
}

/** Marks a car with a heart and takes the mark back. It keeps its place without scripts, and is not seen. */
export function SaveButton({ car, t, words = false }: SaveButtonProps): ReactNode {
  const site = useSite();
  const id = car.car_id ?? '';
  const saved = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.has(id),
    () => false,
  );
  return (
    <button
      type="button"
      className={words ? 'save-button save-button-words' : 'save-button'}
      aria-pressed={saved}
      aria-label={t('saveCar', { car: carName(carInLanguage(car, site)) })}
      onClick={() => favourites.toggle(id)}
    >
      <Icon name="heart" size="s" />
      {words && t('save')}
    </button>
  );
}
