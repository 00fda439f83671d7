/** Checks of feeds, and stocks that were refused for their size, on the command line (npm run stock): docs/feeds.md. */
import { resolve } from 'node:path';
import fetch from 'node-fetch';
import { feedPlace } from '../config/group/feedPlace.ts';
import { servedGroup } from '../config/group/servedGroup.ts';
import { checkStock } from '../server/catalogue/check/checkStock.ts';
import { stockCheckText } from '../server/catalogue/check/stockCheckText.ts';
import { StockUsageError, readStockArguments, stockUsage } from '../server/catalogue/command/stockArguments.ts';
import { StockCommandError, runStockCommand } from '../server/catalogue/command/stockCommand.ts';
import { FeedMappingError } from '../server/catalogue/feed/feedMapping.ts';
import { feedSettings } from '../server/catalogue/feed/feedSettings.ts';
import { storedStockApprovals } from '../server/catalogue/storedStockApprovals.ts';
import { loadVocabulary } from '../server/catalogue/vocabulary/loadVocabulary.ts';
import type { Env } from '../config/env.ts';
import { realClock } from '../shared/kit/Clock.ts';
import { runCommand } from './runCommand.ts';

async function check(env: Env, source: string, mapping: string): Promise<{ text: string; isServed: boolean }> {
  const root = process.cwd();
  const group = servedGroup(env);
  const { sites } = group;
  const stock = { feed: feedPlace(source, root), mapping: resolve(root, mapping) };
  const vocabularyFolder = resolve(root, 'config/vocabularies');
  const feed = await feedSettings({ ...group, stock, vocabularyFolder }).catch((error: unknown) => {
    throw error instanceof FeedMappingError ? new StockCommandError(error.message) : error;
  });
  const result = await checkStock({
    ...feed,
    fetch,
    vocabulary: await loadVocabulary(vocabularyFolder),
    languageOf: (name) => sites.find((site) => site.name === name)?.languages[0],
  });
  return { text: stockCheckText(result, env.PICTURE_HOSTS), isServed: result.refusal === null };
}

await runCommand({
  read: readStockArguments,
  usage: stockUsage,
  usageError: StockUsageError,
  commandError: StockCommandError,
  run: (asked, { env, storage, say }) =>
    runStockCommand(asked, {
      approvals: storedStockApprovals(storage, realClock),
      check: (feed, mapping) => check(env, feed, mapping),
      say,
    }),
});
