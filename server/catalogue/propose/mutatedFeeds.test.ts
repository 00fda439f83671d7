import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { atLength } from '../../../test/fixtures/atLength.ts';
import { seededRandom } from '../../../test/fixtures/catalogue/randomCars.ts';
import { mutateBytes } from '../../../test/fixtures/feeds/mutations/mutateBytes.ts';
import { mutateTable } from '../../../test/fixtures/feeds/mutations/mutateTable.ts';
import { readMutated } from '../../../test/fixtures/feeds/mutations/readMutated.ts';
import { silentFaults } from '../../../test/fixtures/feeds/mutations/silentFaults.ts';
import {
  createTableFeed,
  tableDisplay,
  tableFormats,
  tableText,
  tableTruth,
} from '../../../test/fixtures/feeds/mutations/tableFeed.ts';
import { americanStocks, googleTsv, metaCsv, mobileCsv } from '../../../test/fixtures/feeds/presets/csvStocks.ts';
import { jsonStocks } from '../../../test/fixtures/feeds/presets/jsonStocks.ts';
import { countries } from '../../../test/fixtures/feeds/presets/PresetStock.ts';
import { xmlStocks } from '../../../test/fixtures/feeds/presets/xmlStocks.ts';
import { memoryInUse } from '../../../test/performance/memoryInUse.ts';
import type { SiteDisplay } from '../feed/cars/displayTexts.ts';

const byteMutations = atLength ? 7000 : 30;
const tableMutations = atLength ? 3000 : 10;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mutated-'));
});
afterAll(() => rm(folder, { recursive: true }));

const highestPrices: Record<string, number> = { SEK: 50_000_000, NOK: 50_000_000 };
const displayOf = (country: keyof typeof countries): SiteDisplay => {
  const display = countries[country];
  return { ...display, maxPrice: highestPrices[display.currency] ?? 5_000_000 };
};

/** Files of known formats, with sites of their countries. */
async function knownFeeds(): Promise<{ name: string; bytes: Buffer; display: SiteDisplay }[]> {
  const lines: [string, readonly string[], keyof typeof countries][] = [
    ['meta.csv', metaCsv, 'Swedish'],
    ['google.tsv', googleTsv, 'Swedish'],
    ['mobile.csv', mobileCsv, 'German'],
    ...americanStocks.map(([name, , header, rows]): [string, string[], 'American'] => [
      name,
      [header, ...rows],
      'American',
    ]),
  ];
  const files = [...xmlStocks, ...jsonStocks].map(async ({ file, country }) => ({
    name: file,
    bytes: await readFile(`test/fixtures/feeds/presets/${file}`),
    display: displayOf(country),
  }));
  return [
    ...lines.map(([name, texts, country]) => ({
      name,
      bytes: Buffer.from(texts.join('\n')),
      display: displayOf(country),
    })),
    ...(await Promise.all(files)),
    ...tableFormats.map((format) => ({
      name: `table.${format}`,
      bytes: Buffer.from(tableText(createTableFeed(format))),
      display: tableDisplay,
    })),
  ];
}

const shorten = (fault: string): string => fault.split('\n').slice(0, 4).join('\n');

it('a feed with mutated bytes is read plausibly unless it is refused', async () => {
  const feeds = await knownFeeds();
  const wrong: string[] = [];
  for (let seed = 1; seed <= byteMutations; seed += 1) {
    const random = seededRandom(seed);
    const { name, bytes, display } = feeds[seed % feeds.length] as (typeof feeds)[number];
    const mutated = mutateBytes(bytes, random);
    const { faults } = await readMutated(join(folder, 'bytes'), mutated.bytes, display);
    wrong.push(...faults.map((fault) => `seed ${String(seed)}, ${name}, ${mutated.name}: ${shorten(fault)}`));
  }
  expect(wrong).toEqual([]);
}, 3_600_000);

it('a mutated table gives no silent price or mileage of another column', async () => {
  const wrong: string[] = [];
  const memory: number[] = [];
  for (let seed = 1; seed <= tableMutations; seed += 1) {
    const random = seededRandom(seed);
    const format = tableFormats[seed % tableFormats.length] ?? 'csv';
    const feed = createTableFeed(format);
    const truth = tableTruth(feed);
    const mutation = mutateTable(feed, random);
    const stock = await readMutated(join(folder, 'table'), tableText(feed), tableDisplay);
    const faults = [...stock.faults, ...silentFaults(stock, truth, mutation)];
    wrong.push(
      ...faults.map((fault) => `seed ${String(seed)}, ${format}, ${mutation.names.join(' + ')}: ${shorten(fault)}`),
    );
    if (seed % (tableMutations / 5) === 0) memory.push(memoryInUse());
  }
  expect(wrong).toEqual([]);
  const [, early = 0] = memory;
  const growth = atLength ? (memory.at(-1) ?? 0) / early : 1; // The short form is too short to measure it.
  expect(growth).toBeLessThan(1.5);
}, 3_600_000);
