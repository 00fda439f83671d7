import type { RequestHandler } from 'express';
import { countAttempts, limitAttempts } from '../http/limits/limitAttempts.ts';
import type { CountAttempts } from '../http/limits/limitAttempts.ts';
import type { SharedCounts } from '../storage/createSharedCounts.ts';

/**
 * Cars and dealers with every field, per address and minute.
 * Hovering over a car's link fetches it: four a second, for a whole minute, is more than a visitor can look at. Copying
 * the sellers of a stock takes hours.
 */
const wholeRecordsPerMinute = 240;

/**
 * Page views per address and minute.
 * It suits a household or office of heavy readers, each with a page every few seconds.
 */
const pageViewsPerMinute = 240;

/** Embedded forms per address and minute. A page has one or two. */
const embeddedFormsPerMinute = 120;

/**
 * Map tiles per address and minute.
 * A large screen shows 40; this is a pan or zoom by a whole screen, with nothing in the browser's cache, every two
 * seconds.
 */
const mapTilesPerMinute = 1200;

/**
 * New pictures per address and minute, in those of 320 px; one of 1920 px counts as six.
 * Six lists of cars whose photos no one has seen yet. The largest take some 50 seconds of a core.
 */
const newPicturesPerMinute = 600;

/** Browser error reports per address and minute; a page sends three at most. */
const errorReportsPerMinute = 12;

/** Choices in the consent banner, per address and minute; an office may share an address. */
const choicesPerMinute = 60;

/** Rate limits of requests that pages make without a form, all per address (see countAttempts). */
export interface ApiLimits {
  searches: RequestHandler;
  wholeRecords: CountAttempts;
  pageViews: RequestHandler;
  embeddedForms: RequestHandler;
  mapTiles: RequestHandler;
  newPictures: CountAttempts;
  errorReports: RequestHandler;
  choices: RequestHandler;
}

/** Rates set by the operator; 0 for either disables all limits, for tests and benchmarks. */
interface Rates {
  formsPerMinute: number;
  searchesPerMinute: number;
  /** Counters of all processes; null when each counts for itself. */
  shared?: SharedCounts | null;
}

export function createApiLimits({ formsPerMinute, searchesPerMinute, shared = null }: Rates): ApiLimits {
  const isOff = formsPerMinute === 0 || searchesPerMinute === 0;
  const rate = (perMinute: number): number => (isOff ? 0 : perMinute);
  const limit = (perMinute: number, what: string): RequestHandler => limitAttempts(rate(perMinute), what, { shared });
  return {
    searches: limit(searchesPerMinute, 'searches'),
    wholeRecords: countAttempts(rate(wholeRecordsPerMinute), 'requests for whole cars', { shared }),
    pageViews: limit(pageViewsPerMinute, 'page views'),
    embeddedForms: limit(embeddedFormsPerMinute, 'requests for forms'),
    mapTiles: limit(mapTilesPerMinute, 'requests for map tiles'),
    newPictures: countAttempts(rate(newPicturesPerMinute), 'requests for new pictures', { shared }),
    errorReports: limit(errorReportsPerMinute, 'error reports'),
    choices: limit(choicesPerMinute, 'choices'),
  };
}
