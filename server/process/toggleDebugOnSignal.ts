import cluster from 'node:cluster';
import type { LeveledLogger } from '../http/logging/createLogger.ts';

/** Switches on SIGUSR2 between the configured log level and "debug", without a restart, in workers too. */
export function toggleDebugOnSignal(logger: LeveledLogger): void {
  const configured = logger.level;
  const other = configured === 'debug' ? 'info' : 'debug';
  process.on('SIGUSR2', () => {
    const level = logger.level === configured ? other : configured;
    logger.level = level;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGUSR2');
    logger.warn('log.levelChanged', { to: level });
  });
}
