import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { BookingError, freeTimesIn } from '../../../shared/booking/BookingError.ts';
import type { BookingRequest, OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { KeyedServiceChange } from '../../../server/booking/embedded/changes/changeServices.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { beyondCapacity, useByBookings, useByCounters } from '../../fixtures/booking/bookedUse.ts';
import {
  bookingRequest,
  otherCarRequest,
  testBookingReference,
  testWorkshops,
} from '../../fixtures/booking/bookingReference.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { bookingNow, testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { testClock } from '../../fixtures/testClock.ts';

const testCar = {
  registrationNumber: 'ABC123',
  brand: 'Nordvik',
  model: 'E60',
  buildYear: 2022,
  hasServiceAgreement: false,
};
const hourMs = 60 * 60_000;

/** Returns services by codes, each with its quantity. */
function services(...chosen: (string | [code: string, units: number])[]): OfferingRequest[] {
  return chosen.map((one) => {
    const [kobraId, unitsSelected] = typeof one === 'string' ? [one, 1] : one;
    return { kobraId, unitsSelected, userInput: '' };
  });
}

function change(
  serviceOfferingRequests: OfferingRequest[],
  more: Partial<KeyedServiceChange> = {},
): KeyedServiceChange {
  return { version: 0, serviceOfferingRequests, mileage: null, to: null, requestKey: randomUUID(), ...more };
}

/** Creates an engine with one booking: a 90-minute service on Monday at 09:30 in Gävle, with one lift. */
async function house(storage: Storage, more: Partial<BookingRequest> = {}) {
  const clock = testClock(bookingNow);
  const { gateway, engine } = testBooking({ storage, clock });
  const { id } = await gateway.book(bookingRequest({ departmentId: 'gavle', ...more }), randomUUID());
  const messages = async (): Promise<string[]> => {
    const rows = await storage.db.selectFrom('outbox').select(['kind', 'subject']).execute();
    return rows.map(({ kind, subject }) => `${subject.split(':')[2] ?? ''} ${kind}`).sort();
  };
  const ensureCounted = async (): Promise<void> => {
    const use = await useByCounters(storage);
    expect(use).toEqual(await useByBookings(storage));
    expect(beyondCapacity(use, testWorkshops)).toEqual([]);
  };
  return { clock, gateway, engine, id, messages, ensureCounted };
}

describeOnBothDatabases('the services of a booking', (emptyDatabase) => {
  const empty = async (): Promise<Storage> => (await emptyDatabase()).open();

  it('change together with the time that the work takes', async () => {
    const { engine, id, messages, ensureCounted } = await house(await empty());
    const longer = change(services('service', 'check', 'wash'));
    const after = await engine.changeServices(id, longer);
    expect(after).toMatchObject({ sequence: 1, timeSlot: '2026-11-23T09:30:00', minutes: 135, state: 'booked' });
    expect(after.services.map(({ code, price }) => [code, price])).toEqual([
      ['service', 1000],
      ['check', 300],
      ['wash', 200],
    ]);
    expect(await engine.view(id)).toEqual(after);
    await ensureCounted();

    const shorter = await engine.changeServices(id, change(services('check'), { version: 1 }));
    expect(shorter).toMatchObject({ sequence: 2, minutes: 15 });
    expect(shorter.request.serviceOfferingRequests).toEqual(services('check'));
    await ensureCounted();
    expect(await messages()).toEqual(['0 booked', '1 changed', '2 changed']);
  });

  it('are changed once per request key', async () => {
    const { engine, id, messages } = await house(await empty());
    const wanted = change(services('service', 'wash'));
    const twice = await Promise.all([engine.changeServices(id, wanted), engine.changeServices(id, wanted)]);
    expect(twice[0]).toEqual(twice[1]);
    await engine.move(id, { timeSlot: '2026-11-24T09:30:00', isFullDay: false });
    expect(await engine.changeServices(id, wanted)).toMatchObject({ sequence: 2, timeSlot: '2026-11-24T09:30:00' });
    const other = { ...wanted, serviceOfferingRequests: services('check') };
    await expect(engine.changeServices(id, other)).rejects.toMatchObject({ code: 'InvalidRequest' });
    expect(await messages()).toEqual(['0 booked', '1 changed', '2 moved']);
    // The unchanged set is no change.
    await engine.changeServices(id, change(services('wash', 'service'), { version: 2 }));
    expect(await engine.view(id)).toMatchObject({ sequence: 2 });
  });

  it('stay as they are when the work no longer fits', async () => {
    const storage = await empty();
    const { gateway, engine, id, messages, ensureCounted } = await house(storage);
    await gateway.book(
      otherCarRequest({ departmentId: 'gavle', timeSlot: '2026-11-23T11:00:00' }), // Right after it.
      randomUUID(),
    );
    const wanted = services('service', 'wash');
    const refusal: unknown = await engine.changeServices(id, change(wanted)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      failure: {
        code: 'TimeslotNotAvailable',
        freeTimes: [
          { departmentId: 'gavle', timeSlot: '2026-11-23T09:00:00' }, // Overlaps its own time.
          { departmentId: 'gavle', timeSlot: '2026-11-23T08:30:00' },
          { departmentId: 'gavle', timeSlot: '2026-11-23T08:00:00' },
        ],
      },
    });
    expect(await engine.view(id)).toMatchObject({ sequence: 0, minutes: 90 });
    expect(await messages()).toEqual(['0 booked', '0 booked']);
    await ensureCounted();

    const [monday] = await engine.timeslots(id, '2026-11-23', wanted);
    expect(monday?.availableSlots).toEqual(expect.arrayContaining(['09:00', '12:30', '15:00']));
    expect(monday?.availableSlots).not.toContain('09:30');
    expect(monday?.availableSlots).not.toContain('15:30'); // Two hours of work.

    const [free] = freeTimesIn(refusal);
    if (!free) throw new Error('No other time is offered.');
    const moved = await engine.changeServices(
      id,
      change(wanted, { to: { timeSlot: free.timeSlot, isFullDay: false } }),
    );
    expect(moved).toMatchObject({ timeSlot: '2026-11-23T09:00:00', minutes: 120, sequence: 1 });
    await ensureCounted();
    expect(await messages()).toEqual(['0 booked', '0 booked', '1 changed']);
  });

  it('refuse work that ends after closing', async () => {
    const storage = await empty();
    const { engine, id, ensureCounted } = await house(storage, {
      departmentId: 'uppsala',
      timeSlot: '2026-11-23T15:30:00',
    });
    const wanted = services('service', 'diagnosis');
    await expect(engine.changeServices(id, change(wanted))).rejects.toMatchObject({ code: 'TimeslotNotAvailable' });
    const to = { timeSlot: '2026-11-24T08:00:00', isFullDay: true };
    expect(await engine.changeServices(id, change(wanted, { to }))).toMatchObject({ isFullDay: true, minutes: 540 });
    await ensureCounted();
    // The day has room for more, but not for the work of three days.
    const more = change(services('service', 'wash'), { version: 1 });
    expect(await engine.changeServices(id, more)).toMatchObject({ isFullDay: true, minutes: 540 });
    await ensureCounted();
  });

  it('keep the price that they were booked with', async () => {
    const storage = await empty();
    const { id } = await house(storage, {
      departmentId: 'uppsala',
      mileage: 8200,
      serviceOfferingRequests: [
        { kobraId: 'check', unitsSelected: 1, userInput: 'Gnisslar fram' },
        { kobraId: 'tyres', unitsSelected: 2, userInput: '' },
      ],
    });
    const usual = testBookingReference();
    const dearer = testBooking({
      storage,
      reference: { ...usual, offers: (_car, codes) => codes.map((code) => ({ code, price: 999 })) },
    });
    const after = await dearer.engine.changeServices(id, change(services('check', ['tyres', 4], 'wash')));
    expect(after.services.map(({ code, units, price }) => [code, units, price])).toEqual([
      ['check', 1, 350],
      ['tyres', 4, 150],
      ['wash', 1, 999],
    ]);
    expect(after.request.mileage).toBe(8200);
    expect(after.request.serviceOfferingRequests[0]).toMatchObject({ userInput: 'Gnisslar fram' });
    const without = await dearer.engine.changeServices(id, change(services('wash', 'service'), { version: 1 }));
    expect(JSON.stringify(without.request)).not.toContain('Gnisslar');
  });

  it.each([
    ['nothing', []],
    ['an add-on alone', services('wash')],
    ['an unknown one', services('service', 'nonsense')],
    ['one that the car cannot have', services('gone')],
    ['two of a category of which one can be chosen', services(['tyres', 2], 'hotel')],
    ['too many', services(['tyres', 5])],
  ])('are not changed to %s', async (_name, wanted) => {
    const { engine, id } = await house(await empty());
    await expect(engine.changeServices(id, change(wanted))).rejects.toMatchObject({ code: 'InvalidRequest' });
    expect(await engine.view(id)).toMatchObject({ sequence: 0 });
  });

  it('need the input that new ones require', async () => {
    const storage = await empty();
    const { id } = await house(storage);
    const usual = testBookingReference();
    const [first, ...others] = usual.services(testCar);
    if (!first) throw new Error('There is no service.');
    const [offering] = first.offerings;
    if (!offering) throw new Error('There is no service.');
    const asking = { ...offering, code: 'check', allowUserInput: true };
    const original = { ...offering, code: 'originalservice' };
    const { engine } = testBooking({
      storage,
      reference: {
        ...usual,
        services: () => [{ ...first, offerings: [offering, asking, original] }, ...others],
        workMinutes: () => 90,
      },
    });
    const written = { kobraId: 'check', unitsSelected: 1, userInput: 'Gnisslar fram' };
    const refused = [
      change([{ ...written, userInput: ' ' }]),
      change(services('service', 'check')),
      change(services('service', 'originalservice')),
    ];
    for (const one of refused) {
      await expect(engine.changeServices(id, one)).rejects.toMatchObject({ code: 'InvalidRequest' });
    }
    const whole = change([...services('originalservice'), written], { mileage: 8200 });
    expect((await engine.changeServices(id, whole)).request).toMatchObject({
      mileage: 8200,
      serviceOfferingRequests: [{ kobraId: 'originalservice' }, written],
    });
  });

  it('are not changed in an outdated version', async () => {
    const { clock, engine, id } = await house(await empty(), { timeSlot: '2026-11-24T12:00:00' });
    const wanted = services('check');
    await engine.move(id, { timeSlot: '2026-11-24T12:30:00', isFullDay: false });
    await expect(engine.changeServices(id, change(wanted))).rejects.toMatchObject({ code: 'InvalidRequest' });
    clock.advance(48.5 * hourMs + 1);
    const current = (): KeyedServiceChange => change(wanted, { version: 1 });
    await expect(engine.changeServices(id, current())).rejects.toMatchObject({ code: 'TooLate' });
    clock.advance(-hourMs);
    await engine.cancel(id);
    await expect(engine.changeServices(id, current())).rejects.toMatchObject({ code: 'InvalidRequest' });
    await expect(engine.changeServices(randomUUID(), current())).rejects.toMatchObject({ code: 'LinkInvalid' });
  });

  it('do not grow into another booking of the car', async () => {
    const { gateway, engine, id, ensureCounted } = await house(await empty());
    await gateway.book(bookingRequest({ departmentId: 'night', timeSlot: '2026-11-23T11:00:00' }), randomUUID());
    const longer = change(services('service', 'wash'));
    await expect(engine.changeServices(id, longer)).rejects.toMatchObject({ code: 'CarAlreadyBooked' });
    expect(await engine.view(id)).toMatchObject({ sequence: 0 });
    await ensureCounted();
  });

  it('never exceed the capacity of the workshop', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const [one, two] = [testBooking({ storage }), testBooking({ storage: await database.open() })];
    const times = ['08:00', '09:30', '11:00', '12:30', '14:00'].map((clock) => `2026-11-23T${clock}:00`);
    const ids: string[] = [];
    for (const timeSlot of times) {
      for (const _lift of [1, 2]) {
        const booked = await one.gateway.book(otherCarRequest({ timeSlot }), randomUUID());
        ids.push(booked.id);
      }
    }
    const wishes = [
      services('service', 'check'),
      services('check'),
      services('service', 'wash'),
      services('diagnosis'),
    ];
    const to = (at: number) => ({ timeSlot: times[(at * 3) % times.length] ?? '', isFullDay: at % 5 === 0 });
    const outcomes = await Promise.allSettled(
      [...ids, ...ids, ...ids].map((id, at) =>
        (at % 2 === 0 ? one : two).engine.changeServices(
          id,
          change(wishes[at % wishes.length] ?? [], { to: at % 3 === 0 ? to(at) : null }),
        ),
      ),
    );
    const codes = outcomes.map((outcome) => {
      if (outcome.status === 'fulfilled') return 'changed';
      const { reason } = outcome as { reason: unknown };
      return reason instanceof BookingError ? reason.code : String(reason);
    });
    expect(codes).toContain('changed');
    expect(codes).toContain('TimeslotNotAvailable');
    expect(codes.filter((code) => !['changed', 'TimeslotNotAvailable', 'InvalidRequest'].includes(code))).toEqual([]);
    const use = await useByCounters(storage);
    expect(use).toEqual(await useByBookings(storage));
    expect(beyondCapacity(use, testWorkshops)).toEqual([]);
  });
});
