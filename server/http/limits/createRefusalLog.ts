import type { LogEvent } from '../../../shared/kit/LogEvent.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';

/** A refusal as counted: its code, and the subject of the code (a brand). Never user input. */
export interface Refusal {
  code: string;
  brand?: string;
  site?: string;
}

/** Maximum kinds of refusals counted separately. Brands come from a register, so their number is finite. */
const maxKinds = 1000;

/**
 * Logs each refusal on a line of its own, at info: a refusal is no fault.
 * `count` is the number of its kind since the process started.
 */
export function createRefusalLog(logger: Logger, event: LogEvent): (refusal: Refusal) => void {
  const counts = new Map<string, number>();
  return (refusal) => {
    const kind = JSON.stringify(refusal);
    const count = (counts.get(kind) ?? 0) + 1;
    if (counts.has(kind) || counts.size < maxKinds) counts.set(kind, count);
    logger.info(event, { ...refusal, count });
  };
}
