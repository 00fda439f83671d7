import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import { requestLanguage } from '../site/requestLanguage.ts';
import { onlyJson } from '../http/onlyJson.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { validate } from '../http/validate.ts';
import { datedLinkSchemas, linkSchema } from './bookingLinkSchemas.ts';
import { bookingErrors } from './bookingProblem.ts';

interface BookingLinksApiParts {
  links: BookingLinkGateway;
  /** Counts every question: links are not to be guessed. */
  limit: RequestHandler;
  clock: Clock;
  logger: Logger;
}

/**
 * /api/mechmate/bookings: a booking in the hands of whoever has its link, which comes in the body and nowhere else. The
 * calendar file can be asked for by a plain form too.
 */
export function createBookingLinksApi({ links, limit, clock, logger }: BookingLinksApiParts): Router {
  const dated = datedLinkSchemas(clock);
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  const asked = [limit, refuseCrossSite, onlyJson, readJson];

  router.post('/view', ...asked, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    response.json(await links.view(link, requestLanguage(request)));
  });
  router.post('/move', ...asked, async (request, response) => {
    const { link, timeSlot, isFullDay } = validate(dated.move, request.body ?? {}, 'body');
    response.json(await links.move(link, { timeSlot, isFullDay }, requestLanguage(request)));
  });
  router.post('/cancel', ...asked, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    response.json(await links.cancel(link, requestLanguage(request)));
  });
  router.post('/timeslots', ...asked, async (request, response) => {
    const { link, from } = validate(dated.timeslots, request.body ?? {}, 'body');
    response.json(await links.timeslots(link, from));
  });
  router.post('/calendar', limit, refuseCrossSite, readJson, readForm, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    const file = await links.calendar(link);
    response.attachment('verkstadstid.ics').type('text/calendar; charset=utf-8').send(file);
  });
  router.all(['/view', '/move', '/cancel', '/timeslots', '/calendar'], (request, response) => {
    response.set('Allow', 'POST');
    throw new ProblemError(405, 'Method not allowed', `This address is asked with POST, not ${request.method}.`);
  });
  router.use(bookingErrors(logger));
  return router;
}

/** A link and a time: no body is larger. */
const limitOfBody = '2kb';
const readJson = express.json({ limit: limitOfBody });
const readForm = express.urlencoded({ limit: limitOfBody, extended: false });
