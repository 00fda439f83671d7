import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { bookingById } from '../../../server/booking/embedded/bookingRows.ts';
import { bookingMailTexts } from '../../../server/booking/mail/bookingMailTexts.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';
import { bookingReminderDelivery } from '../../../server/booking/mail/bookingReminderDelivery.ts';
import { createBookingMessages, reminderKinds } from '../../../server/booking/mail/createBookingMessages.ts';
import { mailDelivery } from '../../../server/messages/messageDeliveries.ts';
import type { Mail } from '../../../server/messages/MessageTypes.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { bookingRequest, testBookingReference } from '../../fixtures/booking/bookingReference.ts';
import { bookingSite } from '../../fixtures/booking/bookingSite.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { bookingNow, testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';

const reminderKind = reminderKinds.workshop;
const dayMs = 24 * 60 * 60_000;
const thursday = '2026-11-26T09:30:00';

/** Creates the engine with its mails, without a running sender, and with an adjustable clock. */
function house(storage: Storage, texts = () => bookingMailTexts(dictionaryTexts('sv'))) {
  const reference = testBookingReference();
  const clock = testClock(bookingNow);
  const outbox = createOutbox(storage, clock);
  const parts = {
    kind: 'workshop' as const,
    outbox,
    clock,
    timeZone: reference.timeZone,
    currency: 'SEK',
    distanceUnit: 'mil' as const,
    writePlate: reference.writePlate,
    phones: bookingSite(),
    wordings: () => ({
      texts: texts(),
      language: 'sv' as const,
      locale: 'sv-SE',
      sender: bookingSite(),
      dictionary: {},
    }),
    addressOf: (id: string) => `https://bil.example/verkstad/bokning#${id}`,
    bookAddress: () => 'https://bil.example/verkstad/boka',
    texts: false,
    senders: { mail: true, sms: true },
  };
  const { gateway, engine } = testBooking({ storage, reference, clock, messages: createBookingMessages(parts) });
  const remind = bookingReminderDelivery({
    ...parts,
    storage,
    bookingOf: async (queries, id) => (await bookingById(queries, id))?.booking ?? null,
    workshopOf: (departmentId) => reference.workshops.find((workshop) => workshop.departmentId === departmentId),
  });
  const deliverers = { mail: mailDelivery(null), [reminderKind]: remind };
  const worker = createOutboxWorker({ outbox, deliverers, clock, logger: silentLogger });
  return {
    clock,
    engine,
    worker,
    book: async (timeSlot = thursday) => (await gateway.book(bookingRequest({ timeSlot }), randomUUID())).id,
    /** Returns the subjects of the mails to the customer or to the workshop, in order. */
    mailed: async (to: string): Promise<string[]> => {
      const entries = await outbox.list({ kind: 'mail', limit: 50 });
      const mails = entries.map(({ createdAt, payload }) => ({ createdAt, mail: payload as Mail }));
      return mails
        .filter(({ mail }) => mail.to.address === to)
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
        .map(({ mail }) => mail.subject.split(':')[0] ?? '');
    },
    reminders: async () =>
      (await outbox.list({ kind: reminderKind, limit: 50 })).map(({ dueAt, payload, state }) => ({
        dueAt,
        payload,
        state,
      })),
  };
}

const customer = bookingRequest().customer.email;
const workshop = 'verkstad@example.test';

describeOnBothDatabases('the messages about a booking', (emptyDatabase) => {
  it('are written with every change of it', async () => {
    const { clock, engine, book, mailed } = house(await (await emptyDatabase()).open());
    const id = await book();
    clock.advance(1000);
    await engine.move(id, { timeSlot: '2026-11-27T09:30:00', isFullDay: false });
    clock.advance(1000);
    await engine.move(id, { timeSlot: '2026-11-27T09:30:00', isFullDay: false });
    const check = { kobraId: 'check', unitsSelected: 1, userInput: '' };
    const change = { version: 1, serviceOfferingRequests: [check], mileage: null, to: null, requestKey: randomUUID() };
    await engine.changeServices(id, change);
    await engine.changeServices(id, change);
    clock.advance(1000);
    await engine.cancel(id);
    await engine.cancel(id);
    expect(await mailed(customer)).toEqual(['Bokning bekräftad', 'Ny tid', 'Ändrad bokning', 'Avbokat']);
    expect(await mailed(workshop)).toEqual(['Ny bokning', 'Ombokning', 'Ändrade tjänster', 'Avbokning']);
  });

  it('are written together with the booking', async () => {
    const storage = await (await emptyDatabase()).open();
    const speechless = house(storage, () => {
      throw new Error('no words');
    });
    await expect(speechless.book()).rejects.toThrow();
    expect(await storage.db.selectFrom('bookings').select('id').execute()).toEqual([]);
    expect(await storage.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('remind a day before by the wall clock', async () => {
    const { clock, engine, worker, book, mailed, reminders } = house(await (await emptyDatabase()).open());
    const id = await book();
    await engine.move(id, { timeSlot: '2026-11-27T07:00:00', isFullDay: false });
    expect((await reminders()).sort((a, b) => a.dueAt.localeCompare(b.dueAt))).toEqual([
      { dueAt: '2026-11-25T08:30:00.000Z', payload: { bookingId: id, sequence: 0 }, state: 'waiting' },
      { dueAt: '2026-11-26T06:00:00.000Z', payload: { bookingId: id, sequence: 1 }, state: 'waiting' },
    ]);
    clock.advance(Date.parse('2026-11-25T09:00:00Z') - clock.now().getTime());
    await worker.drain();
    expect(await mailed(customer)).not.toContain('Påminnelse');
    clock.advance(dayMs);
    await worker.drain();
    await worker.drain();
    expect((await mailed(customer)).filter((subject) => subject === 'Påminnelse')).toHaveLength(1);
    expect((await reminders()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it('remind of no cancelled booking', async () => {
    const { clock, engine, worker, book, mailed, reminders } = house(await (await emptyDatabase()).open());
    await engine.cancel(await book());
    await book();
    clock.advance(30 * 60 * 60_000); // Sunday evening.
    await book('2026-11-23T09:30:00');
    clock.advance(10 * dayMs); // The sender was not running.
    await worker.drain();
    expect(await mailed(customer)).not.toContain('Påminnelse');
    expect((await reminders()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});
