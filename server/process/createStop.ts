import type { EventStreams } from '../http/eventStreams.ts';
import type { Readiness } from '../http/health.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Listener } from './createListener.ts';

export interface StopParts {
  listener: Listener;
  readiness: Readiness;
  eventStreams: Pick<EventStreams, 'close'>;
  outboxWorker: { stop(): Promise<void> };
  /** Stops all services that requests need. */
  stopServices(): Promise<void>;
  logger: Logger;
}

export interface StopTimes {
  /** Time in ms in which /readyz returns 503 while requests are still accepted. */
  drainMs: number;
  /** Time in ms for running requests after the listener was closed. */
  graceMs: number;
}

/** Time in ms after the grace period in which the process must end. */
const endMs = 2000;

/**
 * Stops a process once: drains, closes the listener, ends running work, then the process itself.
 * @returns resolves when the process can exit
 */
export function createStop(parts: StopParts, { drainMs, graceMs }: StopTimes) {
  const { listener, readiness, eventStreams, outboxWorker, logger } = parts;
  let stopped: Promise<void> | undefined;

  const run = async (reason: string, drains: boolean): Promise<void> => {
    const drainFor = drains ? drainMs : 0;
    logger.info('server.stopping', { signal: reason, drainMs: drainFor });
    readiness.ready = false;
    listener.endKeepAlive();
    if (drainFor > 0) await new Promise((resolve) => setTimeout(resolve, drainFor));
    const late = setTimeout(() => {
      logger.error('server.stopTooSlow', { afterMs: graceMs + endMs });
      process.exit(1);
    }, graceMs + endMs);
    late.unref();
    eventStreams.close(); // their browsers reconnect to another server
    // both concurrently, as each may need the whole time
    await Promise.all([listener.close(graceMs), outboxWorker.stop()]);
    await parts.stopServices();
    logger.info('server.stopped');
  };

  return (reason: string, { drains }: { drains: boolean }): Promise<void> => (stopped ??= run(reason, drains));
}
