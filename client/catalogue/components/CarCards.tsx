import { memo, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { CardCar } from '../../../shared/catalogue/carFields.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { HydrationPart } from '../../app/hydration/HydrationPart.tsx';
import type { PagePlace } from '../../app/pageState.ts';
import { ReadyCards } from '../../app/ReadyCards.ts';
import type { AppState } from '../../app/store.ts';
import type { Translate } from '../../site/translate.ts';
import { useGrowing } from '../useGrowing.ts';
import { priorityCards } from '../carListState.ts';
import { useCardChoices } from '../useCardChoices.ts';
import { CarCard } from './CarCard.tsx';

/** New cards of a page that is on screen come so many at a time, so that no step holds up the visitor's next press. */
const cardsAtOnce = 12;
/** What a card takes at least, px. */
const smallestCard = { width: 288, height: 400 };
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
  const store = useStore<AppState>();
  const [first] = useState(() => firstCards(cars, store.getState().page.place));
  const shown = useGrowing(cars, cardsAtOnce, first);
  const groups = Array.from({ length: Math.ceil(shown.length / cardsInGroup) }, (_none, at) => at);
  return groups.map((group) => {
    const start = group * cardsInGroup;
    // a car of the list before that is in this one too is not seen to wander: it is a new card in its new place
    const key = `${generation} ${group}`;
    return <CardGroup key={key} cars={shown.slice(start, start + cardsInGroup)} start={start} t={t} site={site} />;
  });
});

/**
 * How many cards to render at once: those down to the one through which the visitor left the list, and more than a
 * screen of them below it. All of them when nothing tells how many are above the screen.
 */
function firstCards(cars: CardCar[], place: PagePlace | undefined): number {
  if (!place) return cars.length;
  const { y, left } = place;
  const followed = left === undefined ? -1 : cars.findIndex(({ car_id }) => car_id && left.includes(car_id));
  if (followed === -1 && y > 0) return cars.length;
  const columns = Math.max(1, Math.floor(window.innerWidth / smallestCard.width));
  const rows = Math.ceil(window.innerHeight / smallestCard.height) + 1;
  return Math.ceil((followed + 1 + columns * rows) / cardsInGroup) * cardsInGroup;
}

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
    return (
      <CarCard
        key={key}
        car={car}
        t={t}
        site={site}
        monthly
        priority={start + at < priorityCards}
        {...choicesOf(car)}
      />
    );
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
