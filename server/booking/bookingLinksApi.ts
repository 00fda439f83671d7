import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { OfferingRequest } from '../../shared/booking/BookingTypes.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { cleanLines } from '../../shared/forms/cleanText.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { requestLanguage } from '../site/requestLanguage.ts';
import { onlyJson } from '../http/onlyJson.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { validate } from '../http/validate.ts';
import { anyLinkSchema, datedLinkSchemas, linkSchema } from './bookingLinkSchemas.ts';
import { bookingErrors } from './bookingProblem.ts';
import { bySiteZone } from './bySiteZone.ts';
import { readRequestKey } from './readRequestKey.ts';

interface BookingLinksApiParts {
  links: BookingLinkGateway;
  /** Rate limit of every request, so that links cannot be guessed. */
  limit: RequestHandler;
  clock: Clock;
  logger: Logger;
}

/**
 * /api/mechmate/bookings: view and change a booking by its link.
 * The link is in the body and nowhere else. The calendar file can also be requested by a plain form.
 */
export function createBookingLinksApi({ links, limit, clock, logger }: BookingLinksApiParts): Router {
  const schemasForSite = bySiteZone(clock, datedLinkSchemas);
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  const handlers = [limit, refuseCrossSite, onlyJson, readJson];
  const servicesHandlers = [limit, refuseCrossSite, onlyJson, readServices];

  router.post('/view', ...handlers, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    response.json(await links.view(link, requestLanguage(request, response)));
  });
  router.post('/move', ...handlers, async (request, response) => {
    const { link, timeSlot, isFullDay } = validate(schemasForSite(response).move, request.body ?? {}, 'body');
    response.json(await links.move(link, { timeSlot, isFullDay }, requestLanguage(request, response)));
  });
  router.post('/cancel', ...handlers, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    response.json(await links.cancel(link, requestLanguage(request, response)));
  });
  router.post('/offers', ...handlers, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    response.json(await links.offers(link, requestLanguage(request, response)));
  });
  router.post('/services', ...servicesHandlers, async (request, response) => {
    // without a valid link nothing else of the request is validated
    await links.view(validate(anyLinkSchema, request.body ?? {}, 'body').link);
    const requestKey = readRequestKey(request);
    if (requestKey === null) throw new ProblemError(400, 'Invalid request', 'The header Idempotency-Key is missing.');
    const { link, ...change } = validate(schemasForSite(response).services, request.body, 'body');
    const cleanedChange = { ...change, serviceOfferingRequests: change.serviceOfferingRequests.map(cleaned) };
    response.json(await links.changeServices(link, cleanedChange, requestKey, requestLanguage(request, response)));
  });
  router.post('/timeslots', ...servicesHandlers, async (request, response) => {
    const { link, from, serviceOfferingRequests } = validate(
      schemasForSite(response).timeslots,
      request.body ?? {},
      'body',
    );
    response.json(await links.timeslots(link, from, serviceOfferingRequests));
  });
  router.post('/calendar', limit, refuseCrossSite, readJson, readForm, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    const file = await links.calendar(link);
    response.attachment('booking.ics').type('text/calendar; charset=utf-8').send(file);
  });
  router.all(paths, (request, response) => {
    response.set('Allow', 'POST');
    throw new ProblemError(405, 'Method not allowed', `Use POST for this address, not ${request.method}.`);
  });
  router.use(bookingErrors(logger));
  return router;
}

const paths = ['/view', '/move', '/cancel', '/offers', '/services', '/timeslots', '/calendar'];

function cleaned(service: OfferingRequest): OfferingRequest {
  return { ...service, userInput: cleanLines(service.userInput) };
}

/** Body limit of requests with a link and a time. */
const limitOfBody = '2kb';
const readJson = express.json({ limit: limitOfBody });
/** Body limit of requests with services and their comments. */
const readServices = express.json({ limit: '32kb' });
const readForm = express.urlencoded({ limit: limitOfBody, extended: false });
