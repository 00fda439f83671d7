import { useEffect } from 'react';
import type { ReactNode } from 'react';
import './CarActions.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { fullCarName } from '../../../shared/catalogue/car/carRules.ts';
import { useSite } from '../../site/useSite.ts';
import type { Translate } from '../../site/translate.ts';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { ShareCar } from '../car/ShareCar.tsx';
import { useCardChoices } from '../card/useCardChoices.ts';
import { recentlyViewed } from './deviceLists.ts';
import { SaveButton } from './SaveButton.tsx';
import { SavedLink } from './SavedLink.tsx';

/** Share, compare and save buttons for the car of a page. Adds the car to the recently viewed ones. */
export function CarActions({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const id = car.car_id ?? '';
  const name = fullCarName(carInLanguage(car, useSite()));
  const { compared, saved, onCompare } = useCardChoices()(car);
  useEffect(() => {
    recentlyViewed.add(id);
  }, [id]);
  return (
    <div className="car-actions">
      <SavedLink />
      <ShareCar t={t} />
      <CompareToggle name={name} pressed={compared} onPress={() => onCompare(car)} t={t} />
      <SaveButton id={id} name={name} pressed={saved} t={t} words />
    </div>
  );
}
