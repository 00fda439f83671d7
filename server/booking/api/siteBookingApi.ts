import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { EventStreams } from '../../http/eventStreams.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import { whereSite } from '../../site/whereSite.ts';
import { createBookingApi } from './bookingApi.ts';
import { createBookingLinksApi } from '../links/bookingLinksApi.ts';
import type { SiteBooking } from '../Booking.ts';
import { createWaitingListApi } from '../waiting/waitingListApi.ts';

interface SiteBookingApiParts {
  /** By site name. */
  siteBookings: ReadonlyMap<string, Pick<SiteBooking, 'booking' | 'waitingList'>>;
  gateways: { bookingLinks: BookingLinkGateway; clock: Clock };
  eventStreams: EventStreams;
  limitCars: RequestHandler;
  limitLookups: RequestHandler;
  limitBookings: RequestHandler;
  limitLinks: RequestHandler;
  logger: Logger;
}

/**
 * /api/mechmate: routes to the booking of each site that has one.
 * Booking links work on sites with either kind of booking.
 */
export function siteBookingApi(parts: SiteBookingApiParts): Router {
  const { siteBookings, gateways, eventStreams, limitLinks, logger, ...limits } = parts;
  const { bookingLinks, clock } = gateways;
  const router = Router();
  const bySite = new Map(
    [...siteBookings].map(([site, { booking, waitingList }]) => {
      const own = Router();
      own.use(
        '/waiting',
        createWaitingListApi({ waitingList, limitEntries: limits.limitBookings, limitLinks, clock, logger }),
      );
      own.use(createBookingApi({ booking, streams: eventStreams, ...limits, clock, logger }));
      return [site, own] as const;
    }),
  );
  router.use(
    '/bookings',
    whereSite(
      ({ name, features }) => bySite.has(name) || features.tireHotel === true,
      createBookingLinksApi({ links: bookingLinks, limit: limitLinks, clock, logger }),
    ),
  );
  router.use((request, response, next) => {
    const own = bySite.get(siteOf(response).name);
    if (own) own(request, response, next);
    else next();
  });
  return router;
}
