import { describe, expect, it, jest } from '@jest/globals';
import { IndexHolder } from './IndexHolder.ts';
import { buildStockIndex } from './StockIndex.ts';
import { vehicleIndexSchema } from './vehicleIndexSchema.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';

const index = () => buildStockIndex<Car>([], vehicleIndexSchema, collectingLogger());

describe('the indexes of a process', () => {
  it('knows no index that nobody has given', () => {
    expect(new IndexHolder<Car>().get('vehicles_a')).toBeUndefined();
  });

  it('builds one that is asked for before its turn, once', async () => {
    const holder = new IndexHolder<Car>();
    const built = index();
    const build = jest.fn(() => built);
    holder.replaceBy('vehicles_a', build);
    expect(holder.get('vehicles_a')).toBe(built);
    await holder.buildWaiting();
    expect(holder.get('vehicles_a')).toBe(built);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('goes on with the old one until the new one is built', async () => {
    const holder = new IndexHolder<Car>();
    const [old, fresh] = [index(), index()];
    holder.replace('vehicles_a', old);
    holder.replaceBy('vehicles_a', () => fresh);
    expect(holder.get('vehicles_a')).toBe(old);
    await holder.buildWaiting();
    expect(holder.get('vehicles_a')).toBe(fresh);
  });

  it('builds the newest of two that wait, and lets others in between the builds', async () => {
    const holder = new IndexHolder<Car>();
    const seen: string[] = [];
    const building = (name: string) => () => {
      seen.push(name);
      return index();
    };
    holder.replaceBy('vehicles_a', building('outdated'));
    holder.replaceBy('vehicles_a', building('a'));
    holder.replaceBy('vehicles_b', building('b'));
    const done = holder.buildWaiting();
    const answering = setInterval(() => seen.at(-1) === 'a' && seen.push('a request'), 1);
    await done;
    clearInterval(answering);
    expect(seen).toEqual(['a', 'a request', 'b']);
  });
});
