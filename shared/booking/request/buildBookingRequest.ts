import type { BookingCustomer, BookingRequest } from '../BookingTypes.ts';
import type { BookingStore } from '../BookingStore.ts';

/** Contact details that the visitor types. */
export interface BookingContact extends BookingCustomer {
  message: string;
}

type Chosen = Pick<BookingStore, 'car' | 'milage' | 'services' | 'location' | 'slot' | 'hold'>;

/**
 * Builds the booking request from the visitor's choices, with trimmed texts.
 * Null while car, workshop, time or services are missing. Mileage is in mil as typed; a full day is sent as 08:00.
 */
export function buildBookingRequest(chosen: Chosen, contact: BookingContact): BookingRequest | null {
  const { car, location, slot, hold } = chosen;
  const services = Object.entries(chosen.services);
  if (!car || !location || !slot || services.length === 0) return null;
  return {
    customer: {
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      phone: contact.phone.trim(),
      email: contact.email.trim(),
    },
    freeText: contact.message.trim(),
    departmentId: location.departmentId,
    timeSlot: slot.isFullDay ? `${slot.timeslot.slice(0, 10)}T08:00:00` : slot.timeslot,
    isFullDay: slot.isFullDay,
    registrationNumber: car.registrationNumber,
    ...(car.described ? { described: car.described } : {}),
    mileage: chosen.milage,
    serviceOfferingRequests: services.map(([kobraId, { unit, userInput }]) => ({
      kobraId,
      unitsSelected: unit,
      userInput,
    })),
    ...(hold && isHeld(hold, location, slot) ? { hold: hold.link } : {}),
  };
}

function isHeld(
  hold: NonNullable<BookingStore['hold']>,
  { departmentId }: NonNullable<BookingStore['location']>,
  { timeslot, isFullDay }: NonNullable<BookingStore['slot']>,
): boolean {
  return hold.departmentId === departmentId && hold.timeslot === timeslot && hold.isFullDay === isFullDay;
}
