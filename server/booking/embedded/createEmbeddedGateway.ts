import { randomUUID } from 'node:crypto';
import { fingerprintBooking } from '../../../shared/booking/fingerprintBooking.ts';
import { BookingError } from '../../../shared/booking/BookingGateway.ts';
import type { BookingGateway, ClosestQuery } from '../../../shared/booking/BookingGateway.ts';
import type { BookingRequest, BookingResponse, SiteEvent } from '../../../shared/booking/BookingTypes.ts';
import { hoursOn } from '../../../shared/catalogue/openingHours.ts';
import { wallTime } from '../../../shared/kit/zonedTime.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { StopSignal } from '../../../shared/kit/StopSignal.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { asBookingErrors, toBookingError } from './asBookingErrors.ts';
import { bookingByKey } from './bookingRows.ts';
import { CarBookedError } from './CarBookedError.ts';
import { lockCarTime, plateKey } from './carTimes.ts';
import { checkBookingRequest, invalid, supportedCar, minWorkMinutes, requireWorkshop } from './checkBookingRequest.ts';
import type { CheckedRequest } from './checkBookingRequest.ts';
import { closestWorkshops } from './closestWorkshops.ts';
import { TakenError, runInTransaction } from './runInTransaction.ts';
import type { BookingEngineOptions } from './createBookingEngine.ts';
import { createFairQueue } from './createFairQueue.ts';
import { insertBooking } from './insertBooking.ts';
import { isSameCustomer } from './isSameCustomer.ts';
import type { FairQueue } from './createFairQueue.ts';
import { nearestFreeTimes } from './nearestFreeTimes.ts';
import type { StoredBooking } from './StoredBooking.ts';
import { buildWeeks } from './buildWeeks.ts';
import { isInTime } from './workshopCalendar.ts';
import { changeUse } from './workshopUse.ts';

interface EmbeddedGatewayOptions extends BookingEngineOptions {
  onBooked?: () => void;
  linkOf?: (id: string) => string;
}

/** BookingGateway over the embedded engine. */
export function createEmbeddedGateway(options: EmbeddedGatewayOptions): BookingGateway {
  const { storage, reference, clock, logger } = options;
  const now = (): number => clock.now().getTime();
  const turns = createFairQueue();
  const run = <T>(doing: string, work: () => T | Promise<T>): Promise<T> => asBookingErrors(logger, doing, work);

  return {
    car: (registrationNumber) =>
      run('car', () => {
        const car = reference.car(registrationNumber);
        if ('code' in car) throw new BookingError(car.code);
        return car;
      }),

    services: (registrationNumber, _near, language) =>
      run('services', () => reference.services(supportedCar(reference, registrationNumber), language)),

    addons: (registrationNumber, _near, language) =>
      run('addons', () => reference.addons(supportedCar(reference, registrationNumber), language)),

    prices: ({ registrationNumber, departmentId, serviceOfferings }) =>
      run('prices', () => {
        const car = supportedCar(reference, registrationNumber);
        return reference.offers(car, serviceOfferings, requireWorkshop(reference, departmentId));
      }),

    closestAvailable: (query, signal) => closestAvailable(options, turns, query, signal),

    timeslots: ({ registrationNumber, departmentId, from, serviceOfferings }) =>
      run('timeslots', () => {
        const workshop = requireWorkshop(reference, departmentId);
        const car = supportedCar(reference, registrationNumber);
        const workMinutes = minWorkMinutes(reference, car, workshop, serviceOfferings);
        return buildWeeks(
          { workshop, workMinutes, from, own: null, hasWaitingList: options.waiting !== undefined },
          { queries: storage.db, now: now(), span: reference },
        );
      }),

    book: (request, requestKey, language = reference.language) =>
      run('book', () => book(options, request, requestKey, language)),

    workshop: (departmentId) =>
      run('workshop', () => {
        const { siteName, phone, email, schedule } = requireWorkshop(reference, departmentId);
        const { date } = wallTime(now(), reference.timeZone);
        return { siteName, phone, email, today: hoursOn(schedule, date) };
      }),

    hasBrand: (brand) => run('hasBrand', () => reference.hasBrand(brand)),
  };
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
    yield { error: toBookingError(logger, 'closestAvailable', error).code };
  }
}

/** Books in one transaction: booking, capacity and messages are all written, or nothing is. */
async function book(
  options: EmbeddedGatewayOptions,
  { hold = '', ...request }: BookingRequest,
  requestKey: string,
  language: Language,
): Promise<BookingResponse> {
  const { storage, reference, messages, waiting, clock, logger, onBooked, newId = randomUUID } = options;
  const before = await bookingByKey(storage.db, requestKey);
  if (before) return firstAnswer(options, before, request);

  const now = clock.now();
  const checked = checkBookingRequest(request, reference, now.getTime());
  const { workshop, time, fits, workMinutes } = checked;
  const made = newBooking(
    { site: reference.site, country: reference.country, request, language, toldBySms: messages.textsTo(request) },
    checked,
    now.toISOString(),
  );
  const plate = plateKey(request.registrationNumber);
  const { timeZone, country } = reference;

  let booking: StoredBooking = { ...made, id: newId() };
  let isWritten = false; // true once all but the commit is done
  const first = await runInTransaction((refuse) =>
    storage.write(async (queries) => {
      isWritten = false;
      let inserted = await insertBooking(queries, { requestKey, plate }, { booking, workMinutes });
      while (inserted === 'numberUsed') {
        booking = { ...made, id: newId() };
        inserted = await insertBooking(queries, { requestKey, plate }, { booking, workMinutes });
      }
      if (inserted === 'keyUsed') return bookingByKey(queries, requestKey);
      const other = await lockCarTime(queries, { plate, country, time, timeZone, ownId: booking.id });
      if (other) throw new CarBookedError(other);
      if (!fits || !isInTime(workshop, time, now.getTime())) return refuse(time);
      const from = hold ? ((await waiting?.takeHold(queries, hold, request)) ?? null) : null;
      if (!(await changeUse(queries, workshop, { from, to: time }))) return refuse(time);
      await messages.booked(queries, booking, workshop);
      isWritten = true;
      return null;
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof CarBookedError) {
      await remindOfExisting(options, error.existing, request);
      throw new BookingError('CarAlreadyBooked');
    }
    // a commit without a response may have been stored: a retry with the same key will tell
    const isUnknown = databaseFailureIn(error)?.mayBeWritten ?? isWritten;
    const outcome = isUnknown ? { code: 'OutcomeUnknown' } : { nothingBooked: true };
    throw toBookingError(logger, 'book', error, outcome);
  });

  if (first instanceof TakenError) throw await takenError(options, checked, now.getTime());
  if (first) return firstAnswer(options, first, request);
  logger.info('booking.booked', { id: booking.id, departmentId: booking.departmentId });
  onBooked?.();
  return buildResponse(options, booking);
}

function newBooking(
  customerFacts: Pick<StoredBooking, 'site' | 'country' | 'request' | 'language' | 'toldBySms'>,
  checked: CheckedRequest,
  createdAt: string,
): Omit<StoredBooking, 'id'> {
  const { car, workshop, services, time } = checked;
  return {
    state: 'booked',
    sequence: 0,
    departmentId: workshop.departmentId,
    timeSlot: time.timeSlot,
    isFullDay: time.isFullDay,
    minutes: time.minutes,
    ...customerFacts,
    services,
    car: `${car.brand} ${car.model}`,
    createdAt,
    changedAt: createdAt,
  };
}

/**
 * Mails the link of a car's existing booking to its customer, if the contact details match.
 * The refusal is the same either way, so it does not reveal whose booking it is.
 */
async function remindOfExisting(
  { storage, messages, logger, onBooked }: EmbeddedGatewayOptions,
  existing: StoredBooking,
  { customer }: BookingRequest,
): Promise<void> {
  if (!isSameCustomer(existing.request.customer, customer)) return;
  try {
    await storage.write((queries) => messages.askedAgain(queries, existing));
    onBooked?.();
  } catch (error) {
    // the refusal stands even without the mail
    toBookingError(logger, 'remindOfExisting', error);
  }
}

/**
 * Returns the first response of a key.
 * A repeated key with another workshop, time or service is refused: the response would confirm a booking that was never
 * made.
 */
function firstAnswer(
  options: EmbeddedGatewayOptions,
  { booking, asked }: { booking: StoredBooking; asked: string },
  request: BookingRequest,
): BookingResponse {
  if (asked !== fingerprintBooking(request)) {
    throw invalid('The Idempotency-Key has booked something else already; take a new key for another booking.');
  }
  return buildResponse(options, booking);
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

async function takenError(
  { storage, reference }: EmbeddedGatewayOptions,
  { workshop, workMinutes, time, car, services }: CheckedRequest,
  now: number,
): Promise<BookingError> {
  const codes = services.map(({ code }) => code);
  const others = reference.workshops.filter((one) => reference.canDo(one, car, codes));
  const timeQuery = { workshop, workMinutes, time, others };
  const freeTimes = await nearestFreeTimes(timeQuery, { queries: storage.db, now, span: reference });
  return new BookingError('TimeslotNotAvailable', { freeTimes });
}
