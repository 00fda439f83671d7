import type { Logger } from '../../../shared/kit/Logger.ts';

/** A logger for readings whose findings are not logged. */
export const silentLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
