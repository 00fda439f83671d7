import type { LogEvent } from './LogEvent.ts';

/** Data of one log line. Never personal data, registration numbers, tokens, codes or URLs with a query. */
export type LogFacts = Record<string, unknown>;

/**
 * Logger interface for all layers: pino on the server, a collector in tests.
 * @see LogEvent for the names of events
 */
export interface Logger {
  debug(event: LogEvent, facts?: LogFacts): void;
  info(event: LogEvent, facts?: LogFacts): void;
  warn(event: LogEvent, facts?: LogFacts): void;
  error(event: LogEvent, facts?: LogFacts): void;
}
