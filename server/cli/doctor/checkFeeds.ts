import { join, resolve } from 'node:path';
import { environmentFeedAuthorization } from '../../../config/env.ts';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { checkStock } from '../../catalogue/check/checkStock.ts';
import { energyGapsText } from '../../catalogue/check/judgeStock.ts';
import { CarsOfFeeds } from '../../catalogue/feed/cars/CarsOfFeeds.ts';
import { FeedRefusedError } from '../../catalogue/feed/FeedRefusedError.ts';
import { loadDealers } from '../../catalogue/feed/loadDealers.ts';
import { dealersCopyName } from '../../catalogue/feed/openDealers.ts';
import { copyAge } from '../../catalogue/feed/source/copyAge.ts';
import { feedCopyName } from '../../catalogue/feed/source/prepareFeedCopies.ts';
import { stockFeedSettings } from '../../catalogue/feed/stockFeedSettings.ts';
import type { StockFeedSettings } from '../../catalogue/feed/stockFeedSettings.ts';
import { pictureHosts } from '../../pictures/openPictures.ts';
import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';
import { hiddenPhotos } from './hiddenPhotos.ts';

interface Parts {
  env: Env;
  group: Group;
  root: string;
}

/** The dealers and each stock feed as the server would read them. */
export async function checkFeeds({ env, group, root }: Parts): Promise<Finding[]> {
  const dataDir = resolve(root, env.DATA_DIR);
  const findings = await checkDealers(group, dataDir);
  if (group.stock.length === 0 || env.SEARCH_ENDPOINT !== '') return findings;
  const vocabulary = loadVocabulary(group.languages, root);
  const feeds = await stockFeedSettings({ ...group, vocabulary }, env, environmentFeedAuthorization);
  const cars = new CarsOfFeeds();
  for (const [at, feed] of feeds.entries()) {
    const name = feeds.length === 1 ? 'the stock feed' : `the stock feed "${feed.mapping.name}"`;
    findings.push(...(await checkFeed({ feed, at, name, cars }, { env, group, vocabulary, dataDir })));
  }
  return findings;
}

async function checkDealers({ dealersFeed, sites }: Group, dataDir: string): Promise<Finding[]> {
  const postcodes = new Map(sites.map(({ name, postcodes: ofSite }) => [name, ofSite]));
  try {
    const dealers = await loadDealers(dealersFeed, { fetch, postcodes });
    const count = [...dealers.values()].reduce((sum, ofSite) => sum + ofSite.length, 0);
    return [ok(`${String(count)} dealers.`)];
  } catch (error) {
    if (!(error instanceof FeedRefusedError) || dealersFeed === null) throw error;
    const copy = await copyText(join(dataDir, dealersCopyName(dealersFeed)), 'dealers');
    return [fault(`${error.message} ${copy}`, 'See docs/dealers.md.')];
  }
}

interface CheckedFeed {
  feed: StockFeedSettings;
  at: number;
  /** The feed in a sentence. */
  name: string;
  cars: CarsOfFeeds;
}

interface FeedParts extends Pick<Parts, 'env' | 'group'> {
  vocabulary: Vocabulary;
  dataDir: string;
}

async function checkFeed(
  { feed, at, name, cars }: CheckedFeed,
  { env, group, vocabulary, dataDir }: FeedParts,
): Promise<Finding[]> {
  const checked = await checkStock({
    ...feed,
    fetch,
    vocabulary,
    languageOf: (site) => group.sites.find((one) => one.name === site)?.languages[0],
    earlierFeed: (site, car) => cars.earlierOrAdd(site, car, at),
  });
  const { refusal, findings: found, energyLabels } = checked;
  if (refusal !== null || !found) {
    const copy = await copyText(join(dataDir, feedCopyName(feed.source)), 'its cars');
    return [fault(`${refusal ?? `${name} could not be read.`} ${copy}`, 'See docs/feeds.md.')];
  }
  const findings = hiddenPhotos(checked, pictureHosts(env));
  const { read, served, skipped, inEarlierFeed } = found.report;
  const shown = `${String(served)} of ${String(read)} rows of ${name} are cars that can be served`;
  const cure = 'Reasons and lines: npm run stock -- check';
  if (energyLabels) {
    const fields = energyLabels.fields.map(({ field }) => field).join(', ');
    findings.push(warning(`${energyGapsText(energyLabels)}: ${fields}.`, 'Map these fields: docs/feeds.md.'));
  }
  const shared = inEarlierFeed.vin + inEarlierFeed.plate + inEarlierFeed.id;
  if (shared > 0) findings.push(ok(`${String(shared)} cars of ${name} are left to an earlier feed.`));
  return [...findings, skipped > 0 ? warning(`${shown}; ${String(skipped)} are skipped.`, cure) : ok(`${shown}.`)];
}

/** Says what a server would start with while a feed cannot be read. */
async function copyText(file: string, what: string): Promise<string> {
  const age = await copyAge(file);
  if (!age) return `There is no earlier copy: a server would start without ${what}.`;
  return `A server would start with the copy of ${age.readAt} (${String(age.ageHours)} hours old).`;
}
