import { describe, expect, it } from '@jest/globals';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { emptyCar } from '../../../test/fixtures/catalogue/randomCars.ts';
import { IndexHolder } from './IndexHolder.ts';
import { buildStockIndex } from './StockIndex.ts';
import { vehicleIndexSchema } from './vehicleIndexSchema.ts';

const index = (...ids: string[]) => buildStockIndex<Car>(ids.map(emptyCar), vehicleIndexSchema);

describe('the indexes of a process', () => {
  it('knows no index that nobody has given', () => {
    expect(new IndexHolder<Car>().get('vehicles_a')).toBeUndefined();
  });

  it('answers from the newest while an older one is still held', () => {
    const holder = new IndexHolder<Car>();
    holder.replace('vehicles_a', index('1'));
    const held = holder.get('vehicles_a');
    holder.replace('vehicles_a', index('2', '3'));
    expect(holder.get('vehicles_a')?.size).toBe(2);
    expect(held?.read(0, 9, ['car_id'])).toEqual([{ car_id: '1' }]);
  });
});
