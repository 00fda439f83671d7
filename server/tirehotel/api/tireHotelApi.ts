import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response, Router } from 'express';
import type Joi from 'joi';
import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { plateReadings } from '../../../shared/site/plateReadings.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { addressKey } from '../../http/limits/networksOf.ts';
import { refuseCrossSite } from '../../http/security/refuseCrossSite.ts';
import { clientAddress } from '../../http/security/clientAddress.ts';
import { ApiRoutes } from '../../http/api/ApiRoutes.ts';
import { hasBody, jsonBody } from '../../http/api/jsonRoute.ts';
import { readCookie } from '../../http/readCookie.ts';
import { readRequestKey } from '../../http/api/readRequestKey.ts';
import { secureCookieName } from '../../http/secureCookieName.ts';
import { isSecureCookie } from '../../site/isSecureCookie.ts';
import { siteOfAnswer } from '../../site/siteOfRequest.ts';
import { siteSchemas } from '../../site/siteSchemas.ts';
import { requestLanguage } from '../../site/requestLanguage.ts';
import { validate } from '../../http/api/validate.ts';
import type { TireHotelService, TireVisitor } from '../TireHotelService.ts';
import { readsDeliveredWords, tireHotelErrors } from './tireHotelProblem.ts';
import {
  bookingSchema,
  departmentSchema,
  loginSchema,
  emptySchema,
  normalizePlate,
  reviewSchema,
  searchSchema,
  timeslotSchema,
  validateSchema,
  workshopSchema,
} from './tireHotelSchemas.ts';

interface TireHotelApiParts {
  service: TireHotelService;
  /** Rate limit of every request, before it is parsed; TireHotelService counts the individual actions. */
  limit: RequestHandler;
  logger: Logger;
}

const sessionCookie = 'tireHotel';
const loginCookie = 'tireHotelLogin';
/**
 * Cookies are sent to this API only, by no other site, and are hidden from scripts.
 * Without an age: a closed browser forgets them, and the server ends sessions on its own.
 */
const cookieOptions = (request: Request) =>
  ({ httpOnly: true, secure: isSecureCookie(request), sameSite: 'strict', path: '/api/tirehotel' }) as const;

/**
 * /api/tirehotel: the documented API of the tire hotel, and four additional paths.
 * These are authorization/visit, authorization/session, authorization/logout and booking/startOver. Documented query
 * parameters may be in a JSON body instead, as this site's pages send them: a body is in no history and in no log.
 */
export function createTireHotelApi({ service, limit, logger }: TireHotelApiParts): Router {
  const routes = new ApiRoutes();
  routes.router.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  routes.router.use(refuseCrossSite);
  const onlyLoggedIn: RequestHandler = async (request, response, next) => {
    await service.authenticate(buildVisitor(request, response));
    next();
  };
  /** Encrypted tokens of a tire system, or a booking with its note. The documented API has requests without a body. */
  const body = { limit, maxBytes: '16kb', isOptional: true };
  const steps: RouteSteps = {
    limit,
    posted: jsonBody(body),
    // the session is checked before anything else in the request is read
    loggedIn: jsonBody({ ...body, authenticate: onlyLoggedIn }),
    createGateway: (request, response) => service.of(buildVisitor(request, response)),
  };
  addAuthorizationRoutes(routes, steps);
  addBookingRoutes(routes, steps);
  routes.refuseOtherMethods();
  routes.router.use(() => {
    throw new ProblemError(404, 'Not found', 'The tire hotel has nothing at this address.');
  });
  routes.router.use(tireHotelErrors(logger));
  return routes.router;
}

/** Parts that the routes share: steps before their own handler, and the gateway of a request. */
interface RouteSteps {
  limit: RequestHandler;
  posted: RequestHandler[];
  loggedIn: RequestHandler[];
  createGateway: (request: Request, response: Response) => TireHotelGateway;
}

function addAuthorizationRoutes(routes: ApiRoutes, { limit, posted, loggedIn, createGateway }: RouteSteps): void {
  routes.get('/authorization/search', limit, async (request, response) => {
    const { regNo } = validate(searchSchema, request.query, 'query');
    response.json(await createGateway(request, response).search(searchedPlate(regNo, response)));
  });
  routes.post('/authorization/search', ...posted, async (request, response) => {
    const { regNo } = validate(searchSchema, bodyOf(request), 'body');
    response.json(await createGateway(request, response).search(searchedPlate(regNo, response)));
  });
  routes.post('/authorization/login', ...posted, async (request, response) => {
    const { encryptedPhoneNumber } = bodyOrQuery(loginSchema, request);
    response.json(
      await createGateway(request, response).login(encryptedPhoneNumber, requestLanguage(request, response)),
    );
  });
  routes.post('/authorization/validate', ...posted, async (request, response) => {
    const { authToken, otpToken } = bodyOrQuery(validateSchema, request);
    const language = requestLanguage(request, response);
    const validated = await createGateway(request, response).validate(authToken, otpToken, language);
    const isForeign = validated.message !== undefined && !readsDeliveredWords(request, response);
    response.json(isForeign ? { ...validated, message: '' } : validated);
  });
  routes.post('/authorization/visit', ...posted, async (request, response) => {
    validate(emptySchema, bodyOf(request), 'body');
    response.json(await createGateway(request, response).visit());
  });
  routes.post('/authorization/session', ...loggedIn, async (request, response) => {
    validate(emptySchema, bodyOf(request), 'body');
    response.json(await createGateway(request, response).session(requestLanguage(request, response)));
  });
  routes.post('/authorization/logout', ...posted, async (request, response) => {
    validate(emptySchema, bodyOf(request), 'body');
    await createGateway(request, response).logout();
    response.status(204).end();
  });
}

function addBookingRoutes(routes: ApiRoutes, { loggedIn, createGateway }: RouteSteps): void {
  routes.post('/booking/GetTimeslotDays', ...loggedIn, async (request, response) => {
    const { workshopIdentifier } = validate(workshopSchema, request.query, 'query');
    const query = validate(timeslotSchema, bodyOf(request), 'body');
    response.json(await createGateway(request, response).timeslotDays(workshopIdentifier, query));
  });
  routes.post('/booking/GetTimeslots', ...loggedIn, async (request, response) => {
    const { workshopIdentifier } = validate(workshopSchema, request.query, 'query');
    const query = validate(timeslotSchema, bodyOf(request), 'body');
    response.json(await createGateway(request, response).timeslots(workshopIdentifier, query));
  });
  const schemaForSite = siteSchemas(({ phone }) => bookingSchema(phone));
  routes.post('/booking/create', ...loggedIn, async (request, response) => {
    const { departmentIdentifier } = validate(departmentSchema, request.query, 'query');
    const bookingRequest = clean(validate(schemaForSite(response), bodyOf(request), 'body'));
    const key = readRequestKey(request) ?? randomUUID();
    response.json(
      await createGateway(request, response).book(
        departmentIdentifier,
        bookingRequest,
        key,
        requestLanguage(request, response),
      ),
    );
  });
  routes.post('/booking/startOver', ...loggedIn, async (request, response) => {
    validate(emptySchema, bodyOf(request), 'body');
    await createGateway(request, response).startOver();
    response.status(204).end();
  });
  routes.post('/review/addReview', ...loggedIn, async (request, response) => {
    const { comment, ...review } = validate(reviewSchema, bodyOf(request), 'body');
    await createGateway(request, response).review({ ...review, comment: cleanLines(comment) });
    response.json({});
  });
}

/** The client of a request, with its cookies and how to change them. */
function buildVisitor(request: Request, response: Response): TireVisitor {
  const sessionName = secureCookieName(request, sessionCookie, '__Secure-');
  const loginName = secureCookieName(request, loginCookie, '__Secure-');
  const options = cookieOptions(request);
  const keep = (name: string) => (sealed: string | null) => {
    // a link or an image can send a GET request: it starts and ends nothing
    if (request.method !== 'POST') return;
    if (sealed === null) response.clearCookie(name, options);
    else response.cookie(name, sealed, options);
  };
  return {
    address: addressKey(clientAddress(request)),
    session: readCookie(request, sessionName),
    onSession: keep(sessionName),
    login: readCookie(request, loginName),
    onLogin: keep(loginName),
  };
}

function bodyOf(request: Request): unknown {
  return request.body ?? {};
}

/** Normalises a typed number, with the hyphen that tells cars apart in the site's country. */
function searchedPlate(regNo: string, response: Response): string {
  const forms = siteOfAnswer(response)?.plates.forms ?? [];
  const [plate, ...others] = plateReadings(
    regNo,
    forms.map(({ source }) => source),
  );
  return normalizePlate(others.length > 0 ? regNo : plate);
}

/** Parameters of a request, from its body or, without one, its query. */
function bodyOrQuery<T>(schema: Joi.ObjectSchema<T>, request: Request): T {
  return hasBody(request) ? validate(schema, bodyOf(request), 'body') : validate(schema, request.query, 'query');
}

/** Removes control characters from texts. */
function clean(bookingRequest: TireBookingRequest): TireBookingRequest {
  const { firstName, lastName, email, phoneMobile } = bookingRequest.customer;
  return {
    ...bookingRequest,
    regNo: normalizePlate(bookingRequest.regNo),
    freeText: cleanLines(bookingRequest.freeText),
    customer: {
      firstName: cleanLine(firstName),
      lastName: cleanLine(lastName),
      email: cleanLine(email),
      phoneMobile: normalizePhone(phoneMobile),
    },
  };
}
