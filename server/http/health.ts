import { Router } from 'express';

/** Whether the process should get requests; false before it is up and while it stops. */
export interface Readiness {
  ready: boolean;
}

/** /healthz (also below /api, where the content platform's tools look): the process lives. /readyz: it wants requests (a load balancer takes it out on 503). */
export function health(readiness: Readiness): Router {
  const router = Router();
  router.get(['/healthz', '/api/healthz'], (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', (_request, response) => {
    response.set('Cache-Control', 'no-store');
    response.status(readiness.ready ? 200 : 503).json({ status: readiness.ready ? 'ready' : 'not ready' });
  });
  return router;
}
