import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import type { WaitingListGateway } from '../../../shared/booking/WaitingListGateway.ts';
import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.ts';
import { normalizePhone } from '../../../shared/forms/phoneNumber.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { onlyJson } from '../../http/onlyJson.ts';
import { refuseCrossSite } from '../../http/refuseCrossSite.ts';
import { validate } from '../../http/validate.ts';
import { requestLanguage } from '../../site/requestLanguage.ts';
import { linkSchema } from '../bookingLinkSchemas.ts';
import { bySiteZone } from '../bySiteZone.ts';
import { bookingErrors } from '../bookingProblem.ts';
import { waitingSchema } from '../bookingSchemas.ts';
import { normalPlate } from '../normalPlate.ts';

interface WaitingListApiParts {
  waitingList: WaitingListGateway;
  /** Rate limit of new entries: each sends a mail. */
  limitEntries: RequestHandler;
  /** Rate limit of requests with a link, so that links cannot be guessed. */
  limitLinks: RequestHandler;
  clock: Clock;
  logger: Logger;
}

/** /api/mechmate/waiting: entries of the workshops' waiting lists. Links are in the body and nowhere else. */
export function createWaitingListApi(parts: WaitingListApiParts): Router {
  const { waitingList, limitEntries, limitLinks, clock, logger } = parts;
  const schemaForSite = bySiteZone(clock, waitingSchema);
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  const read = [refuseCrossSite, onlyJson, express.json({ limit: '16kb' })];

  router.post('/join', limitEntries, ...read, async (request, response) => {
    const wish = validate(schemaForSite(response), request.body ?? {}, 'body');
    const cleaned = {
      ...wish,
      registrationNumber: normalPlate(wish.registrationNumber),
      email: cleanLine(wish.email),
      phone: normalizePhone(wish.phone),
      serviceOfferingRequests: wish.serviceOfferingRequests.map((chosen) => ({
        ...chosen,
        userInput: cleanLines(chosen.userInput),
      })),
    };
    await waitingList.join(cleaned, requestLanguage(request, response));
    response.status(204).end();
  });
  router.post('/view', limitLinks, ...read, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    response.json(await waitingList.view(link, requestLanguage(request, response)));
  });
  router.post('/leave', limitLinks, ...read, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    await waitingList.leave(link);
    response.status(204).end();
  });
  router.all(['/join', '/view', '/leave'], (request, response) => {
    response.set('Allow', 'POST');
    throw new ProblemError(405, 'Method not allowed', `Use POST for this address, not ${request.method}.`);
  });
  router.use(bookingErrors(logger));
  return router;
}
