import { createContext } from 'react';

/** Markup of a card: class of its element, and inner HTML. */
export interface CachedCardMarkup {
  className: string;
  html: string;
}

/**
 * Cards by car id that the server has rendered for an earlier page; null in the browser.
 * A card is a pure function of its car, site and language, so its markup is the same. The browser hydrates them like
 * any other card.
 */
export const CachedCards = createContext<ReadonlyMap<string, CachedCardMarkup> | null>(null);
