import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { carMissing, carShown } from '../catalogue/car/carDetailState.ts';
import { initialPage, pageShown } from '../framework/pageState.ts';
import { partSources } from './partSources.ts';
import type { AppStore } from './store.ts';

function storeAt(routeName: 'carDetail' | 'carList'): AppStore {
  const store = testStore(fakeCatalogue(0).gateways);
  store.dispatch(pageShown({ ...initialPage, routeName }));
  return store;
}

const rest = {
  equipmentKinds: [],
  similar: [],
  dealer: null,
  recipients: { recipient: null, dealerships: null },
  madeAt: 0,
};

describe('partSources()', () => {
  it('names the part that a sold car or a missing one needs', () => {
    const store = storeAt('carDetail');
    store.dispatch(carShown({ ...rest, car: { car_id: '1', car_sale_state: 'sold' } }));
    const sold = partSources(store.getState());
    store.dispatch(carMissing({ similar: [], words: '' }));
    const missing = partSources(store.getState());
    expect([sold, missing]).toEqual([['client/catalogue/car/SoldCar.tsx'], ['client/catalogue/car/CarMissing.tsx']]);
    expect([...sold, ...missing].filter((source) => !existsSync(source))).toEqual([]);
  });

  it('names nothing for a car for sale without quotes', () => {
    const store = storeAt('carDetail');
    store.dispatch(carShown({ ...rest, car: { car_id: '1' } }));
    expect(partSources(store.getState())).toEqual([]);
  });

  it('names nothing for other pages', () => {
    expect(partSources(storeAt('carList').getState())).toEqual([]);
  });
});
