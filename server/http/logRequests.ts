import type { RequestHandler } from 'express';
import type { Logger } from '../../shared/kit/Logger.ts';
import { loggedPath } from './loggedPath.ts';
import { logContext, openLogContext } from './requestContext.ts';
import { requestIdOf } from './requestIdOf.ts';

/**
 * Gives every request an id (the proxy's x-request-id when it has a sane one) and writes one line when it ends.
 * Requests that an overloaded server refuses share a line per second (overload.refusing). The line has the path without its query, which can hold what visitors typed, and without registration numbers.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    response.setHeader('x-request-id', requestId);
    const start = process.hrtime.bigint();
    const path = loggedPath(request.path); // now: a router below shortens it for its own
    let ended = false;
    const closeContext = openLogContext();
    logContext.run({ requestId }, () => {
      const line = (event: string) => (): void => {
        if (ended) return;
        ended = true;
        const facts = {
          method: request.method,
          path,
          status: response.statusCode,
          ms: Number((process.hrtime.bigint() - start) / 10_000n) / 100,
        };
        logContext.run({ requestId }, () => {
          if (response.locals['isRefused'] === true) logger.debug('request.refused', facts);
          else if (response.statusCode >= 500) logger.error(event, facts);
          else logger.info(event, facts);
        });
        closeContext();
      };
      response.once('finish', line('request.done'));
      response.once('close', line('request.closedEarly'));
      next();
    });
  };
}
