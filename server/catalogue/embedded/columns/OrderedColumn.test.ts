import { describe, expect, it } from '@jest/globals';
import { countBits, rowsOf, wordsFor } from './bitset.ts';
import { buildOrderedColumn, OrderedColumn } from './OrderedColumn.ts';
import { ValueColumnBuilder } from './ValueColumnBuilder.ts';

/** Row numbers are ids here. */
function columnOf(values: readonly (number | null)[], forRanges = false): OrderedColumn {
  const rows = Uint32Array.from(values.keys());
  const idOrder = { rowsById: rows, idRank: rows };
  const column = new ValueColumnBuilder<number>();
  for (const value of values) column.add(value);
  return new OrderedColumn(
    buildOrderedColumn(column, (a, b) => a - b, { documentOfRow: rows, ...idOrder, forRanges }),
    idOrder,
  );
}

describe('OrderedColumn', () => {
  it('orders rows without a value last', () => {
    expect([...columnOf([20, null, 10, 20, 5]).order]).toEqual([4, 2, 0, 3, 1]);
  });

  it('walks falling values with ids still rising', () => {
    const column = columnOf([20, null, 10, 20, 5]);
    const seen: number[] = [];
    column.walk(Int32Array.of(-1), 'desc', (row) => seen.push(row) < 5);
    expect(seen).toEqual([0, 3, 2, 4, 1]);
  });

  it('finds the same rows by prefix bitsets as by looking at every row', () => {
    const values = Array.from({ length: 5000 }, (_, i) => (i % 13 === 0 ? null : (i * 7919) % 900));
    const column = columnOf(values, true);
    for (const [min, max] of [
      [0, 899],
      [0, 0],
      [5, 4],
      [10, 40],
      [100, 500],
      [450, 899],
      [880, 5000],
      [-5, 2],
    ] as const) {
      const bits = new Int32Array(wordsFor(values.length));
      column.rangeInto(bits, min, max);
      const expected = [...values.keys()].filter((row) => {
        const value = values[row];
        return value !== null && value !== undefined && value >= min && value <= max;
      });
      expect([...rowsOf(bits, countBits(bits))]).toEqual(expected);
    }
  });
});
