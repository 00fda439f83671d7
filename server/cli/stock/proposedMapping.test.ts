import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { proposedMapping } from './proposedMapping.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proposed-mapping-'));
});
afterAll(() => rm(folder, { recursive: true }));

const propose = (feed: string): Promise<string> =>
  proposedMapping(feed, { sites: [harbourSite('harbour-bil')] }, { vocabulary: new Map(), root: folder });

it('proposedMapping() writes a mapping next to no file of the operator', async () => {
  const feed = join(folder, 'cars.csv');
  await writeFile(feed, 'id,make,model,year,price\n1,Volvo,V60,2019,199000\n2,Kia,Ceed,2020,149000\n');
  const path = await propose(feed);
  expect(dirname(path)).not.toBe(folder);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ site: 'harbour-bil', id: { column: 'id' } });
  await rm(dirname(path), { recursive: true });
});

it.each([
  ['an address', 'https://stock.example/cars.csv', 'Name a mapping'],
  ['a missing file', '/nowhere/cars.csv', 'There is no file /nowhere/cars.csv'],
])('proposedMapping() refuses %s', async (_what, feed, text) => {
  await expect(propose(feed)).rejects.toThrow(text);
});
