import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { BookingError } from '../../shared/booking/BookingGateway.ts';
import { bookingRequest } from '../fixtures/bookingReference.ts';
import { describeOnBothDatabases } from '../fixtures/databases.ts';
import { testBooking } from '../fixtures/embeddedBooking.ts';

describeOnBothDatabases('booking', (emptyDatabase) => {
  it('keeps what was asked for and what it costs', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway, engine } = testBooking({ storage });
    const { id, ...answer } = await gateway.book(bookingRequest(), randomUUID());
    expect(answer).toEqual({ registrationNumber: 'ABC123', kobraProductIds: ['service'] });
    expect(await engine.view(id)).toEqual({
      id,
      state: 'booked',
      sequence: 0,
      departmentId: 'uppsala',
      timeSlot: '2026-11-23T09:30:00',
      isFullDay: false,
      minutes: 90,
      request: bookingRequest(),
      services: [{ code: 'service', name: 'service', units: 1, price: 1000, priceKnown: true }],
      car: 'Nordvik E60',
      createdAt: '2026-11-21T11:00:00.000Z',
      changedAt: '2026-11-21T11:00:00.000Z',
    });
  });

  it('gives the last lift to one of two hundred, and other times to the rest', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const other = await database.open();
    const { gateway } = testBooking({ storage });
    const { gateway: gatewayToo } = testBooking({ storage: other });
    await gateway.book(bookingRequest({ timeSlot: '2026-11-23T10:30:00' }), randomUUID());
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => randomUUID()).flatMap((key) =>
        [gateway, gatewayToo].map((one) =>
          one.book(bookingRequest(), key).then(
            ({ id }) => id,
            (error: unknown) => error,
          ),
        ),
      ),
    );
    const booked = outcomes.filter((outcome) => typeof outcome === 'string');
    expect(booked).toHaveLength(2); // both answers to the one key that got it
    expect(new Set(booked).size).toBe(1);
    for (const outcome of outcomes.filter((one) => typeof one !== 'string')) {
      expect(outcome).toBeInstanceOf(BookingError);
      expect(outcome).toMatchObject({
        code: 'TimeslotNotAvailable',
        freeTimes: [
          { departmentId: 'uppsala', siteName: 'Uppsala', timeSlot: '2026-11-23T09:00:00', isFullDay: false },
          { timeSlot: '2026-11-23T08:30:00' },
          { timeSlot: '2026-11-23T08:00:00' },
        ],
      });
    }
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
  });
});
