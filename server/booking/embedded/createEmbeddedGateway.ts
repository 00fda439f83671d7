import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway, ClosestQuery } from '../../../shared/booking/BookingGateway.ts';
import type { BookingResponse } from '../../../shared/booking/BookingTypes.ts';
import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import { hoursOn } from '../../../shared/catalogue/dealers/openingHours.ts';
import type { StopSignal } from '../../../shared/kit/StopSignal.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { asBookingErrors, toBookingError } from './asBookingErrors.ts';
import { buildWeeks } from './times/buildWeeks.ts';
import { minWork, requireWorkshop, supportedCar } from './checkBookingRequest.ts';
import { closestWorkshops } from './times/closestWorkshops.ts';
import type { BookingEngine } from './createBookingEngine.ts';
import type { BookingReference } from './BookingReference.ts';
import type { BookingEngineOptions } from './BookingEngineOptions.ts';
import { createFairQueue } from './createFairQueue.ts';
import type { FairQueue } from './createFairQueue.ts';
import type { StoredBooking } from './StoredBooking.ts';

interface EmbeddedGatewayOptions extends BookingEngineOptions {
  engine: BookingEngine;
  /** Returns the link of a booking by its id; without it bookings have no links. */
  linkOf?: (id: string) => string;
}

/** BookingGateway over the embedded engine: queries read the reference data, `book` is the engine's. */
export function createEmbeddedGateway(options: EmbeddedGatewayOptions): BookingGateway {
  const { storage, reference, clock, logger } = options;
  const now = (): number => clock.now().getTime();
  const turns = createFairQueue();
  const run = <T>(doing: string, work: () => T | Promise<T>): Promise<T> => asBookingErrors(logger, doing, work);

  return {
    car: (registrationNumber, described) =>
      run('car', () => {
        const car = reference.car(registrationNumber, described);
        if ('code' in car) throw new BookingError(withQuestions(car, reference));
        return car;
      }),

    services: (registrationNumber, { described }, language) =>
      run('services', () => reference.services(supportedCar(reference, { registrationNumber, described }), language)),

    addons: (registrationNumber, { described }, language) =>
      run('addons', () => reference.addons(supportedCar(reference, { registrationNumber, described }), language)),

    prices: (query) =>
      run('prices', () => {
        const car = supportedCar(reference, query);
        return reference.offers(car, query.serviceOfferings, requireWorkshop(reference, query.departmentId));
      }),

    closestAvailable: (query, signal) => closestAvailable(options, turns, query, signal),

    timeslots: ({ departmentId, from, serviceOfferings, ...query }) =>
      run('timeslots', () => {
        const workshop = requireWorkshop(reference, departmentId);
        const car = supportedCar(reference, query);
        const work = minWork(reference, car, workshop, serviceOfferings);
        return buildWeeks(
          { workshop, ...work, from, own: null, hasWaitingList: options.waiting !== undefined },
          { queries: storage.db, now: now(), span: reference },
        );
      }),

    book: async (request, requestKey, language) =>
      buildResponse(options, await options.engine.book(request, { requestKey, ...(language ? { language } : {}) })),

    workshop: (departmentId) =>
      run('workshop', () => {
        const { siteName, phone, email, schedule } = requireWorkshop(reference, departmentId);
        const { date } = wallTime(now(), reference.timeZone);
        return { siteName, phone, email, today: hoursOn(schedule, date) };
      }),

    hasBrand: (brand) => run('hasBrand', () => reference.hasBrand(brand)),
  };
}

/** Adds the questions about a car that was not found. */
function withQuestions(failure: BookingFailure, { questions }: BookingReference): BookingFailure {
  const isMissing = failure.code === 'InvalidReg' || failure.code === 'VehicleNotFound';
  return isMissing && questions ? { ...failure, questions } : failure;
}

async function* closestAvailable(
  { storage, reference, clock, logger }: EmbeddedGatewayOptions,
  turns: FairQueue,
  query: ClosestQuery,
  signal: StopSignal,
): AsyncGenerator<SiteEvent> {
  try {
    const found = { reference, queries: storage.db, now: clock.now().getTime(), turns };
    yield* closestWorkshops(query, found, signal);
  } catch (error) {
    yield { error: toBookingError(logger, 'closestAvailable', error).failure };
  }
}

function buildResponse({ linkOf, messages }: EmbeddedGatewayOptions, booking: StoredBooking): BookingResponse {
  const { id, request, services } = booking;
  const confirmedBy = messages.channelsOf(booking);
  return {
    id,
    registrationNumber: request.registrationNumber,
    kobraProductIds: services.map(({ code }) => code),
    ...(linkOf ? { link: linkOf(id) } : {}),
    ...(confirmedBy.length > 0 ? { confirmedBy } : {}),
  };
}
