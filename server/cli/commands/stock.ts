import { resolve } from 'node:path';
import { readEnv } from '../../../config/env.ts';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { checkStock } from '../../catalogue/check/checkStock.ts';
import { stockPhotoFiles } from '../../catalogue/check/stockPhotoFiles.ts';
import { judgeStock } from '../../catalogue/check/judgeStock.ts';
import { stockCheckText } from '../../catalogue/check/stockCheckText.ts';
import { StockUsageError, readStockArguments, stockUsage } from '../../catalogue/command/stockArguments.ts';
import type { CheckArguments } from '../../catalogue/command/stockArguments.ts';
import { StockCommandError, runStockCheck, runStockCommand } from '../../catalogue/command/stockCommand.ts';
import { stockToCheck } from '../stock/stockToCheck.ts';
import { CardSample } from '../stock/CardSample.ts';
import { proposedMapping } from '../stock/proposedMapping.ts';
import { showCards } from '../stock/showCards.ts';
import { FeedMappingError } from '../../catalogue/feed/mapping/feedMapping.ts';
import { feedSettings } from '../../catalogue/feed/feedSettings.ts';
import { storedStockApprovals } from '../../catalogue/storedStockApprovals.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { pictureHosts } from '../../pictures/openPictures.ts';
import type { CliCommand, CommandContext } from '../CliCommand.ts';
import { operatorMessage } from '../../operatorMessage.ts';
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
    await runStockCheck(() => check(request, readEnv(), context), context.say); // needs no database
  },
};

/** Reads the named feed, by default the group's. */
async function check(
  request: CheckArguments,
  env: Env,
  { root, build, say }: CommandContext,
): Promise<{ text: string; isGood: boolean }> {
  const group = servedGroup(env, root);
  const { sites } = group;
  const { feed: source, mapping: named } = stockToCheck(request.named, group.stock, process.cwd());
  const vocabulary = loadVocabulary(group.languages, root);
  const mapping = named ?? (await proposedMapping(source, group, { vocabulary, root }));
  if (named === null) say(proposedText(request));
  const stock = { feed: source, mapping };
  const feed = await feedSettings({ ...group, stock, vocabulary }).catch((error: unknown) => {
    throw error instanceof FeedMappingError ? new StockCommandError(error.message) : error;
  });
  const sample = request.opens || request.out !== null ? new CardSample() : null;
  const result = await checkStock({
    ...feed,
    fetch,
    // another address must not see the group's credentials
    ...(source === group.stock?.feed && { authorization: env.STOCK_FEED_AUTHORIZATION }),
    hostKey: env.STOCK_FEED_HOST_KEY || undefined,
    maxBytes: env.STOCK_MAX_BYTES,
    vocabulary,
    photoFiles: (group.photosFolder === null ? null : await stockPhotoFiles(group.photosFolder)) ?? new Set(),
    languageOf: (name) => sites.find((site) => site.name === name)?.languages[0],
    ...(sample ? { onCar: (site, car) => sample.take(site, car) } : {}),
  });
  const hasCards = sample === null || (await makeCards(sample, request, { env, group, root, build, say }));
  const hosts = pictureHosts(env);
  const minShares = request.minShares ?? undefined;
  const judgement = judgeStock(result, { pictureHosts: hosts, minShares });
  return { text: stockCheckText(result, hosts, minShares), isGood: judgement.isGood && hasCards };
}

interface CardParts extends CommandContext {
  env: Env;
  group: Group;
}

/** Writes and opens cards of some cars. Returns false if they could not be written, with the reason said. */
async function makeCards(
  sample: CardSample,
  { out, opens }: CheckArguments,
  { say, ...parts }: CardParts,
): Promise<boolean> {
  const { site } = sample;
  if (site === null) return true;
  try {
    const { writeCards } = await import('../stock/writeCards.ts');
    const file = await writeCards({ site, cars: sample.cars() }, out === null ? null : resolve(out), parts);
    const open = async (path: string): Promise<unknown> => (await import('open')).default(path);
    await showCards(file, { opens, open, say });
    return true;
  } catch (error) {
    say(`No cards: ${error instanceof StockCommandError ? error.message : operatorMessage(error)}\n\n`);
    return false;
  }
}

const proposedText = ({ named }: CheckArguments): string =>
  `No mapping is named: read with the one that this command writes: npm run new -- feed ${named?.feed ?? ''}\n\n`;
