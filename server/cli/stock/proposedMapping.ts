import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group } from '../../../config/group/Group.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { StockCommandError } from '../../catalogue/command/stockCommand.ts';
import { isFeedAddress } from '../../catalogue/feed/source/feedAddress.ts';
import { mappingFile, mappingText, proposeFeed } from '../../catalogue/propose/proposeFeed.ts';

/**
 * Writes a proposed mapping of a feed to a temporary folder, for the group's first site with a stock.
 * @returns path of the mapping
 * @throws StockCommandError for an address, or a group without a stock
 */
export async function proposedMapping(
  feed: string,
  { sites }: Pick<Group, 'sites'>,
  { vocabulary, root }: { vocabulary: Vocabulary; root: string },
): Promise<string> {
  if (isFeedAddress(feed)) throw new StockCommandError('Name a mapping: only a file gets a proposed one.');
  const stockSites = stockSitesOf(sites);
  const site = sites.find(({ name }) => name === stockSites[0]);
  if (!site) throw new StockCommandError('No site of the served group sells cars.');
  const { mapping } = await proposeFeed(feed, { site, stockSites, vocabulary }).catch((error: unknown) => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new StockCommandError(`There is no file ${feed}.`) : error;
  });
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-mapping-'));
  const path = join(folder, mappingFile(feed));
  await writeFile(path, mappingText(mapping, folder, root));
  return path;
}
