import type { ReactElement } from 'react';
import type { CardCar } from '../../shared/catalogue/car/carFields.ts';
import { priorityCards } from '../catalogue/list/carListState.ts';
import { CarCard } from '../catalogue/card/CarCard.tsx';
import { createTranslate } from '../site/translate.ts';
import type { AppState } from './store.ts';

/** A list card as the server renders it: a pure function of its car and the page's site and language. */
export interface CachedCard {
  car: CardCar;
  /** The card preloads its picture. Cached markup cannot, so React must render it. */
  priority: boolean;
  element: () => ReactElement;
}

const keepsNoCar = (): void => undefined;

/**
 * List cards whose markup the server may cache for other pages.
 * None for editors and on failed pages.
 */
export function cachedCards({ page, site, carList }: AppState): CachedCard[] {
  if (page.mode !== 'normal' || page.routeName !== 'carList' || page.status >= 500) return [];
  if (carList.status !== 'ready') return [];
  const { context, texts } = site;
  const t = createTranslate(texts, context.locale);
  const choices = { compared: false, saved: false, onCompare: keepsNoCar };
  return carList.cars.map((car, at) => {
    const priority = at < priorityCards;
    return {
      car,
      priority,
      element: () => <CarCard car={car} priority={priority} t={t} site={context} monthly {...choices} />,
    };
  });
}
