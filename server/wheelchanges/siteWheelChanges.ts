import { bookingNumber } from '../../shared/booking/request/bookingNumber.ts';
import { BookingError } from '../../shared/booking/BookingError.ts';
import type { BookingErrorCode } from '../../shared/booking/BookingError.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingRequest, DayAvailability } from '../../shared/booking/BookingTypes.ts';
import { addDays } from '../../shared/kit/time/zonedTime.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { textIn } from '../../shared/site/LocalizedText.ts';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { NextWheelChange, TireBookingRequest, TireConfirmation } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { BookingParts, BookingSettings } from '../booking/Booking.ts';
import type { BookingSite } from '../booking/BookingSite.ts';
import type { LinkSigner } from '../booking/links/createLinkSigner.ts';
import { createSiteEngine } from '../booking/createSiteEngine.ts';
import type { SiteEngine } from '../booking/createSiteEngine.ts';
import { bookingsOfCar } from '../booking/embedded/bookingRows.ts';
import { plateKey } from '../../shared/kit/text/plateKey.ts';
import { slotInstant } from '../booking/embedded/times/slotInstant.ts';
import { bookingKindOf } from '../booking/embedded/bookingKindOf.ts';
import type { BookingReference, Workshop } from '../booking/embedded/BookingReference.ts';
import type { StoredBooking } from '../booking/embedded/StoredBooking.ts';
import { siteNameIn } from '../booking/embedded/siteNameIn.ts';
import { bookableDates } from '../booking/embedded/times/workshopCalendar.ts';
import type { TireHotelFiles } from '../tirehotel/embedded/files/TireHotelFiles.ts';
import type { WheelChanges } from '../tirehotel/embedded/WheelChanges.ts';
import { wheelChangeCode, wheelChangeReference, wheelDepartment } from './wheelChangeReference.ts';

export interface SiteWheelChangeSettings extends Pick<BookingSettings, 'senders'> {
  site: BookingSite;
  files: TireHotelFiles;
  signer: LinkSigner;
}

/** Wheel changes at the locations of one site, in its country, time zone and languages. */
export interface SiteWheelChanges extends WheelChanges {
  reference: BookingReference;
  siteEngine: SiteEngine;
}

/** Days per response of the engine. */
const answerDays = 28;

/** The booking engine over the locations of one site. */
export function siteWheelChanges(
  { site, files, signer, senders }: SiteWheelChangeSettings,
  parts: BookingParts,
): SiteWheelChanges {
  const { storage, clock } = parts;
  const reference = wheelChangeReference(files, site, parts.builtInTexts);
  const siteEngine = createSiteEngine(
    { kind: 'wheelChange', reference, signer, site, texts: false, senders, bookPage: 'pathToTireHotel' },
    parts,
  );
  const { engine, gateway } = siteEngine;

  function buildConfirmation(booking: StoredBooking, workshop: Workshop): TireConfirmation {
    const { id, request, services, timeSlot, isFullDay, language = site.languages[0] } = booking;
    const { firstName, lastName, email, phone } = request.customer;
    const name = siteNameIn(workshop, language);
    const { address, email: workshopEmail, phone: phoneNumber } = workshop;
    return {
      bookingConfirmationId: bookingNumber(id),
      customerBase: { firstName, lastName, email, phoneMobile: phone },
      services: services.map((service) => ({
        name: textIn(service.name, language),
        appointmentTime: timeSlot,
        isFullDay,
        workshop: { name, address, email: workshopEmail, phoneNumber },
      })),
      freeText: request.freeText,
      ...(siteEngine.channelsOf(booking).includes('mail') ? { mailed: true } : {}),
      link: signer.linkOf(id),
    };
  }

  async function nextChange(regNo: string, language: Language): Promise<NextWheelChange | null> {
    const now = clock.now().getTime();
    const { today, last } = bookableDates(now, reference);
    const span = { from: addDays(today, -1), until: addDays(last, 1) };
    const bookings = await bookingsOfCar(storage.db, { plate: plateKey(regNo), country: site.country }, span);
    for (const booking of bookings) {
      const { id, timeSlot, isFullDay, minutes, departmentId } = booking;
      const workshop = reference.workshops.find((one) => one.departmentId === departmentId);
      const end = slotInstant(timeSlot, reference.timeZone) + minutes * 60_000;
      if (bookingKindOf(booking) !== 'wheelChange' || !workshop || end <= now) continue;
      const place = siteNameIn(workshop, language);
      return { regNo, number: bookingNumber(id), appointmentTime: timeSlot, isFullDay, place, link: signer.linkOf(id) };
    }
    return null;
  }

  const read = (workshop: Workshop, from: string, to: string): Promise<DayAvailability[]> => {
    const { today, last } = bookableDates(clock.now().getTime(), reference);
    return loadDays(gateway, workshop, from < today ? today : from, to > last ? last : to);
  };

  return {
    reference,
    siteEngine,

    days: async (erpId, from, to) => {
      const days = await asTireHotelErrors(() => read(requireWorkshop(reference, erpId), from, to));
      const free = days.filter(({ availableSlots, allDaySlotAvailable }) => {
        return availableSlots.length > 0 || allDaySlotAvailable;
      });
      return free.map(({ date }) => date);
    },

    times: async (erpId, from, to) => {
      const days = await asTireHotelErrors(() => read(requireWorkshop(reference, erpId), from, to));
      const timed = days.filter(({ availableSlots }) => availableSlots.length > 0);
      return timed.map(({ date, availableSlots }) => availableSlots.map((time) => `${date}T${time}:00`));
    },

    next: async (regNos, language = site.languages[0]) => {
      const changes = await Promise.all(regNos.map((regNo) => nextChange(regNo, language)));
      return changes.filter((change) => change !== null);
    },

    book: async (erpId, request, key, { car, language }) => {
      const workshop = requireWorkshop(reference, erpId);
      const bookingRequest = buildRequest(request, workshop);
      const carName = `${car.brand} ${car.model}`;
      const details = { requestKey: key, ...(language ? { language } : {}), carName };
      const booking = await asTireHotelErrors(() => engine.book(bookingRequest, details));
      return buildConfirmation(booking, workshop);
    },
  };
}

/** @throws TireHotelError InvalidRequest */
function requireWorkshop({ workshops }: BookingReference, erpId: string): Workshop {
  const departmentId = wheelDepartment(erpId);
  const workshop = workshops.find((one) => one.departmentId === departmentId);
  if (!workshop) throw new TireHotelError('InvalidRequest');
  return workshop;
}

/** All bookable days in a range. */
async function loadDays(
  gateway: BookingGateway,
  { departmentId }: Workshop,
  from: string,
  to: string,
): Promise<DayAvailability[]> {
  const days: DayAvailability[] = [];
  for (let first = from; first <= to; first = addDays(first, answerDays)) {
    const query = { registrationNumber: '', departmentId, from: first, serviceOfferings: [wheelChangeCode] };
    const answer = await gateway.timeslots(query);
    days.push(...answer.filter(({ date }) => date <= to));
  }
  return days;
}

/**
 * Converts a request for the engine: without a time the car is dropped off for the day.
 * @throws TireHotelError InvalidRequest, TimeTaken
 */
function buildRequest(
  { bookingDate, bookingStart, regNo, freeText, customer }: TireBookingRequest,
  { departmentId, dropOffs }: Workshop,
): BookingRequest {
  const date = bookingDate.slice(0, 10);
  if (bookingStart !== null && bookingStart.slice(0, 10) !== date) throw new TireHotelError('InvalidRequest');
  // its times were taken since it was selected, and the location has no drop-offs
  if (bookingStart === null && dropOffs === 0) throw new TireHotelError('TimeTaken');
  const { firstName, lastName, email, phoneMobile: phone } = customer;
  return {
    customer: { firstName, lastName, email, phone },
    freeText,
    departmentId,
    timeSlot: bookingStart ?? `${date}T08:00:00`,
    isFullDay: bookingStart === null,
    registrationNumber: regNo,
    mileage: null,
    serviceOfferingRequests: [{ kobraId: wheelChangeCode, unitsSelected: 1, userInput: '' }],
  };
}

const tireHotelCodes: Partial<Record<BookingErrorCode, TireHotelErrorCode>> = {
  TimeslotNotAvailable: 'TimeTaken',
  CarAlreadyBooked: 'CarAlreadyBooked',
  InvalidRequest: 'InvalidRequest',
  OutcomeUnknown: 'OutcomeUnknown',
  TooManyRequests: 'TooMany',
};

/** Converts errors of the booking engine to those of the tire hotel. */
async function asTireHotelErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    const { failure } = error;
    const isKeyReused = failure.code === 'InvalidRequest' && failure.isKeyReused === true;
    const { retryAfterSeconds } = failure.code === 'TooManyRequests' ? failure : {};
    throw new TireHotelError(
      tireHotelCodes[error.code] ?? 'ServerError',
      { isKeyReused, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) },
      { cause: error },
    );
  }
}
