import { memo, useContext } from 'react';
import type { ReactNode } from 'react';
import type { CardCar } from '../../../shared/catalogue/carFields.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { HydrationPart } from '../../app/hydration/HydrationPart.tsx';
import { ReadyCards } from '../../app/ReadyCards.ts';
import type { Translate } from '../../site/translate.ts';
import { useGrowing } from '../../ui/useGrowing.ts';
import { priorityCards } from '../carListState.ts';
import { useCardChoices } from '../useCardChoices.ts';
import { CarCard } from './CarCard.tsx';

/** New cards of a page that is on screen come so many at a time, so that no step holds up the visitor's next press. */
const cardsAtOnce = 12;
/** Cards that hydrate together; a whole part of cardsAtOnce, so that a group that stands gets no more cars. */
const cardsInGroup = 6;

interface CarCardsProps {
  cars: CardCar[];
  generation: number;
  t: Translate;
  site: SiteContext;
}

/** The cards of a list, in groups that hydrate when they are seen. */
export const CarCards = memo(function CarCards({ cars, generation, t, site }: CarCardsProps): ReactNode {
  const shown = useGrowing(cars, cardsAtOnce);
  const groups = Array.from({ length: Math.ceil(shown.length / cardsInGroup) }, (_none, at) => at);
  return groups.map((group) => {
    const start = group * cardsInGroup;
    // a car of the list before that is in this one too is not seen to wander: it is a new card in its new place
    const key = `${generation} ${group}`;
    return <CardGroup key={key} cars={shown.slice(start, start + cardsInGroup)} start={start} t={t} site={site} />;
  });
});

interface CardGroupProps {
  cars: readonly CardCar[];
  /** Place of the first car in the list, from 0. */
  start: number;
  t: Translate;
  site: SiteContext;
}

const CardGroup = memo(function CardGroup({ start, ...cards }: CardGroupProps): ReactNode {
  return (
    <HydrationPart name={`cards-${start}`}>
      <Cards start={start} {...cards} />
    </HydrationPart>
  );
}, hasSameCars);

function Cards({ cars, start, t, site }: CardGroupProps): ReactNode {
  const choicesOf = useCardChoices();
  const ready = useContext(ReadyCards);
  return cars.map((car, at) => {
    const key = car.car_id ?? at;
    const markup = ready?.get(car.car_id ?? '');
    if (markup) {
      return <article key={key} className={markup.className} dangerouslySetInnerHTML={{ __html: markup.html }} />;
    }
    return <CarCard key={key} car={car} t={t} site={site} priority={start + at < priorityCards} {...choicesOf(car)} />;
  });
}

function hasSameCars(before: CardGroupProps, now: CardGroupProps): boolean {
  return (
    before.t === now.t &&
    before.site === now.site &&
    before.cars.length === now.cars.length &&
    before.cars.every((car, at) => car === now.cars[at])
  );
}
