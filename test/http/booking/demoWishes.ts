import { datesFrom, timesOn } from '../../../server/booking/embedded/times/workshopCalendar.ts';
import type { BookingReference } from '../../../server/booking/embedded/BookingReference.ts';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { demoBookingReference } from '../../fixtures/demo/demoBookingReference.ts';

/** Few enough for collisions: most times are requested more than once. */
const workshopsUsed = 3;
/** Approximate number of times per working day. */
const startsOfDay = 18;
const workMinutes = 30;
const code = 'hjulskifte';
const plate = 'ABC123';

/**
 * Creates wheel change requests for different cars, competing for most of the capacity.
 * They are for few workshops and few days of the demo group.
 * @param bookings number of requests
 */
export async function demoWishes(bookings: number): Promise<{ reference: BookingReference; wish(): BookingRequest }> {
  const reference = await demoBookingReference();
  const car = reference.car(plate);
  const able = reference.workshops.filter(
    (one) => !('code' in car) && one.dropOffs > 0 && reference.canDo(one, car, [code]),
  );
  const workshops = [...able].sort((a, b) => a.lifts - b.lifts).slice(0, workshopsUsed);
  const monday = addDays(new Date().toISOString().slice(0, 10), 7 - ((new Date().getUTCDay() + 6) % 7));
  const room = workshops.reduce((sum, { lifts }) => sum + lifts * startsOfDay, 0);
  const openDays = Math.ceil((bookings / room) * 1.4);
  const dates = datesFrom(monday, openDays + 14, Date.now(), reference.timeZone); // some are holidays
  const wishes = workshops.flatMap((workshop) =>
    dates.dates
      .map((date) => timesOn(workshop, date, workMinutes, dates))
      .filter((times) => times.length > 0)
      .slice(0, openDays)
      .flat()
      .map(({ timeSlot, isFullDay }) => ({ departmentId: workshop.departmentId, timeSlot, isFullDay })),
  );
  /** Returns a registration number that all of the workshops accept and no earlier visitor has. */
  const plates = new Set<string>();
  const otherCar = (): string => {
    for (;;) {
      const number = Math.floor(Math.random() * 1_000_000);
      const letters = String.fromCharCode(...[0, 1, 2].map((at) => 65 + (Math.floor(number / 8 ** (at + 3)) % 8)));
      const candidate = letters + String(number % 1000).padStart(3, '0');
      const found = reference.car(candidate);
      if (plates.has(candidate) || 'code' in found || !found.isSupported) continue;
      if (!workshops.every((one) => reference.canDo(one, found, [code]))) continue;
      plates.add(candidate);
      return candidate;
    }
  };
  const wish = (): BookingRequest =>
    bookingRequest({
      ...wishes[Math.floor(Math.random() * wishes.length)],
      registrationNumber: otherCar(),
      serviceOfferingRequests: [{ kobraId: code, unitsSelected: 1, userInput: '' }],
    });
  return { reference, wish };
}
