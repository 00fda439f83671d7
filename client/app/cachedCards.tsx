import type { ReactElement } from 'react';
import type { CardCar } from '../../shared/catalogue/carFields.ts';
import { priorityCards } from '../catalogue/carListState.ts';
import { CarCard } from '../catalogue/components/CarCard.tsx';
import { createTranslate } from '../site/translate.ts';
import type { AppState } from './store.ts';

/** A card of a list as the server renders it; a pure function of its car, and of site and language of the page. */
export interface CachedCard {
  car: CardCar;
  element: () => ReactElement;
}

const keepsNoCar = (): void => undefined;

/**
 * Cards of a page's list whose markup the server may keep for other pages; none for editors. Cards whose picture is in
 * view at once are left out: React preloads their pictures from the head.
 */
export function cachedCards({ page, site, carList }: AppState): CachedCard[] {
  if (page.mode !== 'normal' || page.routeName !== 'carList') return [];
  const { context, texts } = site;
  const t = createTranslate(texts, context.locale);
  const choices = { compared: false, saved: false, onCompare: keepsNoCar };
  return carList.cars
    .slice(priorityCards)
    .map((car) => ({ car, element: () => <CarCard car={car} t={t} site={context} {...choices} /> }));
}
