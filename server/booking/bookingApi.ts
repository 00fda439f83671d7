import { randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';
import { cleanLine, cleanLines } from '../../shared/forms/cleanText.ts';
import { normalizePhone } from '../../shared/forms/phoneNumber.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { ProblemError } from '../../shared/kit/problem.ts';
import type { EventStreams } from '../http/eventStreams.ts';
import { requestLanguage } from '../site/requestLanguage.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { validate } from '../http/validate.ts';
import { normalPlate } from './normalPlate.ts';
import { bookingErrors } from './bookingProblem.ts';
import {
  brandSchema,
  closestSchema,
  departmentSchema,
  datedSchemas,
  lastEventSchema,
  offeringsSchema,
  positionSchema,
  pricePathSchema,
} from './bookingSchemas.ts';
import { bySiteZone } from './bySiteZone.ts';
import { readRequestKey } from './readRequestKey.ts';
import { sendSites } from './sendSites.ts';

interface BookingApiParts {
  booking: BookingGateway;
  streams: EventStreams;
  /** Rate limit of vehicle look-ups, so that the vehicle register cannot be scraped. */
  limitCars: RequestHandler;
  /** Rate limit of every other request about a car. */
  limitLookups: RequestHandler;
  limitBookings: RequestHandler;
  clock: Clock;
  logger: Logger;
  /** Timeout of one search for workshops, in ms. */
  maxSearchMs?: number;
}

const carPaths = ['/car/:registrationNumber', '/services/:registrationNumber', '/addons/:registrationNumber'];
const pricePath = '/prices/:registrationNumber/:mileage/:departmentId';
const timeslotPath = '/timeslots/from/:registrationNumber/:departmentId/:from';
const closestPath = '/departments/closestAvailable';
const workshopPath = '/departments/:departmentId/contact';
const brandPath = '/authorized-workshop/:brand';

/** /api/mechmate: the documented API of workshop booking. Every refusal is a problem with its booking code. */
export function createBookingApi(parts: BookingApiParts): Router {
  const { booking, streams, limitCars, limitLookups, limitBookings, clock, logger } = parts;
  const { maxSearchMs = 120_000 } = parts;
  const schemasForSite = bySiteZone(clock, datedSchemas);
  const router = Router();

  router.get('/car/:registrationNumber', limitCars, async (request, response) => {
    response.set(ofOneCar).json(await booking.car(readPlate(request)));
  });
  router.get('/services/:registrationNumber', limitLookups, async (request, response) => {
    const { lat, lng } = validate(positionSchema, request.query, 'query');
    const categories = await booking.services(
      readPlate(request),
      { latitude: lat, longitude: lng },
      requestLanguage(request, response),
    );
    response.set(ofOneCar).json({ serviceOfferingCategories: categories });
  });
  router.get('/addons/:registrationNumber', limitLookups, async (request, response) => {
    const { lat, lng } = validate(positionSchema, request.query, 'query');
    const categories = await booking.addons(
      readPlate(request),
      { latitude: lat, longitude: lng },
      requestLanguage(request, response),
    );
    response.set(ofOneCar).json({ serviceOfferingCategories: categories });
  });
  router.get(pricePath, limitLookups, async (request, response) => {
    const { registrationNumber: _plate, ...path } = request.params;
    const { mileage, departmentId } = validate(pricePathSchema, path, 'path');
    const { serviceOfferings } = validate(offeringsSchema, request.query, 'query');
    const query = { registrationNumber: readPlate(request), mileage, departmentId, serviceOfferings };
    response.set(ofOneCar).json({ offers: await booking.prices(query) });
  });
  router.get(timeslotPath, limitLookups, async (request, response) => {
    const { registrationNumber: _plate, ...path } = request.params;
    const { departmentId, from } = validate(schemasForSite(response).timeslotPath, path, 'path');
    const { serviceOfferings } = validate(offeringsSchema, request.query, 'query');
    const query = { registrationNumber: readPlate(request), departmentId, from: from.slice(0, 10), serviceOfferings };
    response.set(ofOneCar).json(await booking.timeslots(query));
  });
  router.head(closestPath, limitLookups, (_request, response) => {
    response.set(ofOneCar).type('text/event-stream').end();
  });
  router.get(closestPath, limitLookups, async (request, response) => {
    const { regNo, cursor, ...query } = validate(closestSchema, request.query, 'query');
    const { lastEventId } = validate(lastEventSchema, { lastEventId: request.get('last-event-id') ?? '' }, 'header');
    const registrationNumber = normalPlate(regNo);
    const stream = streams.open(request, response);
    // a browser that reconnects requests the same URL, with Last-Event-ID as the position to resume from
    const input = { ...query, registrationNumber, cursor: lastEventId || cursor };
    await sendSites(stream, booking, input, { logger, maxDurationMs: maxSearchMs });
  });
  router.get(workshopPath, limitLookups, async (request, response) => {
    const { departmentId } = validate(departmentSchema, request.params, 'path');
    response.set('Cache-Control', 'no-store').json(await booking.workshop(departmentId));
  });
  router.get(brandPath, async (request, response) => {
    const { brand } = validate(brandSchema, request.params, 'path');
    const hasBrand = await booking.hasBrand(brand.replaceAll('-', ' '));
    response.set('Cache-Control', 'public, max-age=3600').json({ hasBrand });
  });
  router.post('/book', limitBookings, refuseCrossSite, onlyJson, readJson, async (request, response) => {
    const key = readRequestKey(request);
    const schema = schemasForSite(response).booking(key !== null);
    const { registrationNumber, ...rest } = validate(schema, request.body ?? {}, 'body');
    const input = clean({ ...rest, registrationNumber: normalPlate(registrationNumber) });
    const answer = await booking.book(input, key ?? randomUUID(), requestLanguage(request, response));
    response.set(ofOneCar).json(answer);
  });
  router.all([...carPaths, pricePath, timeslotPath, closestPath, workshopPath, brandPath], onlyBy('GET, HEAD'));
  router.all('/book', onlyBy('POST'));
  router.use(bookingErrors(logger));
  return router;
}

/** Responses about a registration number or a customer are never cached. */
const ofOneCar = { 'Cache-Control': 'no-store' };

/** Drops keys "__proto__": no field has this name. In code that copies the object it would become a prototype. */
const readJson = express.json({
  limit: '32kb',
  reviver: (key: string, value: unknown) => (key === '__proto__' ? undefined : value),
});

const onlyJson: RequestHandler = (request, _response, next) => {
  if (!/^application\/json\s*(;|$)/i.test(request.get('content-type') ?? '')) {
    throw new ProblemError(
      415,
      'Unsupported media type',
      'Send a booking as JSON, with Content-Type application/json.',
    );
  }
  next();
};

function onlyBy(methods: string): RequestHandler {
  return (request, response) => {
    response.set('Allow', methods);
    throw new ProblemError(405, 'Method not allowed', `Use ${methods} for this address, not ${request.method}.`);
  };
}

function readPlate(request: Request): string {
  const { registrationNumber = '' } = request.params;
  return normalPlate(typeof registrationNumber === 'string' ? registrationNumber : '');
}

/** Removes control characters from the texts of a request. */
function clean(input: BookingRequest): BookingRequest {
  const { firstName, lastName, phone, email } = input.customer;
  return {
    ...input,
    customer: {
      firstName: cleanLine(firstName),
      lastName: cleanLine(lastName),
      phone: normalizePhone(phone),
      email: cleanLine(email),
    },
    freeText: cleanLines(input.freeText),
    serviceOfferingRequests: input.serviceOfferingRequests.map((chosen) => ({
      ...chosen,
      userInput: cleanLines(chosen.userInput),
    })),
  };
}
