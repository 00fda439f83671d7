import type { ReactNode } from 'react';
import './CarRow.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { CarCard } from './CarCard.tsx';

/** A row of car cards that scrolls sideways, under a heading. Nothing without cars. */
export function CarRow({ title, aside, cars }: { title: string; aside?: ReactNode; cars: Partial<Car>[] }): ReactNode {
  const t = useTranslate();
  const site = useSite();
  if (cars.length === 0) return null;
  const heading = (
    <div className="car-row-head">
      <h2>{title}</h2>
      {aside}
    </div>
  );
  return (
    <Carousel look="cards" label={title} heading={heading} previousLabel={t('previous')} nextLabel={t('next')}>
      {cars.map((car) => (
        <CarCard key={car.car_id} car={car} t={t} site={site} level="h3" />
      ))}
    </Carousel>
  );
}
