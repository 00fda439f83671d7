import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { bookingNow } from '../../fixtures/booking/embeddedBooking.ts';
import { limitedBooking, limitsOn } from '../../fixtures/booking/limitedBooking.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { testClock } from '../../fixtures/testClock.ts';

const hourMs = 3_600_000;
const tooMany = { failure: { code: 'TooManyRequests', retryAfterSeconds: expect.any(Number) } };

const victim = 'asa@example.test';

describeOnBothDatabases('the limits of bookings per customer', (emptyDatabase) => {
  it.each([
    ['mail address', { email: victim }, { email: 'ASA+7@Example.test' }],
    ['phone', { phone: '070-174 06 05' }, { phone: '+46 70 174 06 05' }],
  ])('refuse the seventh booking of a day for one %s', async (_what, customer, sameWritten) => {
    const storage = await (await emptyDatabase()).open();
    const { book, clock } = limitedBooking(storage);
    for (let time = 0; time < 6; time += 1) await book(customer);
    await expect(book(sameWritten)).rejects.toMatchObject(tooMany);
    await book({});
    clock.advance(24 * hourMs);
    await book(customer);
  });

  it('count for all processes', async () => {
    const database = await emptyDatabase();
    const houses = [limitedBooking(await database.open()), limitedBooking(await database.open())];
    const outcomes = await Promise.allSettled(
      houses.flatMap(({ book }) => Array.from({ length: 5 }, () => book({ email: victim }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  });

  it('write nothing of a refused booking', async () => {
    const storage = await (await emptyDatabase()).open();
    const { book, outbox } = limitedBooking(storage);
    for (let time = 0; time < 6; time += 1) await book({ email: victim });
    const before = (await outbox.list({ limit: 100 })).length;
    await expect(book({ email: victim })).rejects.toMatchObject(tooMany);
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toHaveLength(6);
    expect(await outbox.list({ limit: 100 })).toHaveLength(before);
  });

  it('answer a repeated request with its booking', async () => {
    const { book } = limitedBooking(await (await emptyDatabase()).open());
    for (let time = 0; time < 5; time += 1) await book({ email: victim });
    const key = randomUUID();
    const person = { email: victim, phone: '0701740699' };
    const { id } = await book(person, key, 'KLM789');
    expect((await book(person, key, 'KLM789')).id).toBe(id);
  });

  it('allow twelve changes a day', async () => {
    const { book, engine } = limitedBooking(await (await emptyDatabase()).open());
    const { id } = await book({ email: victim });
    const slots = ['2026-11-26T09:30:00', '2026-11-27T09:30:00'];
    const move = (at: number) => engine.move(id, { timeSlot: slots[at % 2] ?? '', isFullDay: false });
    for (let at = 0; at < 12; at += 1) await move(at);
    await expect(move(12)).rejects.toMatchObject(tooMany);
    await expect(engine.cancel(id)).resolves.toMatchObject({ state: 'cancelled' });
  });

  it('tell of other bookings of a car five times a day', async () => {
    const { book, clock } = limitedBooking(await (await emptyDatabase()).open());
    await book({}, randomUUID(), 'KLM789');
    const ask = (plate: string) => book({}, randomUUID(), plate);
    for (let time = 0; time < 5; time += 1) {
      await expect(ask('KLM789')).rejects.toMatchObject({ code: 'CarAlreadyBooked' });
    }
    await expect(ask('KLM789')).rejects.toMatchObject(tooMany);
    await ask('KLM788');
    clock.advance(24 * hourMs);
    await expect(ask('KLM789')).rejects.toMatchObject({ code: 'CarAlreadyBooked' });
  });

  it('allow a phone six places on waiting lists a day', async () => {
    const storage = await (await emptyDatabase()).open();
    const limits = limitsOn(storage, testClock(bookingNow));
    const wait = (at: number) => {
      const request = {
        customer: { email: `p${String(at)}@example.test`, phone: '0701740605' },
        registrationNumber: '',
      };
      return storage.write((queries) => limits.count(queries, 'waits', request, 'se'));
    };
    for (let at = 0; at < 6; at += 1) await wait(at);
    await expect(wait(6)).rejects.toMatchObject(tooMany);
  });

  it('return a booking that another system has refused', async () => {
    const storage = await (await emptyDatabase()).open();
    const limits = limitsOn(storage, testClock(bookingNow));
    for (let time = 0; time < 9; time += 1) await (await limits.reserve(bookingRequest(), 'se')).giveBack();
    for (let time = 0; time < 6; time += 1) await limits.reserve(bookingRequest(), 'se');
    await expect(limits.reserve(bookingRequest(), 'se')).rejects.toMatchObject(tooMany);
  });
});
