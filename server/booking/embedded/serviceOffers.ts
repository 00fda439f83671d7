import type { OfferingCategory, OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { ServiceChange, ServiceOffers } from '../../../shared/booking/ServiceChange.ts';
import { mileageOffering } from '../../../shared/booking/steps/selectionRules.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { BookingReference, Workshop } from './BookingReference.ts';
import { checkWork, invalid, supportedCar } from './checkBookingRequest.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** True when the workshop still offers all booked services; a change would drop the others. */
export function areServicesChangeable(
  booking: StoredBooking,
  workshop: Workshop,
  reference: BookingReference,
): boolean {
  const car = reference.car(booking.request.registrationNumber, booking.request.described);
  if (booking.state === 'cancelled' || 'code' in car || !car.isSupported) return false;
  const codes = booking.services.map(({ code }) => code);
  return codes.every((code) => reference.workOf(car, code) !== null) && reference.canDo(workshop, car, codes);
}

/**
 * Lists the services a booking can be changed to: the workshop's offers for its car.
 * @throws BookingError InvalidRequest when its services cannot be changed
 */
export function serviceOffers(
  booking: StoredBooking,
  workshop: Workshop,
  reference: BookingReference,
  language: Language = reference.language,
): ServiceOffers {
  if (!areServicesChangeable(booking, workshop, reference)) throw invalid('The services cannot be changed.');
  const car = supportedCar(reference, booking.request);
  const work: ServiceOffers['work'] = {};
  const offeredHere = (category: OfferingCategory): OfferingCategory => ({
    ...category,
    offerings: category.offerings.flatMap((offering) => {
      const { code, isAvailable } = offering;
      if (!isAvailable) return [offering];
      const needed = reference.workOf(car, code);
      if (!needed || !reference.canDo(workshop, car, [code])) return [];
      work[code] = needed;
      const [own] = reference.offers(car, [code], workshop);
      const price = bookedPrice(booking, code) ?? own?.price ?? offering.price;
      const priceKnown = offering.priceKnown || bookedPrice(booking, code) !== null;
      // the discount refers to another price
      const priceDiscount = price === offering.price ? offering.priceDiscount : null;
      return [{ ...offering, price, priceKnown, priceDiscount }];
    }),
  });
  return {
    version: booking.sequence,
    services: reference.services(car, language).map(offeredHere),
    addons: reference.addons(car, language).map(offeredHere),
    booked: booking.services.map(({ code, units }) => ({ code, units })),
    work,
  };
}

/** Booked unit price of a service, which stays as it was; null for another service or no price. */
function bookedPrice({ services }: StoredBooking, code: string): number | null {
  const booked = services.find((service) => service.code === code);
  return booked?.priceKnown ? booked.price : null;
}

/**
 * Returns the booking with other services at its time, and the duration of the work in minutes.
 * @throws BookingError InvalidRequest for services that are not offered or lack what they require
 */
export function withServices(
  booking: StoredBooking,
  { serviceOfferingRequests, mileage }: Pick<ServiceChange, 'serviceOfferingRequests' | 'mileage'>,
  reference: BookingReference,
): { booking: StoredBooking; workMinutes: number } {
  const { departmentId, request } = booking;
  const { car, services, workMinutes } = checkWork({ ...request, departmentId, serviceOfferingRequests }, reference);
  const before = new Map(request.serviceOfferingRequests.map((one) => [one.kobraId, one]));
  const chosen = serviceOfferingRequests.map((one) => ({
    ...one,
    userInput: one.userInput || (before.get(one.kobraId)?.userInput ?? ''),
  }));
  const added = chosen.filter(({ kobraId }) => !before.has(kobraId));
  ensureComplete(added, mileage, [...reference.services(car), ...reference.addons(car)]);
  return {
    booking: {
      ...booking,
      services: services.map((service) => {
        const price = bookedPrice(booking, service.code);
        return price === null ? service : { ...service, price, priceKnown: true };
      }),
      request: { ...request, mileage: mileage ?? request.mileage, serviceOfferingRequests: chosen },
    },
    workMinutes,
  };
}

function ensureComplete(
  added: readonly OfferingRequest[],
  mileage: number | null,
  categories: readonly OfferingCategory[],
): void {
  const offerings = categories.flatMap((category) => category.offerings);
  for (const { kobraId, userInput } of added) {
    const offering = offerings.find(({ code }) => code === kobraId);
    if (kobraId === mileageOffering && mileage === null) throw invalid(`mileage is needed for ${kobraId}.`);
    if (offering?.allowUserInput && userInput.trim() === '') throw invalid(`userInput is needed for ${kobraId}.`);
  }
}
