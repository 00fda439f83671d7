import { createContext } from 'react';

/** Markup of a card: its element's class and what is inside. */
export interface ReadyCard {
  className: string;
  html: string;
}

/**
 * Cards by car id that the server has rendered for an earlier page; null in the browser, which hydrates them like any
 * other card. A card is a pure function of its car, site and language, so its markup is the same.
 */
export const ReadyCards = createContext<ReadonlyMap<string, ReadyCard> | null>(null);
