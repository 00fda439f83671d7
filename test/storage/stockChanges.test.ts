import { expect, it } from '@jest/globals';
import { storedStockChanges } from '../../server/catalogue/push/storedStockChanges.ts';
import type { StockChange } from '../../server/catalogue/push/StockChanges.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { testClock } from '../fixtures/testClock.ts';

const upsert = (carId: string, price: number, site = 'fjord-bil'): StockChange => {
  return { kind: 'upsert', site, carId, form: 'mapped', car: { id: carId, price } };
};
const deletion = (carId: string, site = ''): StockChange => ({ kind: 'delete', site, carId });
const day = 24 * 60 * 60_000;

describeOnBothDatabases('pushed changes of the stock', (emptyDatabase) => {
  async function server() {
    const clock = testClock('2026-11-22T12:00:00.000Z');
    const database = await emptyDatabase();
    const changes = storedStockChanges(await database.open(), clock);
    return { clock, changes, another: async () => storedStockChanges(await database.open(), clock) };
  }

  it('begin with none', async () => {
    const { changes } = await server();
    expect(await changes.all()).toEqual({ version: 0, changes: [] });
  });

  it('keep the last change of each car', async () => {
    const { changes, another } = await server();
    await changes.take([upsert('1', 100), upsert('2', 200)], null);
    await changes.take([upsert('1', 150), deletion('2', 'fjord-bil')], null);
    const { version, changes: all } = await (await another()).all();
    expect(version).toBe(2);
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([upsert('1', 150), deletion('2', 'fjord-bil')]));
  });

  it('forget what was pushed to single sites when a car is deleted from all', async () => {
    const { changes } = await server();
    await changes.take([upsert('1', 100), upsert('1', 100, 'fjord-brukt')], null);
    await changes.take([deletion('1')], null);
    expect((await changes.all()).changes).toEqual([deletion('1')]);
  });

  it('take a push once that is sent again under its key', async () => {
    const { changes } = await server();
    const push = { key: 'a', bodyHash: 'x' };
    expect(await changes.take([upsert('1', 100)], push)).toEqual({ version: 1 });
    await changes.take([upsert('1', 200)], null);
    expect(await changes.take([upsert('1', 100)], push)).toEqual({ version: 1 });
    expect(await changes.all()).toEqual({ version: 2, changes: [upsert('1', 200)] });
  });

  it('refuse another push under a used key for a day', async () => {
    const { changes, clock } = await server();
    await changes.take([upsert('1', 100)], { key: 'a', bodyHash: 'x' });
    expect(await changes.take([upsert('1', 200)], { key: 'a', bodyHash: 'y' })).toBeNull();
    expect((await changes.all()).changes).toEqual([upsert('1', 100)]);
    clock.advance(day + 1);
    await changes.take([], { key: 'b', bodyHash: 'z' });
    expect(await changes.take([upsert('1', 200)], { key: 'a', bodyHash: 'y' })).not.toBeNull();
  });

  it('take pushes of several processes one after the other', async () => {
    const { changes, another } = await server();
    const other = await another();
    const push = { key: 'same', bodyHash: 'x' };
    const versions = await Promise.all([
      ...Array.from({ length: 10 }, (_none, at) => (at % 2 ? changes : other).take([upsert(String(at), at)], null)),
      changes.take([upsert('same', 1)], push),
      other.take([upsert('same', 1)], push),
    ]);
    const given = versions.map((one) => one?.version);
    expect(new Set(given.slice(0, 10)).size).toBe(10);
    expect(given[10]).toBe(given[11]);
    expect((await changes.all()).changes).toHaveLength(11);
  });
});
