import { readEnv } from '../../../config/env.ts';
import type { Env } from '../../../config/env.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { checkStock } from '../../catalogue/check/checkStock.ts';
import { stockPhotoFiles } from '../../catalogue/check/stockPhotoFiles.ts';
import { stockCheckText } from '../../catalogue/check/stockCheckText.ts';
import { StockUsageError, readStockArguments, stockUsage } from '../../catalogue/command/stockArguments.ts';
import { StockCommandError, runStockCheck, runStockCommand } from '../../catalogue/command/stockCommand.ts';
import { stockToCheck } from '../stock/stockToCheck.ts';
import type { NamedStock } from '../stock/stockToCheck.ts';
import { FeedMappingError } from '../../catalogue/feed/mapping/feedMapping.ts';
import { feedSettings } from '../../catalogue/feed/feedSettings.ts';
import { storedStockApprovals } from '../../catalogue/storedStockApprovals.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { pictureHosts } from '../../pictures/openPictures.ts';
import type { CliCommand } from '../CliCommand.ts';
import { databaseCommand } from '../databaseCommand.ts';

const approvalsCommand = databaseCommand({
  read: readStockArguments,
  usage: stockUsage,
  usageError: StockUsageError,
  commandError: StockCommandError,
  run: (request, { storage, say }) =>
    runStockCommand(request, { approvals: storedStockApprovals(storage, realClock), say }),
});

/** Checks of feeds, and stocks that were refused for their size: docs/feeds.md. */
export const stockCommand: CliCommand = {
  ...approvalsCommand,
  run: async (words, context) => {
    const request = readStockArguments(words);
    if (request.command !== 'check') return approvalsCommand.run(words, context);
    const { named } = request; // needs no database
    await runStockCheck(() => check(readEnv(), context.root, named), context.say);
  },
};

/** Reads the named feed, by default the group's. */
async function check(env: Env, root: string, named: NamedStock | null): Promise<{ text: string; isServed: boolean }> {
  const group = servedGroup(env, root);
  const { sites } = group;
  const stock = stockToCheck(named, group.stock, process.cwd());
  const vocabulary = loadVocabulary(group.languages, root);
  const feed = await feedSettings({ ...group, stock, vocabulary }).catch((error: unknown) => {
    throw error instanceof FeedMappingError ? new StockCommandError(error.message) : error;
  });
  const result = await checkStock({
    ...feed,
    fetch,
    // another address must not see the group's credentials
    ...(stock.feed === group.stock?.feed && { authorization: env.STOCK_FEED_AUTHORIZATION }),
    hostKey: env.STOCK_FEED_HOST_KEY || undefined,
    maxBytes: env.STOCK_MAX_BYTES,
    vocabulary,
    photoFiles: (group.photosFolder === null ? null : await stockPhotoFiles(group.photosFolder)) ?? new Set(),
    languageOf: (name) => sites.find((site) => site.name === name)?.languages[0],
  });
  return { text: stockCheckText(result, pictureHosts(env)), isServed: result.refusal === null };
}
