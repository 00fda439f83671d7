import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { unpackCards } from '../../../shared/catalogue/packing/unpackCards.ts';
import type { CarriedState } from './restoreState.ts';

/** Restores the cards of all lists of a page from its state JSON, one list after the other. */
export function restoreCards({ cards }: CarriedState): CardCar[] {
  return cards ? unpackCards(cards) : [];
}
