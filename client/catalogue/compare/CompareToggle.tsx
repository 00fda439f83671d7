import type { ReactNode } from 'react';
import './CompareToggle.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/carInLanguage.ts';
import { carName } from '../../../shared/catalogue/carRules.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { logDebug } from '../../browser/logDebug.ts';
import type { Translate } from '../../site/translate.ts';
import { useSite } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';

/**
 * Puts a car into the comparison and takes it out. It keeps its place without scripts, and is not seen. From a chosen
 * car the keyboard goes on to the bar, which stands at the end of the page.
 */
export function CompareToggle({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const dispatch = useAppDispatch();
  const site = useSite();
  const chosen = useAppSelector((state) => state.compare.cars.some(({ car_id }) => car_id === car.car_id));
  const press = (): void => {
    import('./toggleCompared.ts')
      .then(({ toggleCompared }) => dispatch(toggleCompared(car)))
      .catch(() => logDebug('compare.notLoaded'));
  };
  return (
    <>
      <button
        type="button"
        className="compare-toggle"
        aria-pressed={chosen}
        aria-label={t('compareCar', { car: carName(carInLanguage(car, site)) })}
        onClick={press}
      >
        <span className="compare-toggle-box">
          <Icon name="check" size="s" />
        </span>
        {t('compare')}
      </button>
      {chosen && (
        <a className="skip-link compare-toggle-on" href="#compare-bar">
          {t('compareGo')}
        </a>
      )}
    </>
  );
}
