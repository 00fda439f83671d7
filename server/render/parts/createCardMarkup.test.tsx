import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { cachedCards } from '../../../client/app/cachedCards.tsx';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import type { AppState } from '../../../client/app/store.ts';
import type { Gateways } from '../../../client/framework/Gateways.ts';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import { createCardMarkup } from './createCardMarkup.ts';

const cars: CardCar[] = ['1', '2', '3', '4', '5'].map((car_id) => ({
  car_id,
  car_brand: 'Volvo',
  car_model: `V${car_id}0`,
  car_price: 100_000,
  car_price_text: '100 000 kr',
}));

function listOf(change: { cars?: CardCar[]; texts?: AppState['site']['texts']; mode?: 'normal' | 'edit' } = {}) {
  const state = createPageStore({} as Gateways).getState();
  return {
    ...state,
    site: { ...state.site, texts: change.texts ?? state.site.texts },
    page: { ...state.page, routeName: 'carList' as const, mode: change.mode ?? ('normal' as const) },
    carList: { ...state.carList, status: 'ready' as const, cars: change.cars ?? cars },
  };
}

describe('the markup of cards', () => {
  it('is that of a card rendered on its own', () => {
    const state = listOf();
    const ready = createCardMarkup()(state);
    for (const { car, element, priority } of cachedCards(state)) {
      if (priority) continue;
      const { className, html } = ready.get(car.car_id ?? '') ?? { className: '', html: '' };
      expect(`<article class="${className}">${html}</article>`).toBe(renderToString(element()));
    }
  });

  it('is the same object for a car in another list', () => {
    const markupOf = createCardMarkup();
    const before = markupOf(listOf()).get('5');
    expect(markupOf(listOf({ cars: [...cars].reverse().concat(cars.slice(4)) })).get('5')).toBe(before);
  });

  it('is new when the car has changed', () => {
    const markupOf = createCardMarkup();
    markupOf(listOf());
    const cheaper = cars.map((car) => ({ ...car, car_price: 90_000, car_price_text: '90 000 kr' }));
    expect(markupOf(listOf({ cars: cheaper })).get('5')?.html).toContain('90 000 kr');
  });

  it('is new when a text of the site has changed', () => {
    const markupOf = createCardMarkup();
    markupOf(listOf());
    expect(markupOf(listOf({ texts: { compare: 'Ställ bredvid' } })).get('5')?.html).toContain('Ställ bredvid');
  });

  it('is not made for cards whose picture is in view at once', () => {
    expect([...createCardMarkup()(listOf()).keys()]).toEqual(['2', '3', '4', '5']);
  });

  it('is not made for editors', () => {
    expect(createCardMarkup()(listOf({ mode: 'edit' }))).toEqual(new Map());
  });
});
