import type { ReactNode } from 'react';
import './CarRow.css';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Carousel } from '../../ui/media/Carousel.tsx';
import { useCardChoices } from './useCardChoices.ts';
import { CarCard } from './CarCard.tsx';

/** Slide width from Carousel.css: 315 px, or 86 % of a narrower page without its gutters. */
const slideSizes = '(min-width:420px) 313px,78vw';

export interface CarRowProps {
  title: string;
  /** Heading content, if it is more than the title. */
  heading?: ReactNode;
  aside?: ReactNode;
  cars: CardCar[];
}

/** A row of car cards that scrolls sideways, under a heading. Renders nothing without cars. */
export function CarRow({ title, heading = title, aside, cars }: CarRowProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const choicesOf = useCardChoices();
  if (cars.length === 0) return null;
  const head = (
    <div className="car-row-head">
      <h2>{heading}</h2>
      {aside}
    </div>
  );
  return (
    <Carousel look="cards" label={title} heading={head} previousLabel={t('previous')} nextLabel={t('next')}>
      {cars.map((car) => (
        <CarCard key={car.car_id} car={car} t={t} site={site} level="h3" sizes={slideSizes} {...choicesOf(car)} />
      ))}
    </Carousel>
  );
}
