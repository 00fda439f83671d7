import type { Logger } from '../../shared/kit/Logger.ts';

/** A refusal as it is counted: its code, and what the code is about (a brand). Never what a visitor typed. */
export interface Refusal {
  code: string;
  brand?: string;
  site?: string;
}

/** Kinds of refusals that are told apart; brands come from a register, and are not without end. */
const maxKinds = 1000;

/**
 * Logs each refusal in a line of its own, at info: a refusal is no fault. `count` is the number of its kind since the
 * process started.
 */
export function createRefusalLog(logger: Logger, event: string): (refusal: Refusal) => void {
  const counts = new Map<string, number>();
  return (refusal) => {
    const kind = JSON.stringify(refusal);
    const count = (counts.get(kind) ?? 0) + 1;
    if (counts.has(kind) || counts.size < maxKinds) counts.set(kind, count);
    logger.info(event, { ...refusal, count });
  };
}
