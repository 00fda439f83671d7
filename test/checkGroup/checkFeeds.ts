import { environmentFeedAuthorization } from '../../config/env.ts';
import { checkStock } from '../../server/catalogue/check/checkStock.ts';
import { stockPhotoFiles } from '../../server/catalogue/check/stockPhotoFiles.ts';
import { CarsOfFeeds } from '../../server/catalogue/feed/cars/CarsOfFeeds.ts';
import { loadDealers } from '../../server/catalogue/feed/loadDealers.ts';
import { stockFeedSettings } from '../../server/catalogue/feed/stockFeedSettings.ts';
import { operatorMessage } from '../../server/operatorMessage.ts';
import { pictureHosts } from '../../server/pictures/openPictures.ts';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import { fault } from './CheckFinding.ts';
import type { CheckFinding, CheckedPart } from './CheckFinding.ts';
import type { ServedGroup } from './loadServedGroup.ts';
import { stockFindings } from './stockFindings.ts';

/** Checks the stock feed, as `npm run stock -- check` does, and the feed of dealers. */
export async function checkFeeds(served: ServedGroup): Promise<CheckedPart[]> {
  return [await readFeed('dealers', () => readDealers(served)), await readFeed('stock', () => readStock(served))];
}

async function readFeed(part: string, read: () => Promise<Omit<CheckedPart, 'part'>>): Promise<CheckedPart> {
  try {
    return { part, ...(await read()) };
  } catch (error) {
    const findings = [
      fault(part, operatorMessage(error), `Correct the feed: docs/${part === 'stock' ? 'feeds' : part}.md.`),
    ];
    return { part, summary: 'cannot be read', findings };
  }
}

async function readDealers({ group }: ServedGroup): Promise<Omit<CheckedPart, 'part'>> {
  const postcodes = new Map(group.sites.map(({ name, postcodes: ofSite }) => [name, ofSite]));
  const dealers = await loadDealers(group.dealersFeed, { fetch, postcodes });
  const count = [...dealers.values()].reduce((sum, ofSite) => sum + ofSite.length, 0);
  return { summary: group.dealersFeed === null ? 'No feed.' : `${String(count)} dealers`, findings: [] };
}

async function readStock({ env, group, root }: ServedGroup): Promise<Omit<CheckedPart, 'part'>> {
  const { stock, sites, photosFolder } = group;
  if (stock.length === 0) return { summary: 'No feed.', findings: [] };
  const vocabulary = loadVocabulary(group.languages, root);
  const photoFiles = (photosFolder === null ? null : await stockPhotoFiles(photosFolder)) ?? new Set();
  const cars = new CarsOfFeeds();
  const summaries: string[] = [];
  const findings: CheckFinding[] = [];
  for (const [at, feed] of (
    await stockFeedSettings({ ...group, vocabulary }, env, environmentFeedAuthorization)
  ).entries()) {
    const result = await checkStock({
      ...feed,
      fetch,
      vocabulary,
      photoFiles,
      languageOf: (name) => sites.find((site) => site.name === name)?.languages[0],
      earlierFeed: (site, car) => cars.earlierOrAdd(site, car, at),
    });
    const report = result.findings?.report;
    const name = stock.length > 1 ? `${feed.mapping.name}: ` : '';
    const rows = report ? `${String(report.served)} of ${String(report.read)} rows are cars` : 'cannot be read';
    summaries.push(`${name}${rows}`);
    findings.push(...stockFindings(result, pictureHosts(env)));
  }
  return { summary: summaries.join('; '), findings };
}
