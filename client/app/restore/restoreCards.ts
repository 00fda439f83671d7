import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { shownRow } from '../../../shared/catalogue/packing/shownRow.ts';
import { unpackCards } from '../../../shared/catalogue/packing/unpackCards.ts';
import { readCardTexts } from './readCardTexts.ts';
import type { CarriedState } from './restoreState.ts';

/**
 * Restores the cards of all lists of a page, one list after the other.
 * Sources are the state JSON and, for the first cards, the document as the server sent it.
 */
export function restoreCards(root: ParentNode, { cards, shown = 0 }: CarriedState): CardCar[] {
  if (!cards) return [];
  const serverCards = [...root.querySelectorAll('.car-list-results .car-card')].slice(0, shown);
  return unpackCards(
    cards,
    serverCards.map((card) => shownRow(readCardTexts(card))),
  );
}
