import { BookingError } from '../shared/booking/BookingGateway.ts';
import { bookingNumber } from '../shared/booking/bookingNumber.ts';
import type { BookingGateway } from '../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../shared/booking/BookingLinkGateway.ts';
import type { BookingRequest, BookingResponse, DayAvailability } from '../shared/booking/BookingTypes.ts';
import { addDays } from '../shared/kit/zonedTime.ts';
import type { Language } from '../shared/site/SiteTypes.ts';
import { textIn } from '../shared/site/LocalizedText.ts';
import { TireHotelError } from '../shared/tirehotel/TireHotelGateway.ts';
import type { NextWheelChange, TireBookingRequest, TireConfirmation } from '../shared/tirehotel/TireHotelTypes.ts';
import type { BookingParts, BookingSettings } from './booking/createBooking.ts';
import { assignBookingsToSites } from './booking/assignBookingsToSites.ts';
import type { BookingSite } from './booking/BookingSite.ts';
import { linksOfSites } from './booking/linksOfSites.ts';
import { createLinkSigner } from './booking/createLinkSigner.ts';
import { createMailingBooking } from './booking/createMailingBooking.ts';
import { asBookingErrors } from './booking/embedded/asBookingErrors.ts';
import { bookingsOfCar } from './booking/embedded/bookingRows.ts';
import { plateKey } from './booking/embedded/carTimes.ts';
import { slotInstant } from './booking/embedded/slotInstant.ts';
import { bookingKindOf } from './booking/embedded/bookingKindOf.ts';
import type { BookingReference, Workshop } from './booking/embedded/BookingReference.ts';
import { siteNameIn } from './booking/embedded/siteNameIn.ts';
import { bookableDates } from './booking/embedded/workshopCalendar.ts';
import { linksOfKinds } from './booking/linksOfKinds.ts';
import type { Deliver } from './storage/Outbox.ts';
import { storedSecret } from './storage/storedSecret.ts';
import type { TireHotelFiles } from './tirehotel/embedded/files/TireHotelFiles.ts';
import type { WheelChanges } from './tirehotel/embedded/WheelChanges.ts';
import { wheelChangeCode, wheelChangeReference, wheelDepartment } from './wheelChangeReference.ts';

interface WheelChangeSettings extends Pick<BookingSettings, 'linkSecret' | 'senders'> {
  site: BookingSite;
  files: TireHotelFiles;
  /** Of all other bookings. */
  otherLinks: BookingLinkGateway;
}

interface WheelChangeBooking {
  wheelChanges: WheelChanges;
  /** Of wheel changes and of all other bookings. */
  links: BookingLinkGateway;
  /** Of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
}

/** An answer of the engine covers so many days. */
const answerDays = 28;

/**
 * Wheel changes are bookings of the booking engine, in its tables and with its mails, reminders, calendar files and
 * links: a second one, whose workshops are the tire hotel's locations. It is there whatever system books workshops.
 */
export async function createWheelChanges(
  { linkSecret, site, senders, files, otherLinks }: WheelChangeSettings,
  parts: BookingParts,
): Promise<WheelChangeBooking> {
  const { storage, clock, logger } = parts;
  const reference = wheelChangeReference(files, site);
  const departments = reference.workshops.map(({ departmentId }) => departmentId);
  await assignBookingsToSites(storage, [{ site: site.name, country: site.country, departments }]);
  const signer = createLinkSigner(linkSecret || (await storedSecret(storage, 'bookingLinks')));
  const mailing = createMailingBooking(
    { kind: 'wheelChange', reference, signer, site, texts: false, senders, bookPage: 'pathToTireHotel' },
    parts,
  );
  const { gatewayOf, engine } = mailing;
  const bySite = new Map([[site.name, mailing]]);
  const { links, deliverers } = linksOfSites({ kind: 'wheelChange', bySite, signer, storage, logger });
  const gateway = gatewayOf(reference);

  async function isWheelChange(link: string): Promise<boolean> {
    const id = signer.idOf(link);
    if (id === null) return false;
    const query = storage.db.selectFrom('bookings').select('department').where('id', '=', id);
    const booking = await asBookingErrors(logger, 'link', () => query.executeTakeFirst());
    return booking !== undefined && bookingKindOf({ departmentId: booking.department }) === 'wheelChange';
  }

  async function confirmationOf(
    { id, link, confirmedBy = [] }: BookingResponse,
    workshop: Workshop,
  ): Promise<TireConfirmation> {
    const { request, services, timeSlot, isFullDay, language = site.languages[0] } = await engine.view(id);
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
      ...(confirmedBy.includes('mail') ? { mailed: true } : {}),
      ...(link === undefined ? {} : { link }),
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
    return daysOf(gateway, workshop, from < today ? today : from, to > last ? last : to);
  };

  return {
    wheelChanges: {
      days: async (erpId, from, to) => {
        const days = await asTireHotelErrors(() => read(workshopOf(reference, erpId), from, to));
        const free = days.filter(({ availableSlots, allDaySlotAvailable }) => {
          return availableSlots.length > 0 || allDaySlotAvailable;
        });
        return free.map(({ date }) => date);
      },

      times: async (erpId, from, to) => {
        const days = await asTireHotelErrors(() => read(workshopOf(reference, erpId), from, to));
        const timed = days.filter(({ availableSlots }) => availableSlots.length > 0);
        return timed.map(({ date, availableSlots }) => availableSlots.map((time) => `${date}T${time}:00`));
      },

      next: async (regNos, language = site.languages[0]) => {
        const changes = await Promise.all(regNos.map((regNo) => nextChange(regNo, language)));
        return changes.filter((change) => change !== null);
      },

      book: async (erpId, request, car, key, language) => {
        const workshop = workshopOf(reference, erpId);
        const asked = requestOf(request, workshop);
        const own = gatewayOf(wheelChangeReference(files, site, car));
        const booked = await asTireHotelErrors(() => own.book(asked, key, language));
        try {
          return await confirmationOf(booked, workshop);
        } catch (error) {
          // it is booked: the same key will tell
          throw new TireHotelError('OutcomeUnknown', {}, { cause: error });
        }
      },
    },
    links: linksOfKinds(async (link) => ((await isWheelChange(link)) ? links : otherLinks)),
    deliverers,
  };
}

/** @throws TireHotelError InvalidRequest */
function workshopOf({ workshops }: BookingReference, erpId: string): Workshop {
  const departmentId = wheelDepartment(erpId);
  const workshop = workshops.find((one) => one.departmentId === departmentId);
  if (!workshop) throw new TireHotelError('InvalidRequest');
  return workshop;
}

/** Each day from one date to another that can be booked at all. */
async function daysOf(
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
 * What the engine books: without a time the car is left for the day.
 * @throws TireHotelError InvalidRequest, TimeTaken
 */
function requestOf(
  { bookingDate, bookingStart, regNo, freeText, customer }: TireBookingRequest,
  { departmentId, dropOffs }: Workshop,
): BookingRequest {
  const date = bookingDate.slice(0, 10);
  if (bookingStart !== null && bookingStart.slice(0, 10) !== date) throw new TireHotelError('InvalidRequest');
  // its times were taken since it was chosen, and it takes no car for the day
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

const codes = {
  TimeslotNotAvailable: 'TimeTaken',
  CarAlreadyBooked: 'CarAlreadyBooked',
  InvalidRequest: 'InvalidRequest',
  OutcomeUnknown: 'OutcomeUnknown',
} as const;

async function asTireHotelErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    const code = Object.hasOwn(codes, error.code) ? codes[error.code as keyof typeof codes] : 'ServerError';
    throw new TireHotelError(code, {}, { cause: error });
  }
}
