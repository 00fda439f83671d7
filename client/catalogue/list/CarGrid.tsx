import type { ReactNode } from 'react';
import './CarGrid.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { useCardChoices } from '../card/useCardChoices.ts';
import { CarCard } from '../card/CarCard.tsx';
import { costWordings } from '../../finance/costWordings.ts';
import { cardTexts } from '../texts/cardTexts.ts';

interface CarGridProps {
  heading: ReactNode;
  aside?: ReactNode;
  cars: Partial<Car>[];
}

/** Car cards in columns, under a heading. */
export function CarGrid({ heading, aside, cars }: CarGridProps): ReactNode {
  const t = useTexts(costWordings, cardTexts);
  const site = useSite();
  const choicesOf = useCardChoices();
  return (
    <>
      <div className="section-head">
        <h2>{heading}</h2>
        {aside}
      </div>
      <ul className="car-grid">
        {cars.map((car) => (
          <li key={car.car_id}>
            <CarCard car={car} t={t} site={site} level="h3" {...choicesOf(car)} />
          </li>
        ))}
      </ul>
    </>
  );
}
