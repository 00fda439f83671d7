import { Router } from 'express';
import type { Storage } from '../storage/Storage.ts';

/** Whether the process should get requests; false before it is up and while it stops. */
export interface Readiness {
  ready: boolean;
}

/**
 * /healthz (also below /api, where the content platform's tools look): the process lives. /readyz: it wants requests (a
 * load balancer takes it out on 503), whether the database answers, and where content comes from. Pages need no
 * database, so a process without one still wants requests; only forms are refused until it is back. A process that
 * started while the content platform failed and found no copies has nothing to show, so it is not ready.
 * @param contentSource "missing" when there is no content to show
 */
export function health(
  readiness: Readiness,
  storage: Pick<Storage, 'isAlive'>,
  contentSource: () => Promise<string>,
): Router {
  const router = Router();
  let asked: Promise<boolean> | undefined;
  router.get(['/healthz', '/api/healthz'], (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    // one question at a time, however many ask
    asked ??= storage.isAlive().finally(() => (asked = undefined));
    const [isAlive, content] = await Promise.all([asked, contentSource()]);
    const isReady = readiness.ready && content !== 'missing';
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503);
    response.json({ status: isReady ? 'ready' : 'not ready', database: isAlive ? 'answers' : 'silent', content });
  });
  return router;
}
