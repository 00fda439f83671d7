import type { ReactNode } from 'react';
import './SaveButton.css';
import type { Translate } from '../../site/translate.ts';
import { favourites } from './deviceLists.ts';

interface SaveButtonProps {
  /** Id of the car. */
  id: string;
  /** The car's name, for the button's accessible name. */
  name: string;
  /** The car is among the saved ones; false on the server. */
  pressed: boolean;
  t: Translate;
  /** Shows a word next to the heart; else only the heart, for the corner of a picture. */
  words?: boolean;
}

/** Heart button that saves a car and removes it again. Without JavaScript it keeps its space, invisible. */
export function SaveButton({ id, name, pressed, t, words = false }: SaveButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={words ? 'save-button save-button-words' : 'save-button'}
      aria-pressed={pressed}
      aria-label={t('saveCar', { car: name })}
      onClick={() => favourites.toggle(id)}
    >
      {words && t('save')}
    </button>
  );
}
