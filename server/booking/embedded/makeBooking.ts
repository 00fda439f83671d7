import { randomUUID } from 'node:crypto';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { BookingCustomer, BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { carName as nameOfCar, withDescription } from '../../../shared/booking/request/describedCar.ts';
import { fingerprintBooking } from '../../../shared/booking/request/fingerprintBooking.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { internationalPhone } from '../../messages/internationalPhone.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { keyReused } from '../../../shared/booking/request/keyReused.ts';
import { personOf } from '../../../shared/booking/request/personOf.ts';
import { toBookingError } from './asBookingErrors.ts';
import { bookingByKey } from './bookingRows.ts';
import { lockCarTime } from './times/carTimes.ts';
import { plateKey } from '../../../shared/kit/text/plateKey.ts';
import { checkBookingRequest } from './checkBookingRequest.ts';
import type { CheckedRequest } from './checkBookingRequest.ts';
import type { BookingDetails, BookingEngineOptions } from './BookingEngineOptions.ts';
import { insertBooking } from './insertBooking.ts';
import { nearestFreeTimes } from './times/nearestFreeTimes.ts';
import { TakenError, runInTransaction } from './runInTransaction.ts';
import type { StoredBooking } from './StoredBooking.ts';
import { timeTaken } from './timeTaken.ts';
import { withAddons } from './times/addonDays.ts';
import { meetsNoticePeriod } from './times/workshopCalendar.ts';
import { changeUse } from './times/workshopUse.ts';

/** Thrown to roll back a transaction whose time overlaps another booking of the car. */
class CarBookedError extends Error {
  override readonly name = 'CarBookedError';
  readonly existing: StoredBooking;

  constructor(existing: StoredBooking) {
    super('The car has a booking that overlaps the time.');
    this.existing = existing;
  }
}

/**
 * Books in one transaction: booking, capacity and messages are all written, or nothing is.
 * @see BookingEngine.book
 */
export async function makeBooking(
  options: BookingEngineOptions,
  { hold = '', ...request }: BookingRequest,
  { requestKey, language = options.reference.language, carName }: BookingDetails,
): Promise<StoredBooking> {
  const { storage, reference, messages, waiting, limits, clock, logger, onBooked, newId = randomUUID } = options;
  const before = await bookingByKey(storage.db, requestKey);
  if (before) return firstBooking(before, request);
  await limits?.checkConflicts(request.registrationNumber);

  const now = clock.now();
  const checked = checkBookingRequest(request, reference, now.getTime());
  const { workshop, time, fits, workMinutes } = checked;
  const made = newBooking(
    { site: reference.site, country: reference.country, request, language, toldBySms: messages.textsTo(request) },
    { ...checked, carName: carName ?? nameOfCar(withDescription(checked.car, request.described)) },
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
      if (!fits || !meetsNoticePeriod(workshop, time, now.getTime())) return refuse(time);
      const from = hold ? ((await waiting?.takeHold(queries, hold, request)) ?? null) : null;
      const full = await changeUse(queries, workshop, { from, to: withAddons(time, checked.services) });
      if (full) return refuse(time, full.addon);
      await messages.booked(queries, booking, workshop);
      isWritten = true;
      return null;
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof CarBookedError) {
      await limits?.countConflict(request.registrationNumber);
      await remindOfExisting(options, error.existing, request);
      throw new BookingError('CarAlreadyBooked');
    }
    // a commit without a response may have been stored: a retry with the same key will tell
    const isUnknown = databaseFailureIn(error)?.mayBeWritten ?? isWritten;
    const failure: BookingFailure = isUnknown
      ? { code: 'OutcomeUnknown' }
      : { code: 'ServerError', nothingBooked: true };
    throw toBookingError(logger, 'book', error, failure);
  });

  if (first instanceof TakenError) throw await takenError(options, first, { ...checked, language }, now.getTime());
  if (first) return firstBooking(first, request);
  logger.info('booking.booked', { id: booking.id, departmentId: booking.departmentId });
  onBooked?.();
  return booking;
}

function newBooking(
  customerFacts: Pick<StoredBooking, 'site' | 'country' | 'request' | 'language' | 'toldBySms'>,
  { carName, workshop, services, time }: CheckedRequest & { carName: string },
  createdAt: string,
): Omit<StoredBooking, 'id'> {
  return {
    state: 'booked',
    sequence: 0,
    departmentId: workshop.departmentId,
    timeSlot: time.timeSlot,
    isFullDay: time.isFullDay,
    minutes: time.minutes,
    ...customerFacts,
    services,
    car: carName,
    createdAt,
    changedAt: createdAt,
  };
}

/**
 * Mails the link of a car's existing booking to its customer, if the contact details match.
 * The refusal is the same either way, so it does not reveal whose booking it is.
 */
async function remindOfExisting(
  { storage, reference, messages, logger, onBooked }: BookingEngineOptions,
  existing: StoredBooking,
  { customer }: BookingRequest,
): Promise<void> {
  const { country } = reference;
  const bookedBy = { ...existing.request.customer, country: existing.country || country };
  if (!isSameCustomer(bookedBy, { ...customer, country })) return;
  try {
    await storage.write((queries) => messages.askedAgain(queries, existing));
    onBooked?.();
  } catch (error) {
    // the refusal stands even without the mail
    toBookingError(logger, 'remindOfExisting', error);
  }
}

/**
 * Returns the booking that a key made.
 * A repeated key with another workshop, time, service, customer or car is refused: the response has the link of the
 * first booking. Once its personal data was removed, only the work is compared.
 */
function firstBooking(
  { booking, asked }: { booking: StoredBooking; asked: string },
  request: BookingRequest,
): StoredBooking {
  const isEmptied = booking.request.customer.email === '';
  const isSamePerson = isEmptied || personOf(booking.request) === personOf(request);
  if (asked !== fingerprintBooking(request) || !isSamePerson) throw keyReused();
  return booking;
}

async function takenError(
  { storage, reference }: BookingEngineOptions,
  taken: TakenError,
  { workshop, workMinutes, time, car, services, language }: CheckedRequest & { language: Language },
  now: number,
): Promise<BookingError> {
  const codes = services.map(({ code }) => code);
  const others = reference.workshops.filter((one) => reference.canDo(one, car, codes));
  const timeQuery = { workshop, workMinutes, chosen: services, time, others };
  const freeTimes = await nearestFreeTimes(timeQuery, { queries: storage.db, now, span: reference });
  return timeTaken(taken, { services, language }, freeTimes);
}

interface Customer extends Pick<BookingCustomer, 'email' | 'phone'> {
  /** ISO 3166-1 alpha-2 of phone numbers without a country code. */
  country: string;
}

/**
 * True when two customers share a mail address or a phone number.
 * Mail addresses are compared in lower case, phone numbers in international form.
 */
function isSameCustomer(one: Customer, other: Customer): boolean {
  return isSame(comparableEmail(one), comparableEmail(other)) || isSame(comparablePhone(one), comparablePhone(other));
}

const isSame = (one: string, other: string): boolean => one !== '' && one === other;
const comparableEmail = ({ email }: Customer): string => email.trim().toLowerCase();
const comparablePhone = ({ phone, country }: Customer): string =>
  internationalPhone(phone, country) ?? normalizePhone(phone);
