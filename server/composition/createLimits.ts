import { realClock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createApiLimits } from './apiLimits.ts';
import type { ApiLimits } from './apiLimits.ts';
import { createSharedCounts } from '../storage/createSharedCounts.ts';
import type { SharedCounts } from '../storage/createSharedCounts.ts';
import type { Storage } from '../storage/Storage.ts';
import { secretAtStart } from '../storage/secretAtStart.ts';

/** Rate limits per client address. */
export interface Limits {
  /** Counters of all processes on a PostgreSQL database; null when each process counts for itself. */
  sharedCounts: SharedCounts | null;
  /** Forms per address and minute; 0 disables all other limits as well. */
  formsPerMinute: number;
  /** Limits of requests that pages make without a form. */
  apiLimits: ApiLimits;
}

interface Rates {
  FORMS_RATE_LIMIT: number;
  SEARCH_RATE_LIMIT: number;
}

/** Creates the configured limits. */
export async function createLimits(
  { FORMS_RATE_LIMIT: formsPerMinute, SEARCH_RATE_LIMIT: searchesPerMinute }: Rates,
  { storage, logger }: { storage: Storage; logger: Logger },
): Promise<Limits> {
  const sharedCounts =
    storage.kind === 'postgres'
      ? createSharedCounts({ storage, clock: realClock, logger, secret: await secretAtStart(storage, 'attempts') })
      : null;
  const apiLimits = createApiLimits({ formsPerMinute, searchesPerMinute, shared: sharedCounts });
  return { sharedCounts, formsPerMinute, apiLimits };
}
