import { fileURLToPath } from 'node:url';
import { readEnv } from '../config/env.ts';
import { servedGroup } from '../config/group/servedGroup.ts';
import { startStockService } from './composition/startStockService.ts';
import type { StockService } from './composition/startStockService.ts';
import { createLogger } from './http/logging/createLogger.ts';
import { operatorMessage } from './operatorMessage.ts';
import { readBuildVersion } from './process/readBuildVersion.ts';
import { ignoreSignals, stopOnSignals } from './process/stopOnSignals.ts';
import { toggleDebugOnSignal } from './process/toggleDebugOnSignal.ts';
import { stockReady } from './process/workerMessages.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';

/** Serves the stock to the web processes of this machine (STOCK_PROCESS=shared). Started by the primary process. */
async function main(): Promise<void> {
  ignoreSignals();
  const env = readEnv();
  const build = fileURLToPath(new URL('..', import.meta.url));
  const version = await readBuildVersion(build);
  const logger = createLogger(env.LOG_LEVEL, undefined, version);
  toggleDebugOnSignal(logger);
  const telemetry = await startTelemetry(env, { version, logger, role: 'worker' });
  const [, , feedCopy = '', socketPath = ''] = process.argv;
  let service: StockService | null = null;
  stopOnSignals(async () => {
    if (!service) process.exit(); // it still reads the stock, which no process needs now
    await Promise.all([service.stop(), telemetry.stop()]);
  });
  const setup = {
    env,
    logger,
    root: process.cwd(),
    group: servedGroup(env),
    build,
    version,
    feedCopy: feedCopy || null,
  };
  service = await startStockService(setup, socketPath);
  process.send?.(stockReady);
}

main().catch((error: unknown) => {
  process.stderr.write(`${operatorMessage(error)}\n`);
  process.exit(1); // at once, so that the primary process starts another one
});
