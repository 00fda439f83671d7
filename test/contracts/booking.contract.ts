import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BookingError, freeTimesIn } from '../../shared/booking/BookingError.ts';
import { toWireCode } from '../../shared/booking/wireCode.ts';
import type { BookingGateway, ClosestQuery } from '../../shared/booking/BookingGateway.ts';
import type { DayAvailability, WorkshopSite } from '../../shared/booking/BookingTypes.ts';
import type { SiteEvent } from '../../shared/booking/SiteEvent.ts';
import { bookingRequest } from '../fixtures/booking/bookingReference.ts';

const plate = 'ABC123';
const uppsala = { latitude: 59.85, longitude: 17.64 };
const search: ClosestQuery = {
  registrationNumber: plate,
  serviceOfferings: ['service'],
  ...uppsala,
  cursor: '',
  sort: 'distance',
};
const never = new AbortController().signal;

/** Returns the error code of a refused request. */
export async function codeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof BookingError) return toWireCode(error.failure);
    throw error;
  }
  return 'answered';
}

export async function allOf(events: AsyncIterable<SiteEvent>): Promise<SiteEvent[]> {
  const all: SiteEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const isSite = (event: SiteEvent): event is WorkshopSite => 'departmentId' in event;
const namesOf = (events: SiteEvent[]): string[] =>
  events.map((event) => (isSite(event) ? event.departmentId : JSON.stringify(event)));
const timesOf = (days: DayAvailability[]): string[] =>
  days.flatMap(({ date, availableSlots }) => availableSlots.map((slot) => `${date.slice(0, 10)}T${slot}:00`));

/**
 * Contract of every booking gateway, over test/fixtures/booking/bookingReference.ts with seven workshops.
 * `empty` creates a gateway without bookings.
 */
export function bookingContract(name: string, empty: () => Promise<BookingGateway>): void {
  describe(`booking a workshop through ${name}`, () => {
    let booking: BookingGateway;
    const timeslots = (departmentId: string, serviceOfferings = ['service']) =>
      booking.timeslots({ registrationNumber: plate, departmentId, from: '2026-11-23', serviceOfferings });

    beforeAll(async () => {
      booking = await empty();
    });

    it('says why a number cannot be booked', async () => {
      expect(await booking.car(plate)).toEqual({
        registrationNumber: plate,
        brand: 'Nordvik',
        model: 'E60',
        buildYear: 2022,
        hasServiceAgreement: false,
        isSupported: true,
      });
      expect(await booking.car('LAD001')).toMatchObject({ brand: 'Lada', isSupported: false });
      expect(await codeOf(booking.car('A'))).toBe('InvalidReg');
      expect(await codeOf(booking.car('XXX000'))).toBe('VehicleNotFound');
      expect(await codeOf(booking.services('LAD001', uppsala))).toBe('BrandNotSupported,Lada');
    });

    it('gives services by category', async () => {
      const [services, addons] = await Promise.all([booking.services(plate, uppsala), booking.addons(plate, uppsala)]);
      expect(services.map((category) => [category.name, category.selectionType])).toEqual([
        ['Service', null],
        ['Däck', 'single'],
      ]);
      const offerings = services.flatMap((category) => category.offerings);
      const byCode = Object.fromEntries(offerings.map((offering) => [offering.code, offering]));
      expect(byCode['service']).toMatchObject({ price: 1000, priceKnown: true, isAvailable: true, unitPrice: null });
      expect(byCode['diagnosis']).toMatchObject({ priceKnown: false });
      expect(byCode['gone']).toMatchObject({ isAvailable: false });
      expect(byCode['tyres']?.unitPrice).toMatchObject({ minimum: 2, maximum: 4, unitAbbreviation: 'st' });
      expect(addons.flatMap((category) => category.offerings).map(({ code }) => code)).toEqual(['wash']);
    });

    it('gives the prices of a workshop that has its own', async () => {
      const query = { registrationNumber: plate, mileage: 1, serviceOfferings: ['check', 'service'] };
      expect(await booking.prices({ ...query, departmentId: 'uppsala' })).toEqual([{ code: 'check', price: 350 }]);
      expect(await booking.prices({ ...query, departmentId: 'night' })).toEqual([]);
    });

    it('knows the brands of authorised workshops', async () => {
      expect([await booking.hasBrand('Nordvik'), await booking.hasBrand('Land Rover')]).toEqual([true, false]);
    });

    it('finds five workshops at a time by distance', async () => {
      const first = await allOf(booking.closestAvailable(search, never));
      expect(namesOf(first)).toEqual(['uppsala', 'night', 'far1', 'gavle', 'far2']);
      const [site] = first;
      expect(site).toMatchObject({ siteName: 'Uppsala', brands: ['Nordvik'] });
      const more = await allOf(booking.closestAvailable({ ...search, cursor: 'far2' }, never));
      expect(namesOf(more)).toEqual(['far3', 'malmo', '{"noSites":true}']);
      const tyres = { ...search, serviceOfferings: ['tyres'], cursor: 'far3' };
      expect(namesOf(await allOf(booking.closestAvailable(tyres, never)))).toEqual(['{"noSites":true}']);
    });

    it('ends a search that is no longer wanted', async () => {
      const stop = new AbortController();
      const events: SiteEvent[] = [];
      for await (const event of booking.closestAvailable(search, stop.signal)) {
        events.push(event);
        stop.abort();
      }
      expect(namesOf(events)).toEqual(['uppsala']);
      const nobody = { ...search, registrationNumber: 'XXX000' };
      const failed = await allOf(booking.closestAvailable(nobody, never));
      expect(failed).toEqual([{ error: { code: 'VehicleNotFound' } }]);
    });

    it('gives free times of four weeks', async () => {
      const days = await timeslots('uppsala');
      const dates = days.map(({ date }) => date.slice(0, 10));
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date >= '2026-11-23' && date <= '2026-12-20')).toBe(true);
      const times = timesOf(days);
      expect(times).toEqual([...times].sort());
      const [site] = await allOf(booking.closestAvailable(search, never));
      expect(site).toMatchObject({ firstTimeSlot: times[0] });
      const monday = days.find(({ date }) => date.startsWith('2026-11-23'));
      expect(monday?.allDaySlotAvailable).toBe(true);
      expect(days.find(({ date }) => date.startsWith('2026-11-29'))?.availableSlots ?? []).toEqual([]);
    });

    it('books a time once per key', async () => {
      const request = bookingRequest({ departmentId: 'gavle', timeSlot: '2026-11-24T09:30:00' });
      expect(timesOf(await timeslots('gavle'))).toContain(request.timeSlot);
      const key = randomUUID();
      const twice = await Promise.all([booking.book(request, key), booking.book(request, key)]);
      const again = await booking.book(request, key);
      expect(new Set([...twice, again].map(({ id }) => id)).size).toBe(1);
      expect(again.id).not.toBe('');
      expect(again.registrationNumber).toBe(plate);
      expect(timesOf(await timeslots('gavle'))).not.toContain(request.timeSlot);
    });

    it('offers free times instead of one that is taken', async () => {
      const request = bookingRequest({ departmentId: 'gavle', timeSlot: '2026-11-25T09:30:00' });
      await booking.book({ ...request, registrationNumber: 'ABC124' }, randomUUID());
      const key = randomUUID();
      const refusal: unknown = await booking.book(request, key).catch((error: unknown) => error);
      if (!(refusal instanceof BookingError)) throw new Error('It was booked twice.');
      expect(refusal.code).toBe('TimeslotNotAvailable');
      const freeTimes = freeTimesIn(refusal);
      expect(freeTimes).toHaveLength(3);
      const [free] = freeTimes;
      if (!free) throw new Error('There is no other time.');
      expect(free).toMatchObject({ departmentId: 'gavle', siteName: 'Gävle', isFullDay: false });
      expect(await codeOf(booking.book(request, key))).toBe('TimeslotNotAvailable');
      const { departmentId, timeSlot } = free;
      expect((await booking.book({ ...request, departmentId, timeSlot }, randomUUID())).id).not.toBe('');
    });

    it('takes no second booking under a key', async () => {
      const key = randomUUID();
      await booking.book(bookingRequest({ timeSlot: '2026-11-26T09:30:00' }), key);
      expect(await codeOf(booking.book(bookingRequest({ timeSlot: '2026-11-26T10:30:00' }), key))).toBe(
        'InvalidRequest',
      );
    });

    it.each([
      ['customer', '2026-11-26T13:00:00', { customer: { ...bookingRequest().customer, email: 'other@example.test' } }],
      ['comment', '2026-11-30T13:00:00', { freeText: 'Något annat.' }],
    ])('returns no booking to another %s with its key', async (_what, timeSlot, more) => {
      const key = randomUUID();
      const { id } = await booking.book(bookingRequest({ timeSlot }), key);
      const refusal: unknown = await booking
        .book(bookingRequest({ timeSlot, ...more }), key)
        .catch((error: unknown) => error);
      expect(refusal).toMatchObject({ failure: { code: 'InvalidRequest' } });
      expect(JSON.stringify(refusal)).not.toContain(id);
    });

    it('books a day for which the car is left in the morning', async () => {
      const request = bookingRequest({ timeSlot: '2026-11-27T08:00:00', isFullDay: true });
      expect((await booking.book(request, randomUUID())).id).not.toBe('');
    });

    it('books nothing in a workshop that there is not', async () => {
      const nowhere = bookingRequest({ departmentId: 'nowhere' });
      expect(['InvalidRequest', 'ServerError']).toContain(await codeOf(booking.book(nowhere, randomUUID())));
    });
  });
}

/** Contract of back ends that know every booking of a car: a car is in one place at a time. */
export function oneCarContract(name: string, empty: () => Promise<BookingGateway>): void {
  describe(`one car, one time, through ${name}`, () => {
    let booking: BookingGateway;
    beforeAll(async () => {
      booking = await empty();
    });
    const book = (more: Parameters<typeof bookingRequest>[0], key = randomUUID()) =>
      booking.book(bookingRequest(more), key);

    it('refuses a time that overlaps another booking of the car', async () => {
      const key = randomUUID();
      const { id } = await book({ timeSlot: '2026-11-24T09:30:00' }, key);
      const overlapping = [
        { timeSlot: '2026-11-24T09:30:00' },
        { timeSlot: '2026-11-24T10:30:00' },
        { timeSlot: '2026-11-24T08:30:00', departmentId: 'night' },
        { timeSlot: '2026-11-24T08:00:00', isFullDay: true, departmentId: 'malmo' },
      ];
      for (const more of overlapping) {
        const refusal: unknown = await book(more).catch((error: unknown) => error);
        expect(refusal).toMatchObject({ failure: { code: 'CarAlreadyBooked' } });
        expect(JSON.stringify(refusal)).not.toMatch(/2026-11-24|uppsala|asa@/);
      }
      expect(await book({ timeSlot: '2026-11-24T09:30:00' }, key)).toMatchObject({ id });
    });

    it('books the same car before an existing booking', async () => {
      await book({ timeSlot: '2026-11-24T11:00:00', departmentId: 'night' });
      await book({ timeSlot: '2026-11-24T08:00:00' });
      await book({ timeSlot: '2026-11-24T09:30:00', registrationNumber: 'XYZ789' });
    });

    it('books a car once for concurrent requests', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => codeOf(book({ timeSlot: '2026-11-25T09:30:00', departmentId: 'night' }))),
      );
      expect(outcomes.sort()).toEqual(['answered', ...Array<string>(19).fill('CarAlreadyBooked')].sort());
    });
  });
}
