import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { cachedCards } from '../../../client/app/cachedCards.tsx';
import type { CachedCard } from '../../../client/app/cachedCards.tsx';
import type { CachedCardMarkup } from '../../../client/framework/CachedCards.ts';
import type { AppState } from '../../../client/app/store.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { buildScope } from './partKeys.ts';

/** Some 10,000 cards. */
const maxBytes = 32 * 1024 * 1024;

/** Sites, languages and positions that show one car object. */
const maxScopes = 50;

/** Markup of the cards of a page's list by car id. */
export type PageCards = ReadonlyMap<string, CachedCardMarkup>;

interface KnownCard extends CachedCardMarkup {
  /** Scope and car. */
  key: string;
}

/**
 * Caches the markup of car cards.
 * They are half of a list's elements, and lists in every order and filter show the same ones.
 */
export function createCardMarkup(): (state: AppState) => PageCards {
  const cards = new LRUCache<string, KnownCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, key }) => 2 * (html.length + key.length),
  });
  /**
   * By card and scope. An engine in this process returns the same objects on every page, others only equal ones.
   * Weak: a card that the cache has dropped is freed, although its car is still in stock.
   */
  const cardsByCar = new WeakMap<CardCar, Map<string, WeakRef<KnownCard>>>();

  return (state) => {
    const siteScope = buildScope(state.site);
    const getCard = ({ car, priority, element }: CachedCard): KnownCard | null => {
      const scope = `${siteScope} ${priority ? 'first' : 'later'} `;
      const ofCar = cardsByCar.get(car) ?? new Map<string, WeakRef<KnownCard>>();
      const ofObject = ofCar.get(scope)?.deref();
      if (ofObject) {
        // now the most recently used one
        if (!cards.get(ofObject.key)) cards.set(ofObject.key, ofObject);
        return ofObject;
      }
      // scopes of earlier texts of the site
      if (ofCar.size >= maxScopes) ofCar.clear();
      const key = scope + JSON.stringify(car);
      const card = cards.get(key) ?? knownCard(key, renderToString(element()));
      if (!card) return null;
      cards.set(key, card);
      cardsByCar.set(car, ofCar.set(scope, new WeakRef(card)));
      return card;
    };
    const ready = new Map<string, CachedCardMarkup>();
    for (const each of cachedCards(state)) {
      if (!each.car.car_id || each.priority) continue;
      const card = getCard(each);
      if (card) ready.set(each.car.car_id, card);
    }
    return ready;
  };
}

/** Splits markup into its outer element and the rest, after preloads; null for other markup. */
function knownCard(key: string, markup: string): KnownCard | null {
  const [, className, html] = /^(?:<link[^>]*>)*<article class="([^"&]*)">(.*)<\/article>$/s.exec(markup) ?? [];
  if (className === undefined || html === undefined) return null;
  return { className, html, key };
}
