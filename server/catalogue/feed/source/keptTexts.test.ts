import { expect, it } from '@jest/globals';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { memoryInUse } from '../../../../test/performance/memoryInUse.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { isRowProblem } from '../FeedRow.ts';
import { readFeedRows } from './readFeedRows.ts';

const rows = 1000;
const filler = 'x'.repeat(8000);

/** The bytes of a feed, made as they are read. */
async function* bytesOf([head, row, tail]: readonly [string, (id: string) => string, string]): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(head));
  for (let at = 0; at < rows; at += 1) yield Buffer.from(row(`urn:car:${String(at).padStart(12, '0')}`));
  yield Buffer.from(tail);
}

it.each<[string, FeedMapping, readonly [string, (id: string) => string, string]]>([
  ['CSV', smallMapping(), ['id,make,price,year\n', (id) => `${id},${filler},1,2020\n`, '']],
  ['NDJSON', smallMapping({ format: 'ndjson' }), ['', (id) => `{"id":"${id}","make":"${filler}"}\n`, '']],
  [
    'JSON',
    smallMapping({ format: 'json', rows: 'cars' }),
    ['{"cars":[{}', (id) => `,{"id":"${id}","make":"${filler}"}`, ']}'],
  ],
  [
    'XML',
    smallMapping({ format: 'xml', row: 'car' }),
    ['<cars>', (id) => `<car id="${id}"><id>${id}</id><make>${filler}</make></car>`, '</cars>'],
  ],
])('a text of %s that is kept does not keep its feed in memory', async (_format, mapping, parts) => {
  const kept: unknown[] = [];
  const before = memoryInUse();
  for await (const row of readFeedRows(bytesOf(parts), mapping, 'feed')) {
    if (!isRowProblem(row)) kept.push(row.values['id'], row.values['@id']);
  }
  const feedBytes = rows * filler.length;
  expect(kept.filter((text) => typeof text === 'string').length).toBeGreaterThanOrEqual(rows);
  expect(memoryInUse() - before).toBeLessThan(feedBytes / 2);
});
