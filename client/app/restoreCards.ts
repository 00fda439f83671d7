import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { shownRow } from '../../shared/catalogue/packing/shownRow.ts';
import { unpackCards } from '../../shared/catalogue/packing/unpackCards.ts';
import { readCardTexts } from './readCardTexts.ts';
import type { CarriedState } from './restoreState.ts';

/**
 * The cards of all lists of a page, one after the other: what its state carries of them, and what the document, as the
 * server sent it, shows of the first ones.
 */
export function restoreCards(root: ParentNode, { cards, shown = 0 }: CarriedState): CardCar[] {
  if (!cards) return [];
  const seen = [...root.querySelectorAll('.car-list-results .car-card')].slice(0, shown);
  return unpackCards(
    cards,
    seen.map((card) => shownRow(readCardTexts(card))),
  );
}
