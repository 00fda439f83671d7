import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { fakeCatalogue, testCar, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { FakeCatalogue } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { AppStore } from '../../app/store.ts';
import {
  clearComparison,
  refreshCompared,
  removeCompared,
  rereadComparison,
  restoreComparison,
} from './compareCars.ts';
import { compareChanged } from './compareState.ts';
import type { CompareStorage } from './compareStorage.ts';
import { toggleCompared } from './toggleCompared.ts';

function memory(held: Record<string, string> = {}): CompareStorage & { held: Map<string, string> } {
  const map = new Map(Object.entries(held));
  return {
    held: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** A stock of the cars 1 to 20, where only the full record contains the drive. */
function stock(answerOf: (id: string) => Partial<Car> | undefined = (id) => testCar(Number(id), { car_drive: 'AWD' })) {
  return fakeCatalogue(0, ({ filters }) => {
    const ids = filters['car_id'];
    const content = Array.isArray(ids) ? ids.flatMap((id) => answerOf(String(id)) ?? []) : [];
    return { content, total_items: content.length };
  });
}

const failing = (): FakeCatalogue => fakeCatalogue(0, () => ({ content: [], error: true }));
const idsOf = (store: AppStore): (string | undefined)[] => store.getState().compare.cars.map((car) => car.car_id);
const stored = (storage: CompareStorage): unknown => JSON.parse(storage.getItem('compare') ?? 'null');

let debug: ReturnType<typeof spyOnDebug>;
const spyOnDebug = () => jest.spyOn(console, 'debug').mockImplementation(() => undefined);
beforeEach(() => {
  debug = spyOnDebug();
});

describe('the comparison of a session', () => {
  it('fetches the full record of a car', async () => {
    const { gateways, asked } = stock();
    const store = testStore(gateways);
    const storage = memory();
    await store.dispatch(toggleCompared(testCar(1), storage));
    expect(asked).toMatchObject([{ index: 'vehicles_harbour-bil', limit: 1, filters: { car_id: ['1'] } }]);
    expect(asked[0]?.fields).toContain('car_equipment');
  });

  it('is stored as an array of cars', async () => {
    const { gateways } = stock();
    const store = testStore(gateways);
    const storage = memory();
    await store.dispatch(toggleCompared(testCar(1), storage));
    expect(stored(storage)).toEqual([{ ...testCar(1), car_drive: 'AWD' }]);
    expect(store.getState().compare.cars).toEqual(stored(storage));
  });

  it('lets a car go that is taken a second time', async () => {
    const store = testStore(stock().gateways);
    const storage = memory();
    for (const at of [1, 2, 1]) await store.dispatch(toggleCompared(testCar(at), storage));
    expect(idsOf(store)).toEqual(['2']);
    expect(stored(storage)).toHaveLength(1);
  });

  it('logs that it has only the card of a car whose record fails', async () => {
    const store = testStore(failing().gateways);
    const storage = memory();
    await store.dispatch(toggleCompared(testCar(1), storage));
    expect(stored(storage)).toEqual([{ ...testCar(1), partial: true }]);
    expect(debug.mock.calls).toEqual([['compare.carIncomplete']]);
  });

  it('forgets a record that arrives after its car was let go', async () => {
    const store = testStore(stock().gateways);
    const storage = memory();
    const arriving = store.dispatch(toggleCompared(testCar(1), storage));
    store.dispatch(removeCompared('1', storage));
    await arriving;
    expect(idsOf(store)).toEqual([]);
  });

  it('has no limit', async () => {
    const store = testStore(stock().gateways);
    for (let at = 1; at <= 12; at += 1) await store.dispatch(toggleCompared(testCar(at), memory()));
    expect(idsOf(store)).toHaveLength(12);
  });

  it('is restored before it is changed on the next page', async () => {
    const storage = memory({ compare: JSON.stringify([testCar(1)]) });
    const store = testStore(stock().gateways);
    await store.dispatch(toggleCompared(testCar(2), storage));
    expect(idsOf(store)).toEqual(['1', '2']);
  });

  it('is restored on the next page', async () => {
    const storage = memory({ compare: JSON.stringify([testCar(1)]) });
    const store = testStore(stock().gateways);
    await store.dispatch(toggleCompared(testCar(2), storage));
    const next = testStore(stock().gateways);
    next.dispatch(restoreComparison(storage));
    expect(idsOf(next)).toEqual(['1', '2']);
  });

  it('takes over what another page has stored meanwhile', async () => {
    const storage = memory();
    const store = testStore(stock().gateways);
    await store.dispatch(toggleCompared(testCar(1), storage));
    storage.setItem('compare', JSON.stringify([testCar(1), testCar(2)]));
    store.dispatch(rereadComparison(storage));
    expect(idsOf(store)).toEqual(['1', '2']);
    store.dispatch(compareChanged({ open: true }));
    storage.removeItem('compare');
    store.dispatch(rereadComparison(storage));
    expect(store.getState().compare).toMatchObject({ cars: [], open: false });
  });

  it('keeps its cars on a page that returns without storage', async () => {
    const store = testStore(stock().gateways);
    await store.dispatch(toggleCompared(testCar(1), null));
    store.dispatch(rereadComparison(null));
    expect(idsOf(store)).toEqual(['1']);
  });

  it.each(['nonsense', '{"car_id":"1"}', 'null', '[1,null,{"id":2},{"car_id":""}]'])(
    'passes over what is no list of cars: %s',
    (text) => {
      const store = testStore(stock().gateways);
      store.dispatch(restoreComparison(memory({ compare: text })));
      expect(store.getState().compare).toMatchObject({ cars: [], open: false, restored: true });
    },
  );

  it('stays in memory where the storage refuses', async () => {
    const full: CompareStorage = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [full, null]) {
      const store = testStore(stock().gateways);
      await store.dispatch(toggleCompared(testCar(1), storage));
      expect(idsOf(store)).toEqual(['1']);
      expect(debug).toHaveBeenCalledWith('compare.notStored');
    }
  });

  it('leaves nothing in storage when emptied', async () => {
    const store = testStore(stock().gateways);
    const storage = memory();
    await store.dispatch(toggleCompared(testCar(1), storage));
    store.dispatch(clearComparison(storage));
    expect([idsOf(store), [...storage.held]]).toEqual([[], []]);
  });
});

describe('the open comparison', () => {
  const open = async (fake: FakeCatalogue, cars: Partial<Car>[]) => {
    const store = testStore(fake.gateways);
    const storage = memory({ compare: JSON.stringify(cars) });
    store.dispatch(restoreComparison(storage));
    store.dispatch(compareChanged({ open: true }));
    await store.dispatch(refreshCompared(storage));
    return { store, storage };
  };

  it('refreshes its cars from the stock', async () => {
    const fake = stock((id) => {
      if (id === '3') return undefined;
      return testCar(Number(id), id === '2' ? { car_sale_state: 'sold' } : { car_drive: 'AWD' });
    });
    const partial = { ...testCar(1), partial: true };
    const { store } = await open(fake, [partial, testCar(2), testCar(3)]);
    expect(store.getState().compare.cars).toEqual([
      testCar(1, { car_drive: 'AWD' }),
      testCar(2, { car_sale_state: 'sold' }),
      { ...testCar(3), gone: true },
    ]);
  });

  it('replaces earlier ids of its cars when it is refreshed', async () => {
    const { gateways } = fakeCatalogue(0, () => ({
      content: [testCar(1), testCar(2)],
      total_items: 2,
      moved_ids: { old: '1' },
    }));
    const store = testStore(gateways);
    store.dispatch(compareChanged({ cars: [{ ...testCar(1), car_id: 'old' }, testCar(2), testCar(1)] }));
    await store.dispatch(refreshCompared(memory()));
    expect(store.getState().compare.cars).toEqual([testCar(1), testCar(2)]);
  });

  it('is fetched in parts of 24 cars', async () => {
    const { gateways, asked } = stock();
    const storage = memory({ compare: JSON.stringify(Array.from({ length: 30 }, (_none, at) => testCar(at + 1))) });
    const store = testStore(gateways);
    store.dispatch(restoreComparison(storage));
    await store.dispatch(refreshCompared(storage));
    expect(asked.map(({ limit }) => limit)).toEqual([24, 6]);
    expect(store.getState().compare.cars).toHaveLength(30);
    expect(store.getState().compare.cars.every((car) => car.car_drive === 'AWD' && !car.gone)).toBe(true);
  });

  it('stays with what it has when the search fails', async () => {
    const { store } = await open(failing(), [testCar(1)]);
    expect(store.getState().compare.cars).toEqual([testCar(1)]);
    expect(debug).toHaveBeenCalledWith('compare.notRefreshed');
  });

  it('closes with its last car', async () => {
    const { store, storage } = await open(stock(), [testCar(1)]);
    expect(store.getState().compare.open).toBe(true);
    store.dispatch(removeCompared('1', storage));
    expect(store.getState().compare).toMatchObject({ open: false, panelOpen: false });
    expect([...storage.held]).toEqual([]);
  });

  it('is closed on the next page', async () => {
    const { storage } = await open(stock(), [testCar(1)]);
    const next = testStore(stock().gateways);
    next.dispatch(restoreComparison(storage));
    expect([next.getState().compare.open, idsOf(next)]).toEqual([false, ['1']]);
  });

  it('closes without removing its cars', async () => {
    const { store, storage } = await open(stock(), [testCar(1)]);
    store.dispatch(compareChanged({ open: false }));
    expect([store.getState().compare.open, [...storage.held.keys()]]).toEqual([false, ['compare']]);
  });
});
