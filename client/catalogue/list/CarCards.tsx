import { memo, startTransition, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { HydrationPart } from '../../framework/hydration/HydrationPart.tsx';
import type { PagePlace } from '../../framework/pageState.ts';
import { CachedCards } from '../../framework/CachedCards.ts';
import type { AppState } from '../../app/store.ts';
import type { Translate } from '../../site/translate.ts';
import { priorityCards } from './carListState.ts';
import { useCardChoices } from '../card/useCardChoices.ts';
import { CarCard } from '../card/CarCard.tsx';
import { renderLater } from '../../framework/renderLater.ts';

/** Number of new cards rendered per step on a visible page, so that no step blocks the next press. */
const cardsAtOnce = 12;
/** Minimum size of a card, px. */
const smallestCard = { width: 288, height: 400 };
/** Cards per hydration group; a divisor of cardsAtOnce, so that a rendered group never gets more cars. */
const cardsInGroup = 6;

interface CarCardsProps {
  cars: CardCar[];
  generation: number;
  t: Translate;
  site: SiteContext;
}

/** The cards of a list, in groups that hydrate when they come into view. */
export const CarCards = memo(function CarCards({ cars, generation, t, site }: CarCardsProps): ReactNode {
  const store = useStore<AppState>();
  const [first] = useState(() => firstCards(cars, store.getState().page.place));
  const shown = useGrowing(cars, cardsAtOnce, first);
  const groups = Array.from({ length: Math.ceil(shown.length / cardsInGroup) }, (_none, at) => at);
  return groups.map((group) => {
    const start = group * cardsInGroup;
    // a car that is also in the next list gets a new card, so that it does not visibly move
    const key = `${generation} ${group}`;
    return <CardGroup key={key} cars={shown.slice(start, start + cardsInGroup)} start={start} t={t} site={site} />;
  });
});

/**
 * Number of cards to render at once.
 * These are the cards down to the one through which the visitor left the list, and more than a screen of them below it.
 * All of them when the number of cards above the screen is unknown.
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
  /** Zero-based position of the first car in the list. */
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
  const ready = useContext(CachedCards);
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

/**
 * The part of a list to render now.
 * First its `first` items, then the others when renderLater allows it. They, and later items, grow by `step` at a time,
 * each step in its own render that yields to input. Items at the start of both the old and the new list stay.
 */
function useGrowing<T>(items: readonly T[], step: number, first = Infinity): readonly T[] {
  const [grown, setGrown] = useState({ items, count: Math.min(items.length, first) });
  const [held, setHeld] = useState(first < items.length);
  let { count } = grown;
  if (grown.items !== items) {
    const same = items.findIndex((item, at) => item !== grown.items[at]);
    const shownCount = same === -1 ? items.length : Math.min(same, grown.count);
    count = Math.min(items.length, shownCount + step);
    setGrown({ items, count });
    setHeld(false);
  }
  useEffect(() => {
    if (count >= items.length) return undefined;
    if (held) return renderLater(() => setHeld(false));
    // after the frame: existing items show before the next part renders
    const frame = requestAnimationFrame(() => {
      startTransition(() => setGrown({ items, count: Math.min(items.length, count + step) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [items, count, step, held]);
  return count >= items.length ? items : items.slice(0, count);
}
