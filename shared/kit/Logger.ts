/** Facts of one log line. Never personal data, plates, tokens, codes or whole addresses with a query. */
export type LogFacts = Record<string, unknown>;

/** What every floor logs through; the server's is pino, the tests' collects. `event` is a constant: "feed.loaded". */
export interface Logger {
  debug(event: string, facts?: LogFacts): void;
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
}
