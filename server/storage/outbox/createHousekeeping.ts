import type { Logger } from '../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { faultCode } from '../databaseFaults.ts';
import type { Outbox } from './Outbox.ts';

interface HousekeepingOptions {
  outbox: Outbox;
  /** Removes expired data. */
  purge: (() => Promise<void>) | undefined;
  logger: Logger;
}

const purgeMs = 60 * 60 * 1000;
const lapseMs = 30 * 1000;

/** Returns work that ends expired entries every half minute, and removes expired data every hour. */
export function createHousekeeping({ outbox, purge, logger }: HousekeepingOptions): () => Promise<void> {
  let purgeAt = -Infinity;
  let lapseAt = -Infinity;

  async function endLapsedWhenTime(): Promise<void> {
    const now = monotonicMs();
    if (now < lapseAt) return;
    lapseAt = now + lapseMs;
    const entries = await outbox.endLapsed();
    if (entries > 0) logger.info('outbox.emptied', { entries });
  }

  async function purgeWhenTime(): Promise<void> {
    const now = monotonicMs();
    if (!purge || now < purgeAt) return;
    purgeAt = now + purgeMs;
    await purge().catch((error: unknown) => logger.error('outbox.purgeFailed', { code: faultCode(error), error }));
  }

  return async () => {
    await endLapsedWhenTime();
    await purgeWhenTime();
  };
}
