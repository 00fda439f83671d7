import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { cachedCards } from '../../../client/app/restore/cachedCards.tsx';
import type { CachedCard } from '../../../client/app/restore/cachedCards.tsx';
import type { ReadyCard } from '../../../client/framework/ReadyCards.ts';
import type { AppState } from '../../../client/app/store.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { shownRow } from '../../../shared/catalogue/packing/shownRow.ts';
import type { CardRow } from '../../../shared/catalogue/packing/unpackCards.ts';
import { cardTexts } from './cardTexts.ts';
import { buildScope } from './partKeys.ts';

/** Some 10,000 cards. */
const maxBytes = 32 * 1024 * 1024;
/** Bytes of the data read from a card's texts. */
const rowBytes = 500;

/** Sites, languages and positions that show one car object. */
const maxScopes = 50;

/** The cards of a page's list. */
export interface PageCards {
  /** Markup by car id. */
  ready: ReadonlyMap<string, ReadyCard>;
  /** Data of each car that its card's texts contain; empty when some card cannot be read. */
  shown: readonly CardRow[];
}

interface KnownCard extends ReadyCard {
  shown: CardRow;
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
    sizeCalculation: ({ html, key }) => 2 * (html.length + key.length) + rowBytes,
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
    const ready = new Map<string, ReadyCard>();
    const shown: CardRow[] = [];
    const cached = cachedCards(state);
    for (const each of cached) {
      const card = getCard(each);
      if (!card) continue;
      shown.push(card.shown);
      if (each.car.car_id && !each.priority) ready.set(each.car.car_id, card);
    }
    return { ready, shown: shown.length === cached.length ? shown : [] };
  };
}

/** Splits markup into its outer element and the rest, after preloads; null for other markup. */
function knownCard(key: string, markup: string): KnownCard | null {
  const [, className, html] = /^(?:<link[^>]*>)*<article class="([^"&]*)">(.*)<\/article>$/s.exec(markup) ?? [];
  if (className === undefined || html === undefined) return null;
  return { className, html, key, shown: shownRow(cardTexts(html)) };
}
