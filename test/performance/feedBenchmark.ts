/**
 * Duration of a stock feed, its peak memory, and its longest block of the thread.
 * Then the same of 100,000 cars of each preset.
 *
 *   npm run bench -- feed                            exits 1 above 1.3 times the time of a plain mapping
 *   npm run bench -- feed --short                    10,000 cars
 *   npm run bench -- feed --preset=mobile-de-csv     presets whose names contain the word
 *
 * `node build/run.mjs test/performance/feedBenchmark.ts <csv> [<mapping>]` measures a file alone.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { installedGroup } from '../../config/group/installedGroup.ts';
import { loadFeedMapping } from '../../server/catalogue/feed/mapping/feedMapping.ts';
import { loadStock } from '../../server/catalogue/feed/loadStock.ts';
import { loadPictureSets } from '../../server/catalogue/feed/cars/pictureSets.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import { stockSitesOf } from '../../shared/catalogue/stockSitesOf.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { presetFeeds } from './feed/presetFeeds.ts';
import { presetFigures } from './feed/presetFigures.ts';
import { madeUpStock } from './load/madeUpStock.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';

/** Longest acceptable pause for visitors. */
const maxPauseMs = 50;
const maxMegabytes = 400;

const presetCars = process.argv.includes('--short') ? 10_000 : 100_000;
const word = process.argv.find((argument) => argument.startsWith('--preset='))?.split('=')[1] ?? '';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

const print = (event: string, facts?: Record<string, unknown>): void => console.log(event, JSON.stringify(facts ?? {}));
const logger: Logger = { debug: () => undefined, info: print, warn: print, error: print };

const folder = await mkdtemp(join(tmpdir(), 'feed-benchmark-'));
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [givenPath, mappingPath = 'config/feeds/autoscout24.json'] = paths;
try {
  let source = givenPath;
  if (source === undefined) {
    source = join(folder, 'stock.csv');
    await writeFile(source, madeUpStock(46_000));
  }
  const mapping = await loadFeedMapping(mappingPath, stockSitesOf(installedGroup().sites));
  const pictureSets = await loadPictureSets(join(installedGroup().contentFolder, 'media/media.json')).catch(
    () => new Map<string, never>(),
  );
  const before = process.memoryUsage.rss();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  const examples: Car[] = [];
  const take = (_site: string, car: Car): void => {
    if (examples.length === 0) examples.push(car);
  };
  const stock = await loadStock({ source, mapping, logger, pictureSets, take });
  const seconds = (performance.now() - startedAt) / 1000;
  delay.disable();
  const measuredPauseMs = delay.max / 1e6;
  const rss = process.memoryUsage.rss();
  console.log({
    ...stock?.report,
    problems: stock?.report.problems.length,
    seconds: Number(seconds.toFixed(2)),
    pauseMs: Number(measuredPauseMs.toFixed(1)),
    pause99Ms: Number((delay.percentile(99) / 1e6).toFixed(1)),
    rssBeforeMb: megabytes(before),
    rssMb: megabytes(rss),
    heapMb: megabytes(process.memoryUsage().heapUsed),
  });
  for (const { car_id, slug, car_price_text, car_mileage_text, car_power_text, car_fuel } of examples) {
    console.log({ car_id, slug, car_price_text, car_mileage_text, car_power_text, car_fuel });
  }
  const figures: Figure[] = [];
  const presets = givenPath === undefined ? presetFeeds().filter(({ preset }) => preset.includes(word)) : [];
  for (const feed of presets) {
    const measured = await presetFigures(feed, presetCars, folder);
    console.log(
      measured.map(({ name, ours, ratio }) => `${name} ${ours.toFixed(1)} ${ratio?.toFixed(2) ?? ''}`).join('; '),
    );
    figures.push(...measured);
  }
  report('feed', [
    { name: 'reading the feed', unit: 's', ours: seconds },
    { name: 'longest pause of the thread', unit: 'ms', ours: measuredPauseMs, goal: { atMost: maxPauseMs } },
    { name: 'resident memory', unit: 'MB', ours: megabytes(rss), goal: { atMost: maxMegabytes } },
    ...figures,
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
