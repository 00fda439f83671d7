import type { Response } from 'express';
import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';

/** Why a request failed, for its one line in the log. */
export interface RequestFailure {
  /** Name of the line in place of "request.done": "leads.notTaken". */
  event: string;
  /** Without personal data. */
  facts: LogFacts;
}

/** Leaves failures of a request to the line that logRequests writes at its end. */
export function expectFailures(response: Response): void {
  response.locals['logsFailures'] = true;
}

/**
 * Logs why a request failed: in its line at the end, where logRequests writes one, else at once. Of several reasons the
 * first is told.
 */
export function logFailure(logger: Logger, response: Response, event: string, facts: LogFacts = {}): void {
  if (response.locals['logsFailures'] !== true) logger.error(event, facts);
  else response.locals['failure'] ??= { event, facts } satisfies RequestFailure;
}

/** Why a request failed; null when it did not, or no reason was told. */
export function failureOf(response: Response): RequestFailure | null {
  return (response.locals['failure'] as RequestFailure | undefined) ?? null;
}
