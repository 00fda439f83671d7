import { BookingError } from '../../../shared/booking/BookingError.ts';
import { bookingNumber } from '../../../shared/booking/request/bookingNumber.ts';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import { withCarNumbers } from '../../../shared/booking/request/describedCar.ts';
import type {
  BookingKind,
  DescribedCar,
  ManagedBooking,
  MessageChannel,
} from '../../../shared/booking/BookingTypes.ts';
import { textIn } from '../../../shared/site/LocalizedText.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { siteNameIn } from './siteNameIn.ts';
import type { BookingReference, Workshop } from './BookingReference.ts';
import { areServicesChangeable, serviceOffers } from './serviceOffers.ts';
import { invalid } from './checkBookingRequest.ts';
import type { BookingEngine } from './createBookingEngine.ts';
import { changeableUntil } from './times/slotInstant.ts';
import type { StoredBooking } from './StoredBooking.ts';

interface EmbeddedLinkOptions {
  kind: BookingKind;
  engine: BookingEngine;
  reference: BookingReference;
  /** Returns the booking id of a link; null for an invalid one. */
  idOf: (link: string) => string | null;
  calendarOf: (booking: StoredBooking, workshop: Workshop) => string;
  channelsOf: (booking: StoredBooking) => MessageChannel[];
  /** Called after a booking was changed and its messages were queued. */
  onChanged: () => void;
}

/** Gives the holder of a link access to its booking in the embedded engine. */
export function createEmbeddedLinks(options: EmbeddedLinkOptions): BookingLinkGateway {
  const { kind, engine, reference, idOf, calendarOf, channelsOf, onChanged } = options;

  async function withId<T>(link: string, work: (id: string) => Promise<T>): Promise<T> {
    const id = idOf(link);
    if (id === null) throw new BookingError('LinkInvalid');
    return work(id);
  }

  function requireWorkshop({ departmentId }: StoredBooking): Workshop {
    const workshop = reference.workshops.find((one) => one.departmentId === departmentId);
    // its files were changed since; the customer has the phone number in the mail
    if (!workshop) throw new BookingError('ServerError');
    return workshop;
  }

  const shown = (booking: StoredBooking, language: Language = reference.language): ManagedBooking => ({
    ...managed({ kind, language }, booking, requireWorkshop(booking), reference),
    servicesChangeable: kind === 'workshop' && areServicesChangeable(booking, requireWorkshop(booking), reference),
    toldBy: channelsOf(booking),
  });

  const changed = (booking: StoredBooking, language?: Language): ManagedBooking => {
    onChanged();
    return shown(booking, language);
  };

  /** A wheel change is one fixed service, included in the package. */
  function ensureServices(): void {
    if (kind !== 'workshop') throw invalid('The services of a wheel change cannot be changed.');
  }

  return {
    view: (link, language) => withId(link, async (id) => shown(await engine.view(id), language)),
    move: (link, to, language) => withId(link, async (id) => changed(await engine.move(id, to), language)),
    cancel: (link, language) => withId(link, async (id) => changed(await engine.cancel(id), language)),
    offers: (link, language) =>
      withId(link, async (id) => {
        const booking = await engine.view(id);
        ensureServices();
        return serviceOffers(booking, requireWorkshop(booking), reference, language);
      }),
    changeServices: (link, change, requestKey, language) =>
      withId(link, async (id) => {
        ensureServices();
        return changed(await engine.changeServices(id, { ...change, requestKey }), language);
      }),
    timeslots: (link, from, services) =>
      withId(link, (id) => {
        if (services) ensureServices();
        return engine.timeslots(id, from, services);
      }),
    calendar: (link) =>
      withId(link, async (id) => {
        const booking = await engine.view(id);
        return calendarOf(booking, requireWorkshop(booking));
      }),
  };
}

/** Data shown to the holder of a link, copied field by field so that nothing else leaks. */
function managed(
  { kind, language }: { kind: BookingKind; language: Language },
  booking: StoredBooking,
  workshop: Workshop,
  { timeZone, currency, writePlate }: BookingReference,
): Omit<ManagedBooking, 'toldBy' | 'servicesChangeable'> {
  const { state, departmentId, timeSlot, isFullDay, car, services, request } = booking;
  const { address, phone, latitude, longitude } = workshop;
  return {
    kind,
    number: bookingNumber(booking.id),
    state,
    departmentId,
    siteName: siteNameIn(workshop, language),
    address,
    phone,
    latitude,
    longitude,
    timeZone,
    currency,
    timeSlot,
    isFullDay,
    maskedRegistrationNumber: maskedPlate(request.registrationNumber, writePlate),
    car: withCarNumbers(car, request.described && maskedNumbers(request.described)),
    services: services.map(({ name, units, price, priceKnown }) => {
      return { name: textIn(name, language), units, price, priceKnown };
    }),
    changeableUntil: changeableUntil(booking, workshop, timeZone).toISOString(),
  };
}

/** Masks the last six characters of a VIN, the serial number; codes tell only the type of a car. */
function maskedNumbers({ vin, codes }: DescribedCar): Pick<DescribedCar, 'vin' | 'codes'> {
  return { codes, vin: vin.replace(/.{6}$/, '••••••') };
}

/**
 * Masks a registration number, enough for its owner to recognise it: "ABC 1••", "M•••".
 * @param written formats the number as people write it
 */
function maskedPlate(registrationNumber: string, written: (registrationNumber: string) => string): string {
  const { length } = registrationNumber;
  let remaining = length > 5 ? length - Math.floor(length / 3) : Math.ceil(length / 4);
  return Array.from(written(registrationNumber), (character) => {
    if (/[ -]/.test(character)) return character;
    remaining -= 1;
    return remaining < 0 ? '•' : character;
  }).join('');
}
