import { Router } from 'express';
import type { Storage } from '../storage/Storage.ts';

/** Paths of health checks, which are served for every host. */
export const healthPaths: readonly string[] = ['/healthz', '/api/healthz', '/readyz'];

/** True while the process should receive requests; false during start and stop. */
export interface Readiness {
  ready: boolean;
}

/**
 * Health checks.
 * /healthz (also below /api, for tools of the content platform): the process is alive, and its version. /readyz: it
 * accepts requests (load balancers remove it on 503), whether the database is writable, and the source of content.
 * Pages need no database, so a process without one stays ready; only forms are refused until it is back. A process that
 * started during an outage of the content platform and without copies has no content, so it is not ready.
 * @param contentSource "missing" when there is no content to show
 * @param version of the build
 */
export function health(
  readiness: Readiness,
  storage: Pick<Storage, 'check'>,
  contentSource: () => Promise<string>,
  version: string,
): Router {
  const router = Router();
  router.get(['/healthz', '/api/healthz'], (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok', version });
  });
  router.get('/readyz', async (_request, response) => {
    const [database, content] = await Promise.all([storage.check(), contentSource()]);
    const isReady = readiness.ready && content !== 'missing';
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503);
    response.json({ status: isReady ? 'ready' : 'not ready', database, content });
  });
  return router;
}
