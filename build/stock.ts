/** Stocks that were refused for their size, on the command line (npm run stock): see docs/feeds.md. */
import { StockUsageError, readStockArguments, stockUsage } from '../server/catalogue/command/stockArguments.ts';
import { StockCommandError, runStockCommand } from '../server/catalogue/command/stockCommand.ts';
import { storedStockApprovals } from '../server/catalogue/storedStockApprovals.ts';
import { realClock } from '../shared/kit/Clock.ts';
import { runCommand } from './runCommand.ts';

await runCommand({
  read: readStockArguments,
  usage: stockUsage,
  usageError: StockUsageError,
  commandError: StockCommandError,
  run: (asked, { storage, say }) =>
    runStockCommand(asked, { approvals: storedStockApprovals(storage, realClock), say }),
});
