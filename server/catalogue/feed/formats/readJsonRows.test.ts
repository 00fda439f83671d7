import { describe, expect, it } from '@jest/globals';
import { itAtLength } from '../../../../test/fixtures/atLength.ts';
import { inPieces, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import type { FeedRow, RowProblem } from '../FeedRow.ts';
import { readFeedRows } from '../source/readFeedRows.ts';

const list = smallMapping({ format: 'json' });
const inside = smallMapping({ format: 'json', rows: 'data.vehicles' });

async function rowsOf(bytes: AsyncIterable<Uint8Array>, mapping = list): Promise<(FeedRow | RowProblem)[]> {
  const rows: (FeedRow | RowProblem)[] = [];
  for await (const row of readFeedRows(bytes, mapping, 'cars.json')) rows.push(row);
  return rows;
}

describe('reading the rows of JSON', () => {
  it.each([1, 5, 10_000])('gives the objects of a list with their lines in pieces of %d bytes', async (size) => {
    const text = '[\n{"id": 1, "make": "Citroën \\"C\\"", "seller": {"name": "Åse"}},\n\n{"id": 2},\n null, {"id":3}]';
    expect(await rowsOf(inPieces(text, size))).toEqual([
      { line: 2, values: { id: 1, make: 'Citroën "C"', seller: { name: 'Åse' } } },
      { line: 4, values: { id: 2 } },
      { line: 5, reason: 'it is not a JSON object' },
      { line: 5, values: { id: 3 } },
    ]);
  });

  it('gives the objects of a list inside the document', async () => {
    const text = '{"meta": {"count": 2, "vehicles": []},\n"data": {"vehicles": [{"id": 1}, {"id": 2}], "more": [1]}}';
    expect(await rowsOf(inPieces(text), inside)).toEqual([
      { line: 2, values: { id: 1 } },
      { line: 2, values: { id: 2 } },
    ]);
  });

  it.each([
    ['a document that is one car', '$', '{"id": 1, "images": [{"url": "a"}]}', [{ id: 1, images: [{ url: 'a' }] }]],
    ['one car inside the document', '$.data.car', '{"meta": {}, "data": {"car": {"id": 1}}}', [{ id: 1 }]],
    ['a list after "$"', '$.cars.*', '{"cars": [{"id": 1}, {"id": 2}]}', [{ id: 1 }, { id: 2 }]],
    [
      'objects inside the entries of a list',
      '$.entries.*.item',
      '{"entries": [{"at": 1, "item": {"id": 1}}, {"at": 2}, {"at": 3, "item": {"id": 3}}]}',
      [{ id: 1 }, { id: 3 }],
    ],
    [
      'lists inside the entries of a list',
      '$.dealers.*.cars.*',
      '{"dealers": [{"cars": [{"id": 1}]}, {"cars": []}, {"cars": [{"id": 3}]}]}',
      [{ id: 1 }, { id: 3 }],
    ],
  ])('gives %s', async (_what, path, text, values) => {
    for (const size of [1, 10_000]) {
      const rows = await rowsOf(inPieces(text, size), smallMapping({ format: 'json', rows: path }));
      expect(rows).toEqual(values.map((one) => ({ line: 1, values: one })));
    }
  });

  it.each([
    ['broken JSON', '[{"id": 1},\n{"id": 2,}]', list, /not JSON at line 2/],
    ['a file that is cut off', '[{"id": 1},\n{"id": 2', list, /cut off at line 2/],
    ['a list that is elsewhere', '{"vehicles":\n[{"id": 1}]}', inside, /no rows at data\.vehicles/],
    ['an object in place of a list', '{"data": {"vehicles": {"a": {}}}}', inside, /an object, not a list/],
    ['an object without "rows"', '{"cars": [{"id": 1}]}', list, /Name its list in the mapping: "rows": "cars"/],
    ['text after the list', '[{"id": 1}] x', list, /not JSON at line 1/],
  ])('refuses %s in one sentence', async (_fault, text, mapping, message) => {
    await expect(rowsOf(inPieces(text), mapping)).rejects.toThrow(message);
    await expect(rowsOf(inPieces(text), mapping)).rejects.toMatchObject({ name: 'FeedRefusedError' });
  });

  itAtLength('reads a list of 200 MB without holding it', async () => {
    const car = `{"id":1,"make":"Volvo","text":"${'En fin bil. '.repeat(800)}"},`;
    async function* pieces(): AsyncGenerator<Uint8Array> {
      const some = Buffer.from(car.repeat(100));
      yield Buffer.from('[');
      for (let sent = 0; sent < 200e6; sent += some.length) yield await Promise.resolve(some);
      yield Buffer.from('{"id":2}]');
    }
    const before = process.memoryUsage().rss;
    let peak = 0;
    let count = 0;
    for await (const row of readFeedRows(pieces(), list, 'cars.json')) {
      count += 'values' in row ? 1 : 0;
      if (count % 1000 === 0) peak = Math.max(peak, process.memoryUsage().rss);
    }
    expect(count).toBeGreaterThan(20_000);
    expect(peak - before).toBeLessThan(150e6);
  });
});
