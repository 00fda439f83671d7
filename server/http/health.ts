import { Router } from 'express';
import type { Storage } from '../storage/Storage.ts';

/** Paths of health checks, which are answered under every host. */
export const healthPaths: readonly string[] = ['/healthz', '/api/healthz', '/readyz'];

/** Whether the process should get requests; false before it is up and while it stops. */
export interface Readiness {
  ready: boolean;
}

/**
 * /healthz (also below /api, where the content platform's tools look): the process lives, and its version. /readyz: it
 * wants requests (a load balancer takes it out on 503), whether the database takes writes, and where content comes from. Pages need no
 * database, so a process without one still wants requests; only forms are refused until it is back. A process that
 * started while the content platform failed and found no copies has nothing to show, so it is not ready.
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
