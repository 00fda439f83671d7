import { Router } from 'express';
import type { RequestHandler } from 'express';
import { stockSitesOf } from '../shared/catalogue/stockSitesOf.ts';
import { siteBookingApi } from './booking/api/siteBookingApi.ts';
import { admittedSearches } from './catalogue/admittedSearches.ts';
import { catalogueApi } from './catalogue/catalogueApi.ts';
import { stockPushApi } from './catalogue/push/stockPushApi.ts';
import { contentApi } from './content/contentApi.ts';
import type { Editing } from './content/editing/createEditing.ts';
import { pageViewApi } from './content/pageViewApi.ts';
import { publishedApi } from './content/publishedApi.ts';
import { financeApi } from './finance/financeApi.ts';
import { comhubApi } from './forms/comhubApi.ts';
import { jotformApi } from './forms/jotformApi.ts';
import { photosApi } from './forms/photos/photosApi.ts';
import { apiErrors, apiNotFound } from './http/api/apiErrors.ts';
import { browserErrorsApi } from './http/logging/browserErrorsApi.ts';
import { limitAttempts } from './http/limits/limitAttempts.ts';
import { createPinPositions } from './places/createPinPositions.ts';
import { mapsApi } from './places/mapsApi.ts';
import { choicesApi } from './site/choicesApi.ts';
import type { Services } from './Services.ts';
import type { ContentForOrigin } from './site/runningSites.ts';
import { whereForms, whereSite } from './site/whereSite.ts';
import { createTireHotelApi } from './tirehotel/api/tireHotelApi.ts';

/** Finance requests per client IP and minute: some ten cars, with products, terms and a few changes. */
const quotesPerMinute = 240;

/**
 * Vehicle look-ups per client IP and minute.
 * A visitor needs one or two; more than this is scraping. A search among workshops makes some ten requests for times
 * and prices.
 */
const carsPerMinute = 30;
const bookingQuestionsPerMinute = 300;
/** Requests with a booking link per client IP and minute. Choosing another time loads a few weeks. */
const linkQuestionsPerMinute = 60;

/** Uploaded photos per client IP and minute: a few cars, with five photos each. */
const photosPerMinute = 20;

/** Requests of any kind per client IP. TireHotelService counts the individual actions, across processes. */
const tireHotelQuestionsPerMinute = 120;

/** Parts that /api has in common with pages and form posts. */
export interface ApiParts {
  contentFor: ContentForOrigin;
  /** null when editing is disabled. */
  editing: Editing | null;
  /** Rate limit of submitted forms, with or without JavaScript. */
  limitForms: RequestHandler;
  limitPhotoBytes: RequestHandler;
}

/** Routes below /api: one router per room, each with its rate limits. */
export function createApi(services: Services, parts: ApiParts): Router {
  const { logger, gateways, apiLimits: limits, sharedCounts: shared } = services;
  const { limitLinks, limitTireHotel, ...limitsOfBooking } = bookingLimits(services);
  const api = Router();
  api.use(
    '/search',
    catalogueApi({
      stockSites: stockSitesOf(services.sites.all),
      catalogue: admittedSearches(gateways.catalogue, services.admission),
      siteSearch: gateways.siteSearch,
      answers: services.searchAnswers,
      limit: limits.searches,
      countRecords: limits.wholeRecords,
    }),
  );
  addContentRoutes(api, services, parts);
  api.use('/stock', stockPushApi(services.stockPush, logger)); // disabled without a key
  api.use(
    '/codeweaver',
    financeApi(gateways.finance, limitAttempts(quotesPerMinute, 'questions for finance quotes', { shared })),
  );
  api.use('/mechmate', siteBookingApi({ ...services, limitLinks, ...limitsOfBooking }));
  if (services.tireHotel) {
    const tireHotel = createTireHotelApi({ service: services.tireHotel, limit: limitTireHotel, logger });
    api.use(
      '/tirehotel',
      whereSite(({ features }) => features.tireHotel === true, tireHotel),
    );
  }
  addFormRoutes(api, services, parts);
  const pinsOn = createPinPositions(gateways.catalogue);
  api.use('/maps', mapsApi(gateways.places, services.mapTiles, { limitTiles: limits.mapTiles, pinsOn }));
  api.use('/page-view', pageViewApi(services.pageViews, limits.pageViews));
  api.use(
    '/choices',
    whereSite(({ consent }) => consent === 'builtin', choicesApi(limits.choices)),
  );
  api.use('/browser-errors', browserErrorsApi({ logger, limit: limits.errorReports }));
  api.use(apiNotFound);
  api.use(apiErrors(logger));
  return api;
}

function addContentRoutes(api: Router, services: Services, { contentFor, editing }: ApiParts): void {
  const { logger, gateways, publishing, sites } = services;
  api.use(
    '/content/published',
    publishedApi({ settings: publishing, siteNames: sites.all.map(({ name }) => name), logger }),
  ); // disabled without a secret
  api.use('/content', contentApi(gateways.content, contentFor));
  if (editing) api.use('/editing', editing.api); // disabled without a secret
}

function addFormRoutes(api: Router, services: Services, { limitForms, limitPhotoBytes }: ApiParts): void {
  const { logger, gateways, apiLimits, formsPerMinute, sharedCounts: shared } = services;
  const { clock } = gateways;
  api.use(
    '/jotform',
    whereForms(
      jotformApi({ jotform: services.jotform, forms: services.embeddedForms, limit: apiLimits.embeddedForms }),
    ),
  );
  api.use(
    '/forms/photos',
    whereForms(
      photosApi({
        photos: gateways.photos,
        files: services.photoFiles,
        limit: limitAttempts(formsPerMinute === 0 ? 0 : photosPerMinute, 'photos', { shared, isExact: true }),
        limitBytes: limitPhotoBytes,
        clock,
        logger,
      }),
    ),
  );
  api.use('/forms/comhub', whereForms(comhubApi(gateways.leads, { limit: limitForms, clock, logger })));
}

function bookingLimits({ formsPerMinute, sharedCounts: shared }: Services) {
  const limit = (perMinute: number, what: string, isExact = false) =>
    limitAttempts(formsPerMinute === 0 ? 0 : perMinute, what, { shared, isExact });
  return {
    limitCars: limit(carsPerMinute, 'registration numbers', true),
    limitLookups: limit(bookingQuestionsPerMinute, 'questions about booking'),
    limitBookings: limit(formsPerMinute, 'bookings', true),
    limitLinks: limit(linkQuestionsPerMinute, 'questions about a booking', true),
    limitTireHotel: limit(tireHotelQuestionsPerMinute, 'questions about the tire hotel'),
  };
}
