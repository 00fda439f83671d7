import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';

/** A logger that stores its lines. */
export interface LogCollector extends Logger {
  /** Returns the facts of an event's lines. */
  facts(event: string): LogFacts[];
}

export function collectLogs(): LogCollector {
  const lines: { event: string; facts: LogFacts }[] = [];
  const add = (event: string, facts: LogFacts = {}): void => void lines.push({ event, facts });
  return {
    ...{ debug: add, info: add, warn: add, error: add },
    facts: (wanted) => lines.filter(({ event }) => event === wanted).map(({ facts }) => facts),
  };
}
