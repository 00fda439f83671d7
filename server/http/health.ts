import { Router } from 'express';
import type { FeedState, StockState } from '../catalogue/feed/FeedState.ts';
import type { Storage } from '../storage/Storage.ts';
import type { LogState } from './logging/createLogOutput.ts';

/** Paths of health checks, which are served for every host. */
export const healthPaths: readonly string[] = ['/healthz', '/api/healthz', '/readyz'];

/** True while the process should receive requests; false during start and stop. */
export interface Readiness {
  ready: boolean;
}

interface HealthSources {
  readiness: Readiness;
  storage: Pick<Storage, 'check'>;
  /** "missing" when there is no content to show. */
  contentSource: () => Promise<string>;
  logState: () => LogState;
  stockState: () => StockState | null;
  dealersState: () => FeedState | null;
  /** Version of the build. */
  version: string;
}

/**
 * Health checks.
 * /healthz (also below /api, for tools of the content platform): the process is alive, and its version. /readyz: it
 * accepts requests (load balancers remove it on 503), whether the database and the log are writable, and the source of
 * content. Pages need no database, so a process without one stays ready; only forms are refused until it is back. It
 * stays ready without a log, too. A process that started during an outage of the content platform and without copies
 * has no content, so it is not ready. `stock` and `dealers` say whether the cars and dealers are those of the feed or of an
 * earlier copy, or are missing; the process stays ready.
 */
export function health(sources: HealthSources): Router {
  const { readiness, storage, contentSource, logState, stockState, dealersState, version } = sources;
  const router = Router();
  router.get(['/healthz', '/api/healthz'], (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok', version });
  });
  router.get('/readyz', async (_request, response) => {
    const [database, content] = await Promise.all([storage.check(), contentSource()]);
    const isReady = readiness.ready && content !== 'missing';
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503);
    const stock = stockState();
    const dealers = dealersState();
    response.json({
      status: isReady ? 'ready' : 'not ready',
      database,
      content,
      log: logState(),
      ...(stock && { stock }),
      ...(dealers && { dealers }),
    });
  });
  return router;
}
