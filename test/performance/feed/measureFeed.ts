/** Reads and checks a stock, in a process of its own: `measureFeed.ts <file> <mapping> <country>`. */
import { checkStock } from '../../../server/catalogue/check/checkStock.ts';
import { loadStock } from '../../../server/catalogue/feed/loadStock.ts';
import { loadFeedMapping } from '../../../server/catalogue/feed/mapping/feedMapping.ts';
import { silentLogger } from '../../../server/catalogue/feed/silentLogger.ts';
import { productVocabulary as vocabulary } from '../../fixtures/feeds/productVocabulary.ts';
import { countries } from '../../fixtures/feeds/presets/PresetStock.ts';
import { measuredSite } from './measuredFeed.ts';

/** Processor seconds and memory of a process that reads and checks a stock. */
export interface FeedMeasure {
  cars: number;
  start: number;
  check: number;
  /** Peak of the resident memory. */
  megabytes: number;
}

const [source = '', mappingFile = '', country = ''] = process.argv.slice(2);

async function processorSeconds(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const display = countries[country as keyof typeof countries];
const reading = {
  source,
  mapping: await loadFeedMapping(mappingFile, [measuredSite]),
  sites: new Map([[measuredSite, display]]),
  vocabulary,
};
let cars = 0;
const start = await processorSeconds(() =>
  loadStock({ ...reading, logger: silentLogger, take: () => void (cars += 1) }),
);
const check = await processorSeconds(() => checkStock({ ...reading, languageOf: () => display.language }));
const megabytes = process.resourceUsage().maxRSS / 1024;
process.send?.({ cars, start, check, megabytes } satisfies FeedMeasure);
