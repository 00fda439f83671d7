export type StockArguments = { command: 'help' } | { command: 'list' } | { command: 'accept'; feed: string | null };

/** The command was written wrongly; the message says how. */
export class StockUsageError extends Error {
  override readonly name = 'StockUsageError';
}

export const stockUsage = `Stock: new stocks that were refused because they are much smaller than the running one.

  npm run stock -- list
      Refused stocks: feed, sites, cars in service and cars offered.
  npm run stock -- accept [<feed>]
      Takes the refused stock into service, in every running process within seconds. The feed is named only
      when several are refused. An acceptance counts for an hour.

  The share below which a stock is refused is STOCK_MIN_SHARE. See docs/feeds.md.
`;

/** Reads the words after "stock". Throws StockUsageError. */
export function readStockArguments(words: readonly string[]): StockArguments {
  const [command, ...rest] = words;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return { command: 'help' };
    case 'list':
      if (rest.length > 0) throw new StockUsageError('list takes nothing after it.');
      return { command };
    case 'accept': {
      const [feed = null, ...more] = rest;
      if (more.length > 0) throw new StockUsageError('accept takes one feed, or none.');
      return { command, feed };
    }
    default:
      throw new StockUsageError(`There is no command "${command}".`);
  }
}
