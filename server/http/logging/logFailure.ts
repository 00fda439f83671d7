import type { Response } from 'express';
import type { LogEvent } from '../../../shared/kit/LogEvent.ts';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';

/** Reason of a failed request, for its one line in the log. */
export interface RequestFailure {
  /** Event name that replaces "request.done": "leads.notTaken". */
  event: LogEvent;
  /** Without personal data. */
  facts: LogFacts;
}

/** Defers failures of a request to the line that logRequests writes at its end. */
export function expectFailures(response: Response): void {
  response.locals['logsFailures'] = true;
}

/**
 * Logs why a request failed: on its line at the end if logRequests writes one, else at once.
 * The first of several reasons is logged.
 */
export function logFailure(logger: Logger, response: Response, event: LogEvent, facts: LogFacts = {}): void {
  if (response.locals['logsFailures'] !== true) logger.error(event, facts);
  else response.locals['failure'] ??= { event, facts } satisfies RequestFailure;
}

/** Reason of a failed request; null when it did not fail or has no reason. */
export function failureOf(response: Response): RequestFailure | null {
  return (response.locals['failure'] as RequestFailure | undefined) ?? null;
}
