import { counted } from '../../kit/counted.ts';
import type { StockRefusal, StoredStockApprovals } from '../storedStockApprovals.ts';
import type { StockArguments } from './stockArguments.ts';

/** The command failed; the message has the reason. */
export class StockCommandError extends Error {
  override readonly name = 'StockCommandError';
}

interface Parts {
  approvals: Pick<StoredStockApprovals, 'list' | 'accept'>;
  say: (text: string) => void;
}

/**
 * Prints a check of a feed.
 * @param check returns its text, and whether the stock is good enough
 * @throws StockCommandError if it is not
 */
export async function runStockCheck(
  check: () => Promise<{ text: string; isGood: boolean }>,
  say: (text: string) => void,
): Promise<void> {
  const { text, isGood } = await check();
  say(text);
  if (!isGood) throw new StockCommandError('The check failed.');
}

/** Runs a command on refused stocks and prints the result. @throws StockCommandError */
export async function runStockCommand(args: StockArguments, { approvals, say }: Parts): Promise<void> {
  if (args.command === 'help' || args.command === 'check') return;
  const refusals = await approvals.list();
  if (args.command === 'list') {
    say(refusals.length === 0 ? 'No stock is refused for its size.\n' : refusals.map(described).join(''));
    return;
  }
  const refusal = chosen(refusals, args.feed);
  if (!(await approvals.accept(refusal.feed))) throw new StockCommandError(nothingRefused(refusal.feed));
  say(`${described(refusal)}Accepted: running servers take it within seconds.\n`);
}

const nothingRefused = (feed: string | null): string =>
  feed === null ? 'No stock is refused for its size.' : `No stock of the feed "${feed}" is refused for its size.`;

function chosen(refusals: readonly StockRefusal[], feed: string | null): StockRefusal {
  const [first, ...others] = feed === null ? refusals : refusals.filter((one) => one.feed === feed);
  if (!first) throw new StockCommandError(nothingRefused(feed));
  if (others.length > 0) {
    const names = [first, ...others].map((one) => one.feed).join(', ');
    throw new StockCommandError(`Several feeds are refused: name one of ${names}.`);
  }
  return first;
}

function described({ feed, sites, refusedAt, acceptedAt }: StockRefusal): string {
  const state = acceptedAt ? `accepted ${acceptedAt}` : `refused ${refusedAt}`;
  const lines = sites.map(
    ({ site, running, offered }) => `  ${site}: ${counted(offered, 'car')} offered, ${String(running)} in service\n`,
  );
  return `${feed}, ${state}\n${lines.join('')}`;
}
