import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { lockBooking } from '../../../server/booking/embedded/bookingRows.ts';
import { bookingMailTexts } from '../../../server/booking/mail/bookingMailTexts.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';
import { bookingReminderDelivery } from '../../../server/booking/mail/bookingReminderDelivery.ts';
import { createBookingMessages, reminderKinds } from '../../../server/booking/mail/createBookingMessages.ts';
import { mailDelivery } from '../../../server/messages/messageDeliveries.ts';
import type { Sms } from '../../../server/messages/MessageTypes.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import { DeliveryFailedError } from '../../../server/storage/outbox/Outbox.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { bookingRequest, testBookingReference, testWorkshops } from '../../fixtures/booking/bookingReference.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { bookingSite } from '../../fixtures/booking/bookingSite.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { bookingNow, testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { testClock } from '../../fixtures/testClock.ts';

const dayMs = 24 * 60 * 60_000;
const thursday = '2026-11-26T09:30:00';
const mobile = '070-123 45 67';

/** Creates the engine with its messages, an SMS gateway that can fail, and an adjustable clock. */
function house(
  storage: Storage,
  { smsReminderHour = 17, texts = true }: { smsReminderHour?: number | null; texts?: boolean } = {},
) {
  const hour = smsReminderHour === null ? {} : { smsReminderHour };
  const reference = testBookingReference(testWorkshops.map((workshop) => ({ ...workshop, ...hour })));
  const clock = testClock(bookingNow);
  const logger = collectingLogger();
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
      texts: bookingMailTexts(dictionaryTexts('sv')),
      language: 'sv' as const,
      locale: 'sv-SE',
      sender: bookingSite(),
      dictionary: {},
    }),
    addressOf: () => 'https://bil.example/verkstad/bokning#LINK',
    bookAddress: () => 'https://bil.example/verkstad/boka',
    texts,
    senders: { mail: false, sms: true },
  };
  const { gateway, engine } = testBooking({ storage, reference, clock, messages: createBookingMessages(parts) });
  const remind = bookingReminderDelivery({
    ...parts,
    storage,
    bookingOf: async (queries, id) => (await lockBooking(queries, id))?.booking ?? null,
    workshopOf: (departmentId) => reference.workshops.find((workshop) => workshop.departmentId === departmentId),
  });
  const sent: Sms[] = [];
  const service = { isDown: false };
  const deliverers = {
    mail: mailDelivery(null),
    sms: ({ payload }: { payload: unknown }) => {
      if (service.isDown) return Promise.reject(new DeliveryFailedError('The SMS service is down.'));
      sent.push(payload as Sms);
      return Promise.resolve('delivered' as const);
    },
    [reminderKinds.workshop]: remind,
  };
  const worker = createOutboxWorker({ outbox, deliverers, clock, logger });
  return {
    clock,
    engine,
    outbox,
    worker,
    service,
    sent,
    logged: () => JSON.stringify(logger.lines),
    at: (instant: string) => clock.advance(Date.parse(instant) - clock.now().getTime()),
    texts: () => sent.map(({ text }) => text),
    book: (timeSlot = thursday, phone = mobile) => {
      const request = bookingRequest({ timeSlot });
      return gateway.book({ ...request, customer: { ...request.customer, phone } }, randomUUID());
    },
  };
}

describeOnBothDatabases('text messages about a booking', (emptyDatabase) => {
  it('confirm it to a mobile number', async () => {
    const { book, worker, sent } = house(await (await emptyDatabase()).open());
    const { id, confirmedBy } = await book();
    await worker.drain();
    await worker.drain();
    expect(confirmedBy).toEqual(['sms']);
    expect(sent).toEqual([
      {
        to: '+46701234567',
        text: `Uppsala: din tid är bokad, torsdag 26 november kl. 09:30. Bokningsnummer ${id.slice(0, 8).toUpperCase()}. Se eller ändra: https://bil.example/verkstad/bokning#LINK`,
      },
    ]);
  });

  it('go to no other number', async () => {
    const storage = await (await emptyDatabase()).open();
    const { book, worker, sent } = house(storage);
    expect(await book(thursday, '018-12 34 56')).not.toHaveProperty('confirmedBy');
    const quiet = house(await (await emptyDatabase()).open(), { texts: false });
    await quiet.book();
    await worker.drain();
    await quiet.worker.drain();
    expect([...sent, ...quiet.sent]).toEqual([]);
  });

  it('remind once at the hour of the day before', async () => {
    const { book, engine, worker, texts, at } = house(await (await emptyDatabase()).open());
    const { id } = await book();
    await engine.move(id, { timeSlot: '2026-11-27T07:00:00', isFullDay: false });
    await worker.drain();
    expect(texts()).toEqual([expect.stringContaining('din nya tid är fredag 27 november kl. 07:00')]);
    at('2026-11-25T16:30:00Z');
    await worker.drain();
    at('2026-11-26T15:59:00Z');
    await worker.drain();
    expect(texts()).toHaveLength(1);
    at('2026-11-26T16:00:00Z');
    await worker.drain();
    await worker.drain();
    expect(texts().slice(1)).toEqual([
      expect.stringContaining('vi påminner om din tid fredag 27 november kl. 07:00. Bokningsnummer'),
    ]);
  });

  it('remind of no cancelled booking', async () => {
    const { book, engine, worker, texts, at } = house(await (await emptyDatabase()).open());
    await engine.cancel((await book()).id);
    at('2026-11-22T09:00:00Z');
    await book('2026-11-23T09:30:00');
    const without = house(await (await emptyDatabase()).open(), { smsReminderHour: null });
    await without.book();
    for (const { worker: own } of [{ worker }, without]) await own.drain();
    at('2026-11-25T16:30:00Z');
    without.at('2026-11-25T16:30:00Z');
    for (const { worker: own } of [{ worker }, without]) await own.drain();
    expect([...texts(), ...without.texts()].filter((text) => text.includes('påminner'))).toEqual([]);
    expect(texts().filter((text) => text.includes('är avbokad'))).toHaveLength(1);
  });

  it('of changed services replace what waits for the gateway', async () => {
    const { book, engine, worker, service, texts, at } = house(await (await emptyDatabase()).open());
    const { id } = await book();
    service.isDown = true;
    await worker.drain();
    await engine.changeServices(id, {
      version: 0,
      serviceOfferingRequests: [{ kobraId: 'check', unitsSelected: 1, userInput: '' }],
      mileage: null,
      to: null,
      requestKey: randomUUID(),
    });
    service.isDown = false;
    at('2026-11-22T09:00:00Z');
    await worker.drain();
    expect(texts()).toEqual([
      expect.stringContaining('din bokning är ändrad. Tid: torsdag 26 november kl. 09:30. Bokningsnummer'),
    ]);
    at('2026-11-25T16:00:00Z');
    await worker.drain();
    expect(texts().slice(1)).toEqual([expect.stringContaining('vi påminner om din tid')]);
  });

  it('that wait for the gateway are removed when the booking is changed', async () => {
    const { book, engine, worker, service, texts, clock, at } = house(await (await emptyDatabase()).open());
    const { id } = await book();
    at('2026-11-24T16:30:00Z');
    await engine.move(id, { timeSlot: '2026-11-26T13:00:00', isFullDay: false });
    service.isDown = true;
    at('2026-11-25T11:00:00Z');
    await worker.drain();
    await engine.cancel(id);
    service.isDown = false;
    clock.advance(60 * 60_000);
    await worker.drain();
    expect(texts()).toEqual([expect.stringContaining('din tid torsdag 26 november kl. 13:00 är avbokad')]);
    at('2026-12-20T11:00:00Z');
    await worker.drain();
    expect(texts()).toHaveLength(1);
  });

  it('have their content removed after at most a day', async () => {
    const { book, outbox, clock, logged, worker, service } = house(await (await emptyDatabase()).open());
    service.isDown = true;
    await book();
    await worker.drain();
    clock.advance(dayMs);
    await outbox.endLapsed();
    const entries = await outbox.list({ kind: 'sms', limit: 10 });
    expect(entries.map(({ state, payload }) => ({ state, payload }))).toEqual([{ state: 'dead', payload: null }]);
    expect(logged()).not.toMatch(/701234567|ABC123/);
  });
});
