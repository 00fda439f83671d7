import { Router } from 'express';
import type { Storage } from '../storage/Storage.ts';

/** Whether the process should get requests; false before it is up and while it stops. */
export interface Readiness {
  ready: boolean;
}

/**
 * /healthz (also below /api, where the content platform's tools look): the process lives. /readyz: it wants requests (a
 * load balancer takes it out on 503), and whether the database answers. Pages need no database, so that a process
 * without one still wants requests; only forms are refused until it is back.
 */
export function health(readiness: Readiness, storage: Pick<Storage, 'isAlive'>): Router {
  const router = Router();
  let asked: Promise<boolean> | undefined;
  router.get(['/healthz', '/api/healthz'], (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    // one question at a time, however many ask
    asked ??= storage.isAlive().finally(() => (asked = undefined));
    const database = (await asked) ? 'answers' : 'silent';
    response.set('Cache-Control', 'no-store');
    const status = readiness.ready ? 'ready' : 'not ready';
    response.status(readiness.ready ? 200 : 503).json({ status, database });
  });
  return router;
}
