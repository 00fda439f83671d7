/**
 * Writes the demo stock: groups/polhem/stock/demo-cars.ndjson.gz and dealers.ndjson.gz.
 * Builds and tests run it after a change of its sources (build/demo/demoStock.mjs): the tables next to this file, the
 * orders of lists, and the pictures listed in groups/polhem/content/media/media.json. The output is always the same.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { DemoMedia } from './demoMedia.ts';
import { makeDemoStock, ndjson } from './demoStock.ts';

const media = JSON.parse(readFileSync('groups/polhem/content/media/media.json', 'utf8')) as DemoMedia;
const { cars, dealers } = makeDemoStock(media);

mkdirSync('groups/polhem/stock', { recursive: true });
for (const [file, records] of [
  ['groups/polhem/stock/demo-cars.ndjson.gz', cars],
  ['groups/polhem/stock/dealers.ndjson.gz', dealers],
] as const) {
  const packed = gzipSync(ndjson(records), { level: 9 });
  // Two processes may make it at the same time.
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, packed);
  renameSync(unfinished, file);
  console.log(`${file}: ${records.length} records, ${Math.round(packed.length / 1024)} kB`);
}
