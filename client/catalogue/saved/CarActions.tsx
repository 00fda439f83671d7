import { useEffect } from 'react';
import type { ReactNode } from 'react';
import './CarActions.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Translate } from '../../site/translate.ts';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { ShareCar } from '../components/ShareCar.tsx';
import { recentlyViewed } from './deviceLists.ts';
import { SaveButton } from './SaveButton.tsx';
import { SavedLink } from './SavedLink.tsx';

/** What a visitor can do with the car of a page, whose device remembers that it was looked at. */
export function CarActions({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const id = car.car_id ?? '';
  useEffect(() => {
    recentlyViewed.add(id);
  }, [id]);
  return (
    <div className="car-actions">
      <SavedLink />
      <ShareCar t={t} />
      <CompareToggle car={car} t={t} />
      <SaveButton car={car} t={t} words />
    </div>
  );
}
