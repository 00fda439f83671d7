import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { cachedCards } from '../../client/app/cachedCards.tsx';
import type { CachedCard } from '../../client/app/cachedCards.tsx';
import type { ReadyCard } from '../../client/app/ReadyCards.ts';
import type { AppState } from '../../client/app/store.ts';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { scopeOf } from './partKeys.ts';

/** Some 10,000 cards. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Keeps the markup of car cards: they are half of a list's elements, and lists in every order and filter show the same
 * ones.
 * @returns the cards of a page's list by car id
 */
export function createCardMarkup(): (state: AppState) => ReadonlyMap<string, ReadyCard> {
  const cards = new LRUCache<string, ReadyCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });
  /** By card and scope: an engine in this process shows the same objects on every page, others only equal ones. */
  const cardsByCar = new WeakMap<CardCar, Map<string, ReadyCard>>();
  return (state) => {
    const scope = `${scopeOf(state.site)} `;
    const cardOf = ({ car, element }: CachedCard): ReadyCard | null => {
      const ofCar = cardsByCar.get(car) ?? new Map<string, ReadyCard>();
      const ofObject = ofCar.get(scope);
      if (ofObject) return ofObject;
      const key = scope + JSON.stringify(car);
      const card = cards.get(key) ?? readyCard(renderToString(element()));
      if (!card) return null;
      cards.set(key, card);
      cardsByCar.set(car, ofCar.set(scope, card));
      return card;
    };
    const ready = new Map<string, ReadyCard>();
    for (const cached of cachedCards(state)) {
      const card = cardOf(cached);
      if (card && cached.car.car_id) ready.set(cached.car.car_id, card);
    }
    return ready;
  };
}

/** Divides markup into its outer element and the rest; null for markup of another kind. */
function readyCard(markup: string): ReadyCard | null {
  const [, className, html] = /^<article class="([^"&]*)">(.*)<\/article>$/s.exec(markup) ?? [];
  return className === undefined || html === undefined ? null : { className, html };
}
