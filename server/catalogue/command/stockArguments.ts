export type StockArguments =
  | { command: 'help' }
  | { command: 'list' }
  | { command: 'accept'; feed: string | null }
  | { command: 'check'; named: { feed: string; mapping: string } | null };

/** The command line is invalid; the message has the reason. */
export class StockUsageError extends Error {
  override readonly name = 'StockUsageError';
}

export const stockUsage = `Stock: check a feed before it is served, and accept a stock that was refused because it is much smaller than the
running one.

  npm run stock -- check [<feed> <mapping>]
      Reads a feed (a file or an address) with a mapping and prints what would be served, skipped and dropped, and why:
      reasons with lines, how often each field is filled, values without a label, photos by host. Ends with 1 where
      nothing would be served. Without arguments, it checks the feed of the served group.
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
    case 'check': {
      const [feed, mapping, ...more] = rest;
      if (feed === undefined) return { command, named: null };
      if (mapping === undefined || more.length > 0) {
        throw new StockUsageError('check takes a feed and a mapping, or neither for those of the served group.');
      }
      return { command, named: { feed, mapping } };
    }
    default:
      throw new StockUsageError(`There is no command "${command}".`);
  }
}
