import type { AppState } from '../../../client/app/store.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';

/** A list of car cards and its place in the state. */
export interface CardList {
  path: string[];
  cards: CardCar[];
}

/** Splits slices into those without the cards of their lists, and the lists. An empty list stays in place. */
export function takeCardLists<S extends Partial<AppState>>(slices: S): { slices: S; lists: CardList[] } {
  const lists: CardList[] = [];
  const take = (cards: CardCar[], ...path: string[]): CardCar[] => {
    if (cards.length === 0) return cards;
    lists.push({ path, cards });
    return [];
  };
  const { carList, carDetail, dealerDetail, teasers } = slices;
  const taken = { ...slices };
  if (carList) {
    const cars = take(carList.cars, 'carList', 'cars');
    const nearest = carList.nearest && {
      ...carList.nearest,
      cars: take(carList.nearest.cars, 'carList', 'nearest', 'cars'),
    };
    taken.carList = { ...carList, cars, nearest };
  }
  if (carDetail) taken.carDetail = { ...carDetail, similar: take(carDetail.similar, 'carDetail', 'similar') };
  const shown = dealerDetail?.shown;
  if (shown) {
    taken.dealerDetail = { shown: { ...shown, arrivals: take(shown.arrivals, 'dealerDetail', 'shown', 'arrivals') } };
  }
  if (teasers) {
    taken.teasers = {};
    for (const [uid, teaser] of Object.entries(teasers)) {
      taken.teasers[uid] = { ...teaser, cars: take(teaser.cars, 'teasers', uid, 'cars') };
    }
  }
  return { slices: taken, lists };
}
