import type { EventEmitter } from 'node:events';
import { Router } from 'express';
import type { Response } from 'express';
import type { BuildFault } from '../../shared/kit/BuildFault.ts';

const heartbeatMs = 15_000;

/** Message of `npm run dev` to its server after each build: the errors of the current sources. */
const isFaults = (message: unknown): message is { buildFaults: BuildFault[] } =>
  typeof message === 'object' && message !== null && 'buildFaults' in message && Array.isArray(message.buildFaults);

/**
 * /_dev/reload, in development only: an event stream about builds.
 * It has the id of the running build, on which pages reload, and the errors of a build that failed.
 * @param messages source of the messages from `npm run dev`
 */
export function devReload(messages: Pick<EventEmitter, 'on'> = process): Router {
  const buildId = String(Date.now()); // the dev loop restarts the server after each build
  const open = new Set<Response>();
  let faults: BuildFault[] = [];
  const sendFaults = (response: Response): void => {
    response.write(`event: faults\ndata: ${JSON.stringify(faults)}\n\n`);
  };
  messages.on('message', (message: unknown) => {
    if (!isFaults(message)) return;
    faults = message.buildFaults;
    for (const response of open) sendFaults(response);
  });
  const router = Router();
  router.get('/_dev/reload', (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(`retry: 300\nevent: build\ndata: ${buildId}\n\n`);
    if (faults.length > 0) sendFaults(response);
    open.add(response);
    const timer = setInterval(() => response.write(': still here\n\n'), heartbeatMs);
    response.once('close', () => {
      clearInterval(timer);
      open.delete(response);
    });
  });
  return router;
}
