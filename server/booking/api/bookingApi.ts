import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { BookingGateway, OfferQuery, PriceQuery } from '../../../shared/booking/BookingGateway.ts';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ApiRoutes } from '../../http/api/ApiRoutes.ts';
import type { EventStreams } from '../../http/eventStreams.ts';
import { siteOfAnswer } from '../../site/siteOfRequest.ts';
import { requestLanguage } from '../../site/requestLanguage.ts';
import { jsonBody } from '../../http/api/jsonRoute.ts';
import { cleanServices } from './cleanServices.ts';
import { readRequestKey } from '../../http/api/readRequestKey.ts';
import { validate } from '../../http/api/validate.ts';
import { normalPlate } from './normalPlate.ts';
import { bookingErrors } from './bookingProblem.ts';
import {
  brandSchema,
  carQuerySchema,
  closestSchema,
  departmentSchema,
  datedSchemas,
  describedModel,
  lastEventSchema,
  offeringsSchema,
  positionSchema,
  pricePathSchema,
} from './bookingSchemas.ts';
import { bySite } from './bySite.ts';
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

const pricePath = '/prices/:registrationNumber/:mileage/:departmentId';
const timeslotPath = '/timeslots/from/:registrationNumber/:departmentId/:from';
const closestPath = '/departments/closestAvailable';
const workshopPath = '/departments/:departmentId/contact';
const brandPath = '/authorized-workshop/:brand';

/** /api/mechmate: the documented API of workshop booking. Every refusal is a problem with its booking code. */
export function createBookingApi(parts: BookingApiParts): Router {
  const { booking, streams, limitCars, limitLookups, limitBookings, clock, logger } = parts;
  const { maxSearchMs = 120_000 } = parts;
  const schemasForSite = bySite(clock, datedSchemas);
  const routes = new ApiRoutes();

  routes.get('/car/:registrationNumber', limitCars, async (request, response) => {
    response
      .set(ofOneCar)
      .json(
        await booking.car(
          readPlate(request, response),
          describedModel(validate(carQuerySchema, request.query, 'query')),
        ),
      );
  });
  routes.get('/services/:registrationNumber', limitLookups, async (request, response) => {
    const categories = await booking.services(
      readPlate(request, response),
      readOfferQuery(request),
      requestLanguage(request, response),
    );
    response.set(ofOneCar).json({ serviceOfferingCategories: categories });
  });
  routes.get('/addons/:registrationNumber', limitLookups, async (request, response) => {
    const categories = await booking.addons(
      readPlate(request, response),
      readOfferQuery(request),
      requestLanguage(request, response),
    );
    response.set(ofOneCar).json({ serviceOfferingCategories: categories });
  });
  routes.get(pricePath, limitLookups, async (request, response) => {
    const { registrationNumber: _plate, ...path } = request.params;
    const { mileage, departmentId } = validate(pricePathSchema, path, 'path');
    const query = { ...readCarQuery(request, response), mileage, departmentId };
    response.set(ofOneCar).json({ offers: await booking.prices(query) });
  });
  routes.get(timeslotPath, limitLookups, async (request, response) => {
    const { registrationNumber: _plate, ...path } = request.params;
    const { departmentId, from } = validate(schemasForSite(response).timeslotPath, path, 'path');
    const query = { ...readCarQuery(request, response), departmentId, from: from.slice(0, 10) };
    response.set(ofOneCar).json(await booking.timeslots(query));
  });
  routes.router.head(closestPath, limitLookups, (_request, response) => {
    response.set(ofOneCar).type('text/event-stream').end();
  });
  routes.get(closestPath, limitLookups, async (request, response) => {
    const { regNo, brand, model, cursor, ...query } = validate(closestSchema, request.query, 'query');
    const { lastEventId } = validate(lastEventSchema, { lastEventId: request.get('last-event-id') ?? '' }, 'header');
    const registrationNumber = normalPlate(regNo, siteOfAnswer(response));
    const stream = streams.open(request, response);
    // a browser that reconnects requests the same URL, with Last-Event-ID as the position to resume from
    const described = describedModel({ brand, model });
    const input = { ...query, registrationNumber, described, cursor: lastEventId || cursor };
    await sendSites(stream, booking, input, { logger, maxDurationMs: maxSearchMs });
  });
  routes.get(workshopPath, limitLookups, async (request, response) => {
    const { departmentId } = validate(departmentSchema, request.params, 'path');
    response.set('Cache-Control', 'no-store').json(await booking.workshop(departmentId));
  });
  routes.get(brandPath, async (request, response) => {
    const { brand } = validate(brandSchema, request.params, 'path');
    const hasBrand = await booking.hasBrand(brand.replaceAll('-', ' '));
    response.set('Cache-Control', 'public, max-age=3600').json({ hasBrand });
  });
  routes.post('/book', ...jsonBody({ limit: limitBookings, maxBytes: '32kb' }), async (request, response) => {
    const key = readRequestKey(request);
    const schema = schemasForSite(response).booking(key !== null);
    const { registrationNumber, ...rest } = validate(schema, request.body ?? {}, 'body');
    const input = clean({ ...rest, registrationNumber: normalPlate(registrationNumber, siteOfAnswer(response)) });
    response.json(await booking.book(input, key ?? randomUUID(), requestLanguage(request, response)));
  });
  routes.refuseOtherMethods();
  routes.router.use(bookingErrors(logger));
  return routes.router;
}

/** Responses about a registration number or a customer are never cached. */
const ofOneCar = { 'Cache-Control': 'no-store' };

function readPlate(request: Request, response: Response): string {
  const { registrationNumber = '' } = request.params;
  return normalPlate(typeof registrationNumber === 'string' ? registrationNumber : '', siteOfAnswer(response));
}

function readOfferQuery(request: Request): OfferQuery {
  const { lat, lng, ...model } = validate(positionSchema, request.query, 'query');
  return { latitude: lat, longitude: lng, described: describedModel(model) };
}

function readCarQuery(
  request: Request,
  response: Response,
): Pick<PriceQuery, 'registrationNumber' | 'described' | 'serviceOfferings'> {
  const { serviceOfferings, ...model } = validate(offeringsSchema, request.query, 'query');
  return { registrationNumber: readPlate(request, response), described: describedModel(model), serviceOfferings };
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
    serviceOfferingRequests: cleanServices(input.serviceOfferingRequests),
  };
}
