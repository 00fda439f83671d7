import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import { createBookingApi } from '../../server/booking/api/bookingApi.ts';
import { apiErrors, apiNotFound } from '../../server/http/api/apiErrors.ts';
import { createEventStreams } from '../../server/http/eventStreams.ts';
import type { EventStreams } from '../../server/http/eventStreams.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';
import { fakeBooking } from '../fixtures/booking/fakeBooking.ts';
import { testClock } from '../fixtures/testClock.ts';

const noLimit: RequestHandler = (_request, _response, next) => {
  next();
};

interface BookingAppSettings {
  booking?: Partial<BookingGateway>;
  streams?: EventStreams;
  limits?: Partial<Record<'limitCars' | 'limitLookups' | 'limitBookings', RequestHandler>>;
  clock?: Clock;
  maxSearchMs?: number;
  /** Runs after compression and before the routes. */
  between?: RequestHandler;
}

/** Mounts the booking routes as the product does, over a test back end, at noon of 22 November 2026. */
export function bookingApp(settings: BookingAppSettings = {}) {
  const { booking, limits, maxSearchMs, between = noLimit } = settings;
  const { streams = createEventStreams(), clock = testClock('2026-11-22T11:00:00Z') } = settings;
  const lines: { event: string; facts: LogFacts }[] = [];
  const keep = (event: string, facts: LogFacts = {}): void => {
    lines.push({ event, facts });
  };
  const logger: Logger = { debug: keep, info: keep, warn: keep, error: keep };
  const app = express();
  app.set('query parser', 'simple');
  app.use(compression(), between);
  const api = Router();
  api.use(
    '/mechmate',
    createBookingApi({
      booking: fakeBooking(booking),
      streams,
      limitCars: noLimit,
      limitLookups: noLimit,
      limitBookings: noLimit,
      ...limits,
      clock,
      logger,
      ...(maxSearchMs === undefined ? {} : { maxSearchMs }),
    }),
  );
  api.use(apiNotFound, apiErrors(logger));
  app.use('/api', api);
  return { app, lines, streams };
}

/** Listens on a free local port. */
export async function listening(app: Express): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer(app);
  server.keepAliveTimeout = 0; // on a busy machine, the end of an idle connection would meet the next request
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
