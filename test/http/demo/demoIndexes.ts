import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sourceStamp } from '../../../build/sourceStamp.mjs';
import type { StockIndexData } from '../../../server/catalogue/embedded/StockIndexData.ts';
import { siteSearch } from '../../../server/catalogue/embedded/SiteSearch.ts';
import { loadFeedMapping } from '../../../server/catalogue/feed/mapping/feedMapping.ts';
import { indexFeeds } from '../../../server/catalogue/indexFeeds.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';

const folder = resolve('node_modules/.cache/forecourt/demoIndexes');
const source = resolve('groups/polhem/stock/demo-cars.ndjson.gz');

/**
 * Returns the indexes of the demo stock by site. Each test file needs them and building them takes two seconds, so
 * the first one caches them for the others: for these sources, this stock and this day (cars count as sold from a day
 * on).
 */
export async function demoIndexes(logger: Logger): Promise<Map<string, StockIndexData>> {
  const day = new Date().toISOString().slice(0, 10);
  const stock = createHash('sha256').update(await readFile(source));
  const file = `${folder}/${stock.update(sourceStamp()).update(day).digest('hex').slice(0, 32)}`;
  const kept = await readFile(file).catch(() => null);
  if (kept) return deserialize(kept) as Map<string, StockIndexData>;

  const built = new Map<string, StockIndexData>();
  const mapping = await loadFeedMapping(resolve('groups/polhem/feeds/demo.json'));
  const stockSites = stockSitesOf(demoSites);
  const sites = new Map(
    demoSites.map(({ currency, distanceUnit, ...site }) => {
      const search = siteSearch(site);
      return [site.name, { currency, distanceUnit, locale: search.locale, search }];
    }),
  );
  const indexedSites = new Map(stockSites.map((site) => [site, sites.get(site)?.search]));
  await indexFeeds([{ source, mapping, sites, logger }], indexedSites, (site, data) => built.set(site, data));
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}-${process.pid}`, serialize(unshared(built)));
  await rename(`${file}-${process.pid}`, file); // Atomic, even if another process writes it concurrently.
  return built;
}

/** Copies arrays out of shared memory, which cannot be written to a file. */
function unshared(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, unshared(one)] as const));
  if (Array.isArray(value)) return value.map(unshared);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unshared(one)]));
}
