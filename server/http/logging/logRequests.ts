import type { RequestHandler, Response } from 'express';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';
import { expectFailures, failureOf } from './logFailure.ts';
import { loggedPath } from './loggedPath.ts';
import { logContext } from './requestContext.ts';
import type { LogContext } from './requestContext.ts';
import { readRequestId } from './readRequestId.ts';
import { routeName } from '../../telemetry/routeName.ts';
import { requestEnded, requestStarted } from '../../telemetry/signals.ts';
import { keepTrace, readTraceHeaders } from '../../telemetry/traceparent.ts';

/**
 * Assigns an id to every request and logs one line when it ends, with the reason of a failure.
 * The proxy's x-request-id is used if valid; reasons come from logFailure. Requests refused by an overloaded server
 * share a line per second (overload.refusing). The line has the path without its query, which can contain user input,
 * and without registration numbers. The caller's trace is kept for calls to back ends.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = readRequestId(request);
    response.setHeader('x-request-id', requestId);
    const start = process.hrtime.bigint();
    const path = loggedPath(request.path); // read now: a later router shortens it
    let ended = false;
    expectFailures(response);
    const context: LogContext = { requestId };
    keepTrace(context, readTraceHeaders(request.headers));
    logContext.run(context, () => {
      if (requestStarted.isHeard) requestStarted.send({ headers: request.headers, context });
      const line = (event: 'request.done' | 'request.closedEarly') => (): void => {
        if (ended) return;
        ended = true;
        const { method } = request;
        const status = response.statusCode;
        const ms = Number((process.hrtime.bigint() - start) / 10_000n) / 100;
        const facts = { method, path, status, ms, ...refusalOf(response) };
        if (requestEnded.isHeard) {
          const route = (pageRouteOf(response) ?? routeName(path)) + (isStream(response) ? ' (stream)' : '');
          const closedEarly = event === 'request.closedEarly';
          requestEnded.send({ method, route, path, status, seconds: ms / 1000, closedEarly, context });
        }
        logContext.run(context, () => {
          const failure = failureOf(response);
          if (failure) logger.error(failure.event, { ...facts, ...failure.facts });
          else if (response.locals['isRefused'] === true) logger.debug('request.refused', facts);
          else if (response.statusCode >= 500) logger.error(event, facts);
          else logger.info(event, facts);
        });
      };
      response.once('finish', line('request.done'));
      response.once('close', line('request.closedEarly'));
      next();
    });
  };
}

/** The fault of the installation for which a request was refused, if any (refuseCrossSite). */
function refusalOf(response: Response): LogFacts {
  return (response.locals['refusal'] as LogFacts | null | undefined) ?? {};
}

/** Sets the kind of page of a response, for metrics. */
export function setPageRoute(response: Response, route: string): void {
  response.locals['pageRoute'] = route;
}

/** Streams last until the client disconnects: their durations are meaningless. */
function isStream(response: Response): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}

function pageRouteOf(response: Response): string | undefined {
  return response.locals['pageRoute'] as string | undefined;
}
