import { describe, expect, it } from '@jest/globals';
import { smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { memoryStockChanges } from '../../../test/fixtures/feeds/memoryStockChanges.ts';
import { createStockPush } from './createStockPush.ts';

const mapping = smallMapping({
  site: { column: 'branch', valueMap: { O: 'fjord-bil' } },
  drop: [{ reason: 'sold', column: 'status', in: ['S'] }],
});
const sites = new Map([['fjord-bil', { currency: 'NOK', locale: 'nb-NO', distanceUnit: 'km' as const }]]);

function service(more = mapping) {
  const changes = memoryStockChanges();
  let nudges = 0;
  const push = createStockPush({ settings: { mapping: more, sites }, changes, onTaken: () => (nudges += 1) });
  return { changes, push: (...objects: unknown[]) => push.push(objects, null, ''), nudges: () => nudges };
}

const volvo = { id: '1', make: 'Volvo', price: '100', year: '2011', branch: 'O' };

describe('a push to the stock', () => {
  it('takes any kind of object', async () => {
    const { push, changes, nudges } = service();
    const whole = { site: 'fjord-bil', car_id: '2', car_brand: 'Kia' };
    expect(await push(volvo, whole, { delete: '3' }, { delete: 4, site: 'fjord-bil' })).toEqual({
      upserted: 2,
      deleted: 2,
      dropped: 0,
      version: 1,
    });
    expect((await changes.all()).changes).toEqual([
      { kind: 'upsert', site: 'fjord-bil', carId: '1', form: 'mapped', car: volvo },
      { kind: 'upsert', site: 'fjord-bil', carId: '2', form: 'whole', car: whole },
      { kind: 'delete', site: '', carId: '3' },
      { kind: 'delete', site: 'fjord-bil', carId: '4' },
    ]);
    expect(nudges()).toBe(1);
  });

  it('takes a car that the mapping drops for a deletion', async () => {
    const { push, changes } = service();
    expect(await push({ ...volvo, status: 'S' })).toMatchObject({ upserted: 0, deleted: 0, dropped: 1 });
    expect((await changes.all()).changes).toEqual([{ kind: 'delete', site: '', carId: '1' }]);
  });

  it('takes nothing where one object is invalid', async () => {
    const { push, changes, nudges } = service();
    const wrong: unknown[] = [
      { ...volvo, price: 'Ring' },
      'Volvo',
      { delete: '' },
      { ...volvo, branch: 'Mars' },
      { ...volvo, id: '' },
    ];
    await expect(push(volvo, ...wrong)).rejects.toMatchObject({
      problem: {
        status: 422,
        errors: [
          { field: '1', message: expect.stringContaining('car_price is not a number (column price)') },
          { field: '2', message: 'is not a JSON object' },
          { field: '3', message: expect.stringContaining('must be { "delete": id }') },
          { field: '4', message: expect.stringContaining('names no site with a stock') },
          { field: '5', message: expect.stringContaining('car_id is missing') },
        ],
      },
    });
    expect((await changes.all()).changes).toEqual([]);
    expect(nudges()).toBe(0);
  });

  it('needs whole cars where the mapping identifies cars by a hash', async () => {
    const { push } = service(smallMapping({ site: 'fjord-bil', id: { hash: ['make'] } }));
    await expect(push(volvo)).rejects.toMatchObject({ problem: { status: 422, title: 'No id' } });
    expect(await push({ site: 'fjord-bil', car_id: '2' })).toMatchObject({ upserted: 1 });
  });
});
