import { Router } from 'express';

const heartbeat = 15_000;

/** /_dev/reload, in development only: an event stream that names the running build, so that pages reload on a new one. */
export function devReload(): Router {
  const buildId = String(Date.now()); // the dev loop restarts the server on every change, so its start stands for the build
  const router = Router();
  router.get('/_dev/reload', (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(`retry: 300\nevent: build\ndata: ${buildId}\n\n`);
    const timer = setInterval(() => response.write(': still here\n\n'), heartbeat);
    response.once('close', () => {
      clearInterval(timer);
    });
  });
  return router;
}
