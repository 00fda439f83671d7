import type { Logger } from '../../../shared/kit/Logger.ts';

const lineIntervalMs = 1000;
/** Overload has ended after this many intervals without a refusal. */
const quietIntervals = 2;

/** Logs refusals in one line per second, with the counters, and one line when they have ended. */
export function createOverloadLog(logger: Logger, counters: () => object) {
  let refused = 0;
  let refusedInTotal = 0;
  let quiet = 0;
  const timer = setInterval(() => {
    if (refused > 0) {
      quiet = 0;
      refusedInTotal += refused;
      logger.warn('overload.refusing', { ...counters(), refusedSinceLastLine: refused });
      refused = 0;
    } else if (refusedInTotal > 0 && ++quiet === quietIntervals) {
      logger.info('overload.ended', { ...counters(), refusedDuringOverload: refusedInTotal });
      refusedInTotal = 0;
    }
  }, lineIntervalMs);
  timer.unref();
  return {
    onRefusal: (): void => {
      refused += 1;
    },
    stop: () => clearInterval(timer),
  };
}
