import { resolve } from 'node:path';
import { environmentFeedAuthorization, readEnv } from '../../../config/env.ts';
import type { Env } from '../../../config/env.ts';
import type { Group, GroupFeed } from '../../../config/group/Group.ts';
import { servedGroup } from '../../../config/group/servedGroup.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { checkStock } from '../../catalogue/check/checkStock.ts';
import type { StockCheck } from '../../catalogue/check/StockCheck.ts';
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
import { CarsOfFeeds } from '../../catalogue/feed/cars/CarsOfFeeds.ts';
import { feedSourceName } from '../../catalogue/feed/source/feedAddress.ts';
import { stockFeedSettings } from '../../catalogue/feed/stockFeedSettings.ts';
import type { StockFeedSettings } from '../../catalogue/feed/stockFeedSettings.ts';
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

/** Reads the named feed, by default those of the group in their order of precedence. */
async function check(
  request: CheckArguments,
  env: Env,
  { root, build, say }: CommandContext,
): Promise<{ text: string; isGood: boolean }> {
  const group = servedGroup(env, root);
  const { sites } = group;
  const vocabulary = loadVocabulary(group.languages, root);
  const stock: GroupFeed[] = [];
  for (const { mapping, ...feed } of stockToCheck(request.named, group.stock, process.cwd())) {
    if (mapping === null) say(proposedText(request));
    stock.push({ ...feed, mapping: mapping ?? (await proposedMapping(feed.feed, group, { vocabulary, root })) });
  }
  // another address must not see the group's credentials
  const isOfGroup = group.stock.length === 1 && stock[0]?.feed === group.stock[0]?.feed;
  const isTrusted = isOfGroup || !request.named;
  const feedEnv = { ...env, STOCK_FEED_AUTHORIZATION: isTrusted ? env.STOCK_FEED_AUTHORIZATION : '' };
  const feeds = await stockFeedSettings({ ...group, stock, vocabulary }, feedEnv, environmentFeedAuthorization).catch(
    (error: unknown) => {
      throw error instanceof FeedMappingError ? new StockCommandError(error.message) : error;
    },
  );
  const photoFiles = (group.photosFolder === null ? null : await stockPhotoFiles(group.photosFolder)) ?? new Set();
  const sample = request.opens || request.out !== null ? new CardSample() : null;
  const cars = new CarsOfFeeds();
  const hosts = pictureHosts(env);
  const minShares = request.minShares ?? undefined;
  const texts: string[] = [];
  let isGood = true;
  for (const [at, feed] of feeds.entries()) {
    const result = await checkStock({
      ...feed,
      fetch,
      vocabulary,
      photoFiles,
      languageOf: (name) => sites.find((site) => site.name === name)?.languages[0],
      earlierFeed: (site, car) => cars.earlierOrAdd(site, car, at),
      ...(sample ? { onCar: (site, car) => sample.take(site, car) } : {}),
    });
    isGood = judgeStock(result, { pictureHosts: hosts, minShares }).isGood && isGood;
    const head = feeds.length > 1 ? feedHead(at, feed, result) : '';
    texts.push(`${head}${stockCheckText(result, hosts, minShares)}`);
  }
  const hasCards = sample === null || (await makeCards(sample, request, { env, group, root, build, say }));
  return { text: texts.join('\n'), isGood: isGood && hasCards };
}

function feedHead(at: number, { source, mapping }: StockFeedSettings, { findings }: StockCheck): string {
  const head = `Feed ${String(at + 1)}, ${mapping.name}: ${feedSourceName(source)}\n`;
  const { vin = 0, plate = 0, id = 0 } = findings?.report.inEarlierFeed ?? {};
  if (vin + plate + id === 0) return head;
  const kinds = `${String(vin)} by VIN, ${String(plate)} by registration number, ${String(id)} by id`;
  return `${head}${String(vin + plate + id)} cars are left to an earlier feed: ${kinds}\n`;
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
