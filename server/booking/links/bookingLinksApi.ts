import express from 'express';
import type { RequestHandler, Router } from 'express';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { requestLanguage } from '../../site/requestLanguage.ts';
import { ApiRoutes } from '../../http/api/ApiRoutes.ts';
import { jsonBody, jsonRoute } from '../../http/api/jsonRoute.ts';
import { requireRequestKey } from '../../http/api/readRequestKey.ts';
import { refuseCrossSite } from '../../http/security/refuseCrossSite.ts';
import { validate } from '../../http/api/validate.ts';
import { anyLinkSchema, datedLinkSchemas, linkSchema } from './bookingLinkSchemas.ts';
import { bookingErrors } from '../api/bookingProblem.ts';
import { cleanServices } from '../api/cleanServices.ts';
import { bySite } from '../api/bySite.ts';

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
  const schemasForSite = bySite(clock, datedLinkSchemas);
  const routes = new ApiRoutes();
  const small = { limit, maxBytes: '2kb' };
  /** With services and their comments. */
  const large = { limit, maxBytes: '32kb' };

  routes.post(
    '/view',
    ...jsonRoute({ ...small, schema: linkSchema }, async ({ link }, request, response) => {
      response.json(await links.view(link, requestLanguage(request, response)));
    }),
  );
  routes.post(
    '/move',
    ...jsonRoute(
      { ...small, schema: (response) => schemasForSite(response).move },
      async ({ link, timeSlot, isFullDay }, request, response) => {
        response.json(await links.move(link, { timeSlot, isFullDay }, requestLanguage(request, response)));
      },
    ),
  );
  routes.post(
    '/cancel',
    ...jsonRoute({ ...small, schema: linkSchema }, async ({ link }, request, response) => {
      response.json(await links.cancel(link, requestLanguage(request, response)));
    }),
  );
  routes.post(
    '/offers',
    ...jsonRoute({ ...small, schema: linkSchema }, async ({ link }, request, response) => {
      response.json(await links.offers(link, requestLanguage(request, response)));
    }),
  );
  routes.post('/services', ...jsonBody(large), async (request, response) => {
    // without a valid link nothing else of the request is validated
    await links.view(validate(anyLinkSchema, request.body ?? {}, 'body').link);
    const requestKey = requireRequestKey(request);
    const { link, ...change } = validate(schemasForSite(response).services, request.body, 'body');
    const cleanedChange = { ...change, serviceOfferingRequests: cleanServices(change.serviceOfferingRequests) };
    response.json(await links.changeServices(link, cleanedChange, requestKey, requestLanguage(request, response)));
  });
  routes.post(
    '/timeslots',
    ...jsonRoute(
      { ...large, schema: (response) => schemasForSite(response).timeslots },
      async ({ link, from, serviceOfferingRequests }, _request, response) => {
        response.json(await links.timeslots(link, from, serviceOfferingRequests));
      },
    ),
  );
  routes.post('/calendar', limit, refuseCrossSite, readJson, readForm, async (request, response) => {
    const { link } = validate(linkSchema, request.body ?? {}, 'body');
    const file = await links.calendar(link);
    response.set('Cache-Control', 'no-store');
    response.attachment('booking.ics').type('text/calendar; charset=utf-8').send(file);
  });
  routes.refuseOtherMethods();
  routes.router.use(bookingErrors(logger));
  return routes.router;
}

/** The calendar file is also requested by a plain form. */
const readJson = express.json({ limit: '2kb' });
const readForm = express.urlencoded({ limit: '2kb', extended: false });
