import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { runBookingsCommand } from '../../../server/booking/command/bookingsCommand.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { addDays, weekdayOf } from '../../../shared/kit/time/zonedTime.ts';
import { bookingRequest, otherCarRequest, otherPlate } from '../../fixtures/booking/bookingReference.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { atLength } from '../../fixtures/atLength.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { bookingNow, testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { testClock } from '../../fixtures/testClock.ts';

describeOnBothDatabases('booking', (emptyDatabase) => {
  it('stores the request with its price', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway, engine } = testBooking({ storage });
    const { id, ...answer } = await gateway.book(bookingRequest(), randomUUID());
    expect(answer).toEqual({ registrationNumber: 'ABC123', kobraProductIds: ['service'] });
    expect(await engine.view(id)).toEqual({
      id,
      site: 'harbour-bil',
      country: 'se',
      state: 'booked',
      sequence: 0,
      departmentId: 'uppsala',
      timeSlot: '2026-11-23T09:30:00',
      isFullDay: false,
      minutes: 90,
      language: 'sv',
      toldBySms: false,
      request: bookingRequest(),
      services: [{ code: 'service', name: 'service', units: 1, price: 1000, priceKnown: true }],
      car: 'Nordvik E60',
      createdAt: '2026-11-21T11:00:00.000Z',
      changedAt: '2026-11-21T11:00:00.000Z',
    });
  });

  it('is shown to operators by the id that the log has', async () => {
    const storage = await (await emptyDatabase()).open();
    const logger = collectingLogger();
    const { gateway } = testBooking({ storage, logger });
    const request = bookingRequest();
    await gateway.book(request, randomUUID());
    const logged = logger.lines.find(({ event }) => event === 'booking.booked')?.facts['id'];
    let said = '';
    const show = (id: string): Promise<void> =>
      runBookingsCommand(
        { command: 'show', id },
        { storage, clock: testClock(bookingNow), say: (text) => (said += text) },
      );
    await show(String(logged));
    for (const part of ['booked', 'uppsala', '2026-11-23 09:30', 'Nordvik E60', 'ABC123', request.customer.phone]) {
      expect(said).toContain(part);
    }
    await expect(show('nothing')).rejects.toThrow('There is no booking nothing.');
  });

  it('gives the last lift to one of many who ask at once', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const other = await database.open();
    const { gateway } = testBooking({ storage });
    const { gateway: gatewayToo } = testBooking({ storage: other });
    await gateway.book(otherCarRequest({ timeSlot: '2026-11-23T10:30:00' }), randomUUID());
    const outcomes = await Promise.all(
      Array.from({ length: atLength ? 100 : 25 }, () => ({ key: randomUUID(), request: otherCarRequest() })).flatMap(
        ({ key, request }) =>
          [gateway, gatewayToo].map((one) =>
            one.book(request, key).then(
              ({ id }) => id,
              (error: unknown) => error,
            ),
          ),
      ),
    );
    const booked = outcomes.filter((outcome) => typeof outcome === 'string');
    expect(booked).toHaveLength(2); // Both responses to the winning key.
    expect(new Set(booked).size).toBe(1);
    for (const outcome of outcomes.filter((one) => typeof one !== 'string')) {
      expect(outcome).toBeInstanceOf(BookingError);
      expect(outcome).toMatchObject({
        failure: {
          code: 'TimeslotNotAvailable',
          freeTimes: [
            { departmentId: 'uppsala', siteName: 'Uppsala', timeSlot: '2026-11-23T09:00:00', isFullDay: false },
            { timeSlot: '2026-11-23T08:30:00' },
            { timeSlot: '2026-11-23T08:00:00' },
          ],
        },
      });
    }
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
  });

  it('confirms nothing for a key that has booked something else', async () => {
    const { gateway } = testBooking({ storage: await (await emptyDatabase()).open() });
    const key = randomUUID();
    await gateway.book(bookingRequest(), key);
    const others = [
      { customer: { firstName: 'Ali', lastName: 'Öst', phone: '08 12 34 56', email: 'ali@example.test' } },
      { registrationNumber: 'CAR999' },
      { timeSlot: '2026-11-23T10:30:00' },
      { departmentId: 'gavle' },
      { serviceOfferingRequests: [{ kobraId: 'check', unitsSelected: 1, userInput: '' }] },
    ];
    for (const other of others) {
      await expect(gateway.book(bookingRequest(other), key)).rejects.toMatchObject({
        failure: { code: 'InvalidRequest', isKeyReused: true, detail: expect.stringMatching(/Idempotency-Key/) },
      });
    }
  });

  it('offers other workshops near where the wanted one has nothing left', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage });
    const fullDay = bookingRequest({ timeSlot: '2026-11-24T08:00:00', isFullDay: true });
    const twelveDays = Array.from({ length: 12 }, (_none, at) => addDays('2026-11-23', at));
    for (const date of twelveDays.filter((one) => weekdayOf(one) < 5)) {
      const request = { ...fullDay, timeSlot: `${date}T08:00:00` };
      await gateway.book({ ...request, registrationNumber: otherPlate() }, randomUUID());
      await gateway.book({ ...request, registrationNumber: otherPlate() }, randomUUID());
    }
    await expect(gateway.book(fullDay, randomUUID())).rejects.toMatchObject({
      failure: {
        code: 'TimeslotNotAvailable',
        freeTimes: [
          { departmentId: 'night', siteName: 'Nattverkstaden', timeSlot: '2026-11-24T08:00:00', isFullDay: true },
          { departmentId: 'malmo', siteName: 'Malmö', timeSlot: '2026-11-24T08:00:00', isFullDay: true },
        ],
      },
    });
  });

  it('offers other times for what is requested too late', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage, clock: testClock('2026-11-23T06:00:00.000Z') });
    await expect(gateway.book(bookingRequest(), randomUUID())).rejects.toMatchObject({
      failure: {
        code: 'TimeslotNotAvailable',
        freeTimes: [{ timeSlot: '2026-11-23T11:00:00' }, { timeSlot: '2026-11-23T11:30:00' }, {}],
      },
    });
    const late = bookingRequest({ timeSlot: '2026-11-23T16:30:00' });
    await expect(gateway.book(late, randomUUID())).rejects.toMatchObject({
      failure: {
        code: 'TimeslotNotAvailable',
        freeTimes: [{ timeSlot: '2026-11-23T15:30:00' }, { timeSlot: '2026-11-23T15:00:00' }, {}],
      },
    });
  });

  it('does not know the outcome when the response to a commit is lost', async () => {
    const storage = await (await emptyDatabase()).open();
    const key = randomUUID();
    const cut: typeof storage = {
      ...storage,
      write: async (work) => {
        await storage.write(work);
        throw new Error('connection lost');
      },
    };
    await expect(testBooking({ storage: cut }).gateway.book(bookingRequest(), key)).rejects.toMatchObject({
      code: 'OutcomeUnknown',
    });
    const { id } = await testBooking({ storage }).gateway.book(bookingRequest(), key);
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toEqual([{ id }]);
  });
});
