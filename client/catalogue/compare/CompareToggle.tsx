import type { ReactNode } from 'react';
import './CompareToggle.css';
import type { Translate } from '../../site/translate.ts';

export interface CompareToggleProps {
  /** The car's name, for the button's accessible name. */
  name: string;
  /** The car is in the comparison; false on the server. */
  pressed: boolean;
  onPress: () => void;
  t: Translate;
}

/**
 * Adds a car to the comparison and removes it.
 * Without JavaScript it keeps its space, invisible. From a chosen car keyboard users can jump to the comparison bar at
 * the end of the page.
 */
export function CompareToggle({ name, pressed, onPress, t }: CompareToggleProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className="compare-toggle"
        aria-pressed={pressed}
        aria-label={t('compareCar', { car: name })}
        onClick={onPress}
      >
        {t('compare')}
      </button>
      {pressed && (
        <a className="skip-link compare-toggle-on" href="#compare-bar">
          {t('compareGo')}
        </a>
      )}
    </>
  );
}
