import { parseArgs } from 'node:util';
import { essentialFields, parseMinShares } from '../check/essentials/essentialFields.ts';
import type { MinShares } from '../check/essentials/essentialFields.ts';

export interface CheckArguments {
  command: 'check';
  /** The feed of the served group when null. A feed without a mapping gets the proposed one. */
  named: { feed: string; mapping: string | null } | null;
  /** Defaults when null. */
  minShares: MinShares | null;
  /** Opens cards of ten cars in the browser. */
  opens: boolean;
  /** Path of a file for the cards; null for none. */
  out: string | null;
}

export type StockArguments =
  | { command: 'help' }
  | { command: 'list' }
  | { command: 'accept'; feed: string | null }
  | CheckArguments;

/** The command line is invalid; the message has the reason. */
export class StockUsageError extends Error {
  override readonly name = 'StockUsageError';
}

export const stockUsage = `Stock: check a feed before it is served, and accept a stock that was refused because it is much smaller than the
running one.

  npm run stock -- check [<feed> [<mapping>]] [--min-share <share>] [--open] [--out <file>]
      Reads a feed (a file or an address) and prints what visitors would read, and what would be skipped, dropped
      or left blank, and why. Without arguments, it checks the feed of the served group; a file without a mapping
      with the one that npm run new -- feed would write.
      Ends with 1 where nothing would be served, an essential field has implausible values, or too few cars have
      it. Needed by default: id, brand, model 100 %; year, mileage 50 %, photos too if the mapping has images;
      price 1 % (the others are on request).
        --min-share 0.8                 needs another share of every field
        --min-share photos=0,brand=0.9  of these fields
        --open                          shows ten cars as cards in the browser
        --out cards.html                writes that page to a file
  npm run stock -- list
      Refused stocks: feed, sites, cars in service and cars offered.
  npm run stock -- accept [<feed>]
      Takes the refused stock into service, in every running process within seconds. The feed is named only
      when several are refused. An acceptance counts for an hour.

  The share below which a stock is refused is STOCK_MIN_SHARE. See docs/feeds.md.
`;

/** Parses the arguments after "stock". Throws StockUsageError. */
export function readStockArguments(words: readonly string[]): StockArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { command: 'help' };
    case 'list':
      if (rest.length > 0) throw new StockUsageError('list takes no arguments.');
      return { command };
    case 'accept': {
      const [feed = null, ...more] = rest;
      if (more.length > 0) throw new StockUsageError('accept takes one feed, or none.');
      return { command, feed };
    }
    case 'check':
      return readCheckArguments(rest);
    default:
      throw new StockUsageError(`There is no command "${command}".`);
  }
}

function readCheckArguments(words: string[]): CheckArguments {
  const { values, positionals } = parseWords(words);
  const [feed, mapping = null, ...more] = positionals;
  if (more.length > 0) throw new StockUsageError('check takes a feed and a mapping at most.');
  const text = values['min-share'];
  const minShares = text === undefined ? null : parseMinShares(text);
  if (text !== undefined && minShares === null) {
    throw new StockUsageError(
      `--min-share takes a share from 0 to 1, or shares of fields (${essentialFields.join(', ')}): brand=0.9,photos=0`,
    );
  }
  const named = feed === undefined ? null : { feed, mapping };
  return { command: 'check', named, minShares, opens: values.open ?? false, out: values.out ?? null };
}

function parseWords(args: string[]): {
  values: { 'min-share'?: string; open?: boolean; out?: string };
  positionals: string[];
} {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'min-share': { type: 'string' }, open: { type: 'boolean' }, out: { type: 'string' } },
    });
  } catch (error) {
    throw new StockUsageError(error instanceof Error ? error.message : String(error));
  }
}
