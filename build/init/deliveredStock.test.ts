import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { loadFeedMapping } from '../../server/catalogue/feed/mapping/feedMapping.ts';
import { fjordSite, writtenGroup } from '../../test/fixtures/init/writtenGroup.ts';
import type { WrittenGroup } from '../../test/fixtures/init/writtenGroup.ts';

const rows = [
  'Annonsenr;Merke;Modell;Årsmodell;Pris;Kilometerstand;Drivstoff',
  '1001;Volvo;XC60;2023;489000;28400;Bensin',
  '1002;Toyota;Yaris;2020;219000;51200;Bensin',
  '1003;Tesla;Model Y;2022;429000;31000;Elektrisk',
];

let exports = '';
let feed = '';
let written: WrittenGroup | null = null;
beforeEach(async () => {
  exports = await mkdtemp(join(tmpdir(), 'init-exports-'));
  feed = join(exports, 'Export 1.csv');
  await writeFile(feed, `${rows.join('\n')}\n`);
});
afterEach(async () => {
  await written?.remove();
  written = null;
  await rm(exports, { recursive: true });
});

const write = async (stock: { feed: string }): Promise<WrittenGroup> => {
  written = await writtenGroup({ sites: [{ ...fjordSite, workshop: false, stock }] });
  return written;
};
const stockOf = ({ files }: WrittenGroup): unknown =>
  (parse(String(files.get('group.yaml'))) as { stock: unknown }).stock;

describe('the stock of a new group', () => {
  it('is the delivered feed with a proposed mapping', async () => {
    const group = await write({ feed });
    expect(stockOf(group)).toEqual({ feed, mapping: 'feeds/export-1.json' });
    const mapping = await loadFeedMapping(join(group.folder, 'feeds/export-1.json'));
    expect(mapping).toMatchObject({ site: 'fjord-bil', id: { column: 'Annonsenr' } });
    expect(group.files.has('stock/cars.csv')).toBe(false);
    expect(group.load().stock[0]?.feed).toBe(feed);
    expect(String(group.files.get('group.yaml'))).toContain('set STOCK_FEED on others');
  });

  it('keeps the address of a feed', async () => {
    const server = createServer((_request, response) => response.end(rows.join('\n')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/cars.csv?key=secret`;
    const group = await write({ feed: address });
    server.close();
    expect(stockOf(group)).toEqual({ feed: address, mapping: 'feeds/cars.json' });
    expect(group.said).not.toContain('secret');
  });

  it.each([
    ['has no price', 'Merke;Modell\nVolvo;V60\n', 'no column could be matched to car_price'],
    ['is empty', '', 'it has no rows'],
  ])('is examples when the feed %s', async (_name, content, reason) => {
    await writeFile(feed, content);
    const group = await write({ feed });
    expect(stockOf(group)).toEqual({ feed: 'stock/cars.csv', mapping: 'feeds/cars.json' });
    expect(group.said).toContain(reason);
    expect(group.said).toContain('npm run new -- feed');
  });

  it('is examples when there is no feed at the path', async () => {
    const group = await write({ feed: join(exports, 'missing.csv') });
    expect(group.said).toContain('there is no such file');
    expect(group.files.has('stock/cars.csv')).toBe(true);
  });

  it('is refused when two sites name different feeds', async () => {
    const other = { ...fjordSite, key: 'fjord-truck', name: 'Fjord Truck', host: 'fjordtruck.example' };
    await expect(
      writtenGroup({
        sites: [
          { ...fjordSite, stock: { feed } },
          { ...other, stock: { feed: `${feed}.gz` } },
        ],
      }),
    ).rejects.toThrow('A group has one stock feed');
  });
});
