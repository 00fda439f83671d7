/** Data of one log line. Never personal data, registration numbers, tokens, codes or URLs with a query. */
export type LogFacts = Record<string, unknown>;

/**
 * Logger interface for all layers: pino on the server, a collector in tests.
 * `event` is a constant: "feed.loaded".
 */
export interface Logger {
  debug(event: string, facts?: LogFacts): void;
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}
