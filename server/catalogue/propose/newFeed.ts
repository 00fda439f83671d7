import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { noStockSite } from '../feed/mapping/noStockSite.ts';
import { proposalText } from './proposalText.ts';
import { mappingFile, mappingText, proposeFeed } from './proposeFeed.ts';
import type { FeedSite } from './proposeFeed.ts';

/** A mapping that cannot be proposed or written; the message says why. */
export class NewFeedError extends Error {
  override readonly name = 'NewFeedError';
}

interface FeedRequest {
  /** Path of the feed, from the root. */
  file: string;
  /** The first site with a stock unless named. */
  site: string | null;
  /** Path of the mapping to write, from the root; in the feeds of the group when null. */
  out: string | null;
}

interface Parts {
  root: string;
  /** Folder of new mappings, unless the command names a file. */
  feedsFolder: string;
  sites: readonly FeedSite[];
  vocabulary: Vocabulary;
  say: (text: string) => void;
}

const quoted = (path: string): string => (/\s/.test(path) ? `'${path}'` : path);

function findSite(sites: readonly FeedSite[], name: string | null): FeedSite {
  const stockSites = stockSitesOf(sites);
  const site = sites.find((one) => one.name === (name ?? stockSites[0]));
  if (!site || !stockSites.includes(site.name)) {
    throw new NewFeedError(`${noStockSite(name ?? sites[0]?.name ?? '', stockSites)}.`);
  }
  return site;
}

/**
 * Proposes a mapping for a feed and writes it to a file.
 * @throws NewFeedError, and FeedRefusedError for a file in which no cars can be found
 */
export async function newFeed(
  { file, site, out }: FeedRequest,
  { root, feedsFolder, sites, vocabulary, say }: Parts,
): Promise<void> {
  const target = out === null ? join(feedsFolder, mappingFile(file)) : resolve(root, out);
  const shown = relative(root, target);
  if (existsSync(target)) throw new NewFeedError(`${shown} exists already. Name another file with --out.`);
  const chosen = findSite(sites, site);
  const proposing = proposeFeed(resolve(root, file), { site: chosen, stockSites: stockSitesOf(sites), vocabulary });
  const proposal = await proposing.catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new NewFeedError(`There is no file ${file}.`) : error;
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, mappingText(proposal.mapping, dirname(target), root));
  say(`${proposalText(proposal)}\nWritten: ${shown}\nNext: npm run stock -- check ${quoted(file)} ${quoted(shown)}\n`);
}
