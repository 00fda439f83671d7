import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { BookingReference } from '../../../server/booking/embedded/BookingReference.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { BookingError, freeTimesIn } from '../../../shared/booking/BookingError.ts';
import type { BookingRequest, OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import { beyondCapacity, useByBookings, useByCounters } from '../../fixtures/booking/bookedUse.ts';
import { otherCarRequest, testBookingReference, testWorkshops } from '../../fixtures/booking/bookingReference.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { category, offering } from '../../fixtures/booking/offerings.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';

const code = 'loaner';
const days = { minimum: 1, maximum: 5, unit: 'dagar', unitAbbreviation: 'd', postfix: 'per dag' };
const addons = [category('Bil', [offering(code, { name: 'Lånebil', unitPrice: days })])];

/** Reference data with courtesy cars, of which Gävle has the given number; it has eight lifts. */
function referenceWith(stock: number | null): BookingReference {
  const workshops = testWorkshops.map((workshop) => ({
    ...workshop,
    ...(workshop.departmentId === 'gavle'
      ? { lifts: 8, ...(stock === null ? {} : { addonStock: { [code]: stock } }) }
      : {}),
  }));
  const base = testBookingReference(workshops);
  return {
    ...base,
    addons: () => addons,
    workMinutes: (car, chosen) =>
      base.workMinutes(
        car,
        chosen.filter((one) => one.code !== code),
      ),
    workOf: (car, one) => (one === code ? { fixed: 0, perUnit: 0 } : base.workOf(car, one)),
  };
}

const service: OfferingRequest = { kobraId: 'service', unitsSelected: 1, userInput: '' };
const withCar = (units = 1): OfferingRequest[] => [service, { kobraId: code, unitsSelected: units, userInput: '' }];

/** A service with a courtesy car in Gävle. */
function wish(timeSlot: string, more: Partial<BookingRequest> = {}): BookingRequest {
  return otherCarRequest({ departmentId: 'gavle', timeSlot, serviceOfferingRequests: withCar(), ...more });
}

const change = (version: number, serviceOfferingRequests: OfferingRequest[]) => ({
  version,
  serviceOfferingRequests,
  mileage: null,
  to: null,
  requestKey: randomUUID(),
});

/** Returns the error of a refused request. */
const refusalOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => new Error('It was not refused.'),
    (error: unknown) => error,
  );

const out = { failure: { code: 'TimeslotNotAvailable', addon: 'Lånebil' } };

function house(storage: Storage, stock: number | null = 1) {
  const reference = referenceWith(stock);
  const { gateway, engine } = testBooking({ storage, reference });
  const book = async (timeSlot: string, more: Partial<BookingRequest> = {}): Promise<string> =>
    (await gateway.book(wish(timeSlot, more), randomUUID())).id;
  /** Dates of two weeks on which the services have free times. */
  const freeDates = async (serviceOfferings: string[]): Promise<string[]> => {
    const query = { registrationNumber: 'ABC123', departmentId: 'gavle', from: '2026-11-23', serviceOfferings };
    const free = (await gateway.timeslots(query)).filter(({ availableSlots }) => availableSlots.length > 0);
    return free.map(({ date }) => date).slice(0, 4);
  };
  const ensureCounted = async (): Promise<void> => {
    const use = await useByCounters(storage);
    expect(use).toEqual(await useByBookings(storage));
    expect(beyondCapacity(use, reference.workshops)).toEqual([]);
  };
  return { gateway, engine, book, freeDates, ensureCounted };
}

describeOnBothDatabases('an add-on of which the workshop has a number', (emptyDatabase) => {
  const empty = async (): Promise<Storage> => (await emptyDatabase()).open();

  it('gives the last one of a day to one of many bookings at the same moment', async () => {
    const database = await emptyDatabase();
    const [one, two] = [house(await database.open(), 2), house(await database.open(), 2)];
    const times = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
    const all = await Promise.allSettled(times.map((time, at) => (at % 2 ? one : two).book(`2026-11-23T${time}:00`)));
    const refused = all.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(6);
    for (const error of refused) {
      expect(error).toBeInstanceOf(BookingError);
      expect(error).toMatchObject(out);
      expect(freeTimesIn(error).map(({ timeSlot }) => timeSlot.slice(0, 10))).toEqual(Array(3).fill('2026-11-24'));
    }
    await one.ensureCounted();
  });

  it('leaves the times of a day without it to bookings without the add-on', async () => {
    const { book, freeDates, ensureCounted } = house(await empty());
    await book('2026-11-24T09:00:00');
    expect(await freeDates(['service', code])).toEqual(['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(await freeDates(['service'])).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
    await book('2026-11-24T09:00:00', { serviceOfferingRequests: [service] });
    await ensureCounted();
  });

  it('is named as the reason of a day without times', async () => {
    const { gateway, book } = house(await empty());
    await book('2026-11-24T09:00:00');
    const query = { registrationNumber: 'ABC123', departmentId: 'gavle', from: '2026-11-23' };
    const lacking = async (serviceOfferings: string[]): Promise<string[]> => {
      const found = await gateway.timeslots({ ...query, serviceOfferings });
      return found.filter(({ lacksAddon }) => lacksAddon).map(({ date }) => date);
    };
    expect(await lacking(['service', code])).toEqual(['2026-11-24']);
    expect(await lacking(['service'])).toEqual([]);
  });

  it('is out for as many days as are booked', async () => {
    const { book, freeDates, ensureCounted } = house(await empty());
    await book('2026-11-24T09:00:00', { serviceOfferingRequests: withCar(3) });
    expect(await freeDates(['service', code])).toEqual(['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-30']);
    expect(await refusalOf(book('2026-11-23T09:00:00', { serviceOfferingRequests: withCar(2) }))).toMatchObject(out);
    await book('2026-11-23T09:00:00');
    await ensureCounted();
  });

  it('is free again when its booking is cancelled', async () => {
    const { engine, book, freeDates, ensureCounted } = house(await empty());
    const id = await book('2026-11-24T09:00:00', { serviceOfferingRequests: withCar(2) });
    await engine.cancel(id);
    expect(await freeDates(['service', code])).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
    await ensureCounted();
  });

  it('moves with its booking', async () => {
    const { engine, book, freeDates, ensureCounted } = house(await empty());
    const id = await book('2026-11-24T09:00:00');
    await book('2026-11-26T09:00:00');
    const refused = await refusalOf(engine.move(id, { timeSlot: '2026-11-26T10:00:00', isFullDay: false }));
    expect(refused).toMatchObject(out);
    expect(freeTimesIn(refused).map(({ timeSlot }) => timeSlot.slice(0, 10))).not.toContain('2026-11-26');
    expect(await engine.view(id)).toMatchObject({ timeSlot: '2026-11-24T09:00:00', sequence: 0 });

    await engine.move(id, { timeSlot: '2026-11-24T10:00:00', isFullDay: false }); // the day of its own car
    await engine.move(id, { timeSlot: '2026-11-25T10:00:00', isFullDay: false });
    expect(await freeDates(['service', code])).toEqual(['2026-11-23', '2026-11-24', '2026-11-27', '2026-11-28']);
    await ensureCounted();
  });

  it('is taken and released by a change of services', async () => {
    const { engine, book, freeDates, ensureCounted } = house(await empty());
    const id = await book('2026-11-24T09:00:00');
    const other = await book('2026-11-24T10:00:00', { serviceOfferingRequests: [service] });
    expect(await refusalOf(engine.changeServices(other, change(0, withCar())))).toMatchObject(out);
    const [day] = await engine.timeslots(other, '2026-11-24', withCar());
    expect(day?.availableSlots).toEqual([]);
    await ensureCounted();

    await engine.changeServices(id, change(0, [service]));
    await engine.changeServices(other, change(0, withCar(2)));
    expect(await freeDates(['service', code])).toEqual(['2026-11-23', '2026-11-26', '2026-11-27', '2026-11-28']);
    await engine.changeServices(other, change(1, withCar()));
    expect(await freeDates(['service', code])).toEqual(['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27']);
    await ensureCounted();
  });

  it('is unlimited without a number', async () => {
    const { book, ensureCounted } = house(await empty(), null);
    for (const time of ['09:00', '09:00', '09:00', '10:00']) await book(`2026-11-24T${time}:00`);
    await ensureCounted();
  });

  it.each([null, 1])('can be cancelled after its number has become %s', async (stock) => {
    const storage = await empty();
    const before = house(storage, 2);
    const ids = [await before.book('2026-11-24T09:00:00'), await before.book('2026-11-24T10:00:00')];
    const after = house(storage, stock);
    await after.engine.move(ids[0] ?? '', { timeSlot: '2026-11-25T09:00:00', isFullDay: false });
    for (const id of ids) await after.engine.cancel(id);
    expect(await useByCounters(storage)).toEqual(new Map());
  });
});
