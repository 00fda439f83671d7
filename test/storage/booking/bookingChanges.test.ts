import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import {
  bookingRequest,
  otherCarRequest,
  testBookingReference,
  testWorkshops,
} from '../../fixtures/booking/bookingReference.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { bookingNow, testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { testClock } from '../../fixtures/testClock.ts';

const hourMs = 60 * 60_000;
const timed = (timeSlot: string) => ({ timeSlot, isFullDay: false });

describeOnBothDatabases('a booking', (emptyDatabase) => {
  /** Query for free times on Monday 23rd in Uppsala. */
  const monday = { registrationNumber: 'ABC123', departmentId: 'uppsala', from: '2026-11-23' };

  it('frees its old time when it moves', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock(bookingNow);
    const { gateway, engine } = testBooking({ storage, clock });
    const { id } = await gateway.book(bookingRequest({ departmentId: 'gavle' }), randomUUID());
    const slots = async (): Promise<string[] | undefined> => {
      const [day] = await gateway.timeslots({ ...monday, departmentId: 'gavle', serviceOfferings: ['check'] });
      return day?.availableSlots;
    };
    expect(await slots()).not.toContain('09:30');
    expect(await slots()).toContain('09:00');

    // Half an hour later: only the booking itself uses the overlapping capacity.
    clock.advance(1000);
    expect(await engine.timeslots(id, '2026-11-23').then(([day]) => day?.availableSlots)).toContain('10:00');
    const moved = await engine.move(id, timed('2026-11-23T10:00:00'));
    expect(moved).toMatchObject({ sequence: 1, timeSlot: '2026-11-23T10:00:00', minutes: 90, state: 'booked' });
    expect(moved.changedAt).toBe('2026-11-21T11:00:01.000Z');
    expect(await slots()).toContain('09:30');
    expect(await slots()).not.toContain('11:00');
    expect(await engine.move(id, timed('2026-11-23T10:00:00'))).toEqual(moved);
    expect(await engine.view(id)).toEqual(moved);
    const entries = await storage.db.selectFrom('outbox').select(['kind', 'subject']).orderBy('kind').execute();
    expect(entries).toEqual([
      { kind: 'booked', subject: `booking:${id}:0` },
      { kind: 'moved', subject: `booking:${id}:1` },
    ]);
  });

  it('moves between a time of day and a full day', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway, engine } = testBooking({ storage });
    const { id } = await gateway.book(bookingRequest(), randomUUID());
    const fullDay = await engine.move(id, { timeSlot: '2026-11-24T08:00:00', isFullDay: true });
    expect(fullDay).toMatchObject({ isFullDay: true, minutes: 9 * 60 });
    expect(await engine.move(id, timed('2026-11-24T08:00:00'))).toMatchObject({ isFullDay: false, minutes: 90 });
    const use = await storage.db.selectFrom('workshop_use').select('resource').where('used', '=', 1).execute();
    expect(use.map(({ resource }) => resource)).toEqual(Array(6).fill('lift'));
  });

  it('stays where it is when the other time is taken', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway, engine } = testBooking({ storage });
    const at = (timeSlot: string) => otherCarRequest({ departmentId: 'gavle', timeSlot });
    await gateway.book(at('2026-11-24T08:00:00'), randomUUID());
    const { id } = await gateway.book(at('2026-11-24T10:00:00'), randomUUID());
    await expect(engine.move(id, timed('2026-11-24T08:30:00'))).rejects.toMatchObject({
      failure: {
        code: 'TimeslotNotAvailable',
        freeTimes: [
          { departmentId: 'gavle', timeSlot: '2026-11-24T09:30:00' }, // Overlaps only itself.
          { departmentId: 'gavle', timeSlot: '2026-11-24T10:30:00' },
          { departmentId: 'gavle', timeSlot: '2026-11-24T11:00:00' },
        ],
      },
    });
    expect(await engine.view(id)).toMatchObject({ timeSlot: '2026-11-24T10:00:00', sequence: 0 });
    await expect(engine.move(id, timed('2026-11-24T08:10:00'))).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('is cancelled once', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway, engine } = testBooking({ storage });
    const { id } = await gateway.book(bookingRequest(), randomUUID());
    const cancelled = await Promise.all([engine.cancel(id), engine.cancel(id)]);
    expect(cancelled[0]).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect(cancelled[1]).toEqual(cancelled[0]);
    expect(await storage.db.selectFrom('workshop_use').select('quarter').where('used', '>', 0).execute()).toEqual([]);
    await expect(engine.move(id, timed('2026-11-24T09:30:00'))).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('has no time of its own once it is cancelled', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway, engine } = testBooking({ storage });
    const { id } = await gateway.book(bookingRequest({ departmentId: 'gavle' }), randomUUID());
    await engine.cancel(id);
    await gateway.book(otherCarRequest({ departmentId: 'gavle' }), randomUUID());
    const [day] = await engine.timeslots(id, '2026-11-23');
    expect(day?.availableSlots).not.toContain('09:30');
  });

  it("cannot be changed after the workshop's limit", async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock(bookingNow);
    const { gateway, engine } = testBooking({ storage, clock });
    const { id } = await gateway.book(bookingRequest({ timeSlot: '2026-11-24T12:00:00' }), randomUUID());
    clock.advance(48 * hourMs); // Monday noon: exactly 24 hours before.
    await engine.move(id, timed('2026-11-24T12:30:00'));
    clock.advance(hourMs / 2 + 1);
    await expect(engine.move(id, timed('2026-11-25T12:00:00'))).rejects.toMatchObject({ code: 'TooLate' });
    await expect(engine.cancel(id)).rejects.toMatchObject({ code: 'TooLate' });
    expect(await engine.view(id)).toMatchObject({ state: 'booked', timeSlot: '2026-11-24T12:30:00' });
  });

  it('is known by its id alone', async () => {
    const { engine } = testBooking({ storage: await (await emptyDatabase()).open() });
    const id = randomUUID();
    const outcomes = await Promise.allSettled([
      engine.view(id),
      engine.move(id, timed('2026-11-24T09:30:00')),
      engine.cancel(id),
      engine.timeslots(id, '2026-11-23'),
    ]);
    expect(outcomes).toMatchObject(Array(4).fill({ status: 'rejected', reason: { code: 'LinkInvalid' } }));
  });

  it('remains when the workshop has fewer lifts than before', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage });
    const { id } = await gateway.book(otherCarRequest(), randomUUID());
    await gateway.book(otherCarRequest(), randomUUID());
    const workshops = (lifts: number) => testWorkshops.map((workshop) => ({ ...workshop, lifts }));
    const one = testBooking({ storage, reference: testBookingReference(workshops(1)) });
    const taken = { code: 'TimeslotNotAvailable' };
    await expect(one.gateway.book(otherCarRequest(), randomUUID())).rejects.toMatchObject(taken);
    await one.engine.move(id, timed('2026-11-23T10:00:00')); // Its own quarter-hours and those after them.
    await one.engine.cancel(id);
    await expect(one.gateway.book(otherCarRequest(), randomUUID())).rejects.toMatchObject(taken);
    const three = testBooking({ storage, reference: testBookingReference(workshops(3)) });
    await three.gateway.book(otherCarRequest(), randomUUID());
    await three.gateway.book(otherCarRequest(), randomUUID());
    await expect(three.gateway.book(otherCarRequest(), randomUUID())).rejects.toMatchObject(taken);
  });

  it('is not made when its messages cannot be queued', async () => {
    const storage = await (await emptyDatabase()).open();
    const fail = (): Promise<never> => Promise.reject(new Error('no room for messages'));
    const { gateway } = testBooking({
      storage,
      messages: {
        textsTo: () => false,
        channelsOf: () => [],
        booked: fail,
        moved: fail,
        changed: fail,
        cancelled: fail,
        askedAgain: fail,
      },
    });
    await expect(gateway.book(bookingRequest(), randomUUID())).rejects.toMatchObject({ code: 'ServerError' });
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toEqual([]);
    expect(await storage.db.selectFrom('workshop_use').select('quarter').execute()).toEqual([]);
  });
});
