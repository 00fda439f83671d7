import type { ReactNode } from 'react';
import './CarGrid.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { useCardChoices } from '../card/useCardChoices.ts';
import { CarCard } from '../card/CarCard.tsx';

interface CarGridProps {
  heading: ReactNode;
  aside?: ReactNode;
  cars: Partial<Car>[];
  /** The first car has the page's largest picture on the first screen. */
  priority?: boolean;
}

/** Sizes of the pictures of four cars, in two columns up to 1280 px (CarGrid.css). */
const sizesOfFour = '(min-width:1280px) 312px,(min-width:768px) 45vw,92vw';

/** Car cards in columns, under a heading. */
export function CarGrid({ heading, aside, cars, priority = false }: CarGridProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const choicesOf = useCardChoices();
  const sizes = cars.length === 4 ? { sizes: sizesOfFour } : {};
  return (
    <>
      <div className="section-head">
        <h2>{heading}</h2>
        {aside}
      </div>
      <ul className="car-grid">
        {cars.map((car, at) => (
          <li key={car.car_id}>
            <CarCard
              car={car}
              t={t}
              site={site}
              level="h3"
              priority={priority && at === 0}
              {...sizes}
              {...choicesOf(car)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
