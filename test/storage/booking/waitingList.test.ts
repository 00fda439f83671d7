import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { createLinkSigner } from '../../../server/booking/links/createLinkSigner.ts';
import { bookingMailTexts } from '../../../server/booking/mail/bookingMailTexts.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';
import { waitingDeliverers } from '../../../server/booking/waiting/waitingDeliverers.ts';
import { createWaitingList } from '../../../server/booking/waiting/createWaitingList.ts';
import type { Mail } from '../../../server/messages/MessageTypes.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import { createPurge } from '../../../server/storage/purge/createPurge.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import type { WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import { bookingRequest, testBookingReference, testWorkshops } from '../../fixtures/booking/bookingReference.ts';
import { bookingSite, noBuiltInTexts } from '../../fixtures/booking/bookingSite.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { bookingNow, testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';

const minuteMs = 60_000;
const day = '2026-11-26';
const signer = createLinkSigner(() => 'a secret of the tests, of 32 characters', 'waiting');
/** Capacity for one car at a time, and one left for the day. */
const small = testWorkshops.map((workshop) => ({ ...workshop, lifts: 1, dropOffs: 1 }));

/** Creates one process with the engine, its waiting lists and a worker, with an adjustable clock. */
function house(storage: Storage, clock = testClock(bookingNow)) {
  const reference = testBookingReference(small);
  const outbox = createOutbox(storage, clock);
  const waitingList = createWaitingList(
    {
      reference,
      signer,
      phones: bookingSite(),
      wordings: () => ({
        texts: bookingMailTexts(dictionaryTexts('sv')),
        language: 'sv',
        locale: 'sv-SE',
        sender: bookingSite(),
        dictionary: {},
      }),
      bookAddress: () => 'https://bil.example/verkstad/boka',
      texts: true,
    },
    {
      storage,
      outbox,
      content: { dictionary: () => Promise.resolve({}) },
      builtInTexts: noBuiltInTexts,
      onBooked: () => undefined,
      clock,
      logger: silentLogger,
    },
  );
  const { gateway, hooks } = waitingList;
  const deliverers = waitingDeliverers(storage, new Map([[reference.site, waitingList]]));
  const engine = testBooking({ storage, reference, clock, waiting: hooks });
  const worker = createOutboxWorker({ outbox, deliverers, clock, logger: silentLogger });
  const mails = async (): Promise<Mail[]> =>
    (await outbox.list({ kind: 'mail', limit: 200 })).flatMap(({ payload }) => (payload as Mail | null) ?? []);
  return {
    ...engine,
    clock,
    outbox,
    worker,
    waiting: gateway,
    join: (email: string, change: Partial<WaitingRequest> = {}) => gateway.join(wish(email, change)),
    book: (timeSlot: string, { plate = 'ABC123', hold = '', isFullDay = false } = {}) => {
      const request = bookingRequest({ timeSlot, isFullDay, registrationNumber: plate });
      return engine.gateway.book({ ...request, ...(hold ? { hold } : {}) }, randomUUID());
    },
    /** Returns the customers with an offered time, in any order, each with the offer's link. */
    offers: async () =>
      (await mails())
        .filter(({ subject }) => subject.startsWith('Ledig tid'))
        .map(({ to, text }) => ({ to: to.address, link: /#hold-([\w-]+)/.exec(text)?.[1] ?? '' })),
  };
}

function wish(email: string, change: Partial<WaitingRequest> = {}): WaitingRequest {
  const { departmentId, registrationNumber, mileage, serviceOfferingRequests } = bookingRequest();
  return { departmentId, day, registrationNumber, mileage, serviceOfferingRequests, email, phone: '', ...change };
}

type House = ReturnType<typeof house>;

/** Books every time of the day; returns the ids with their times. */
async function fill({ gateway, book }: House): Promise<{ id: string; timeSlot: string }[]> {
  const made: { id: string; timeSlot: string }[] = [];
  for (let plate = 100; ; plate += 1) {
    const { registrationNumber, departmentId, serviceOfferingRequests } = bookingRequest();
    const serviceOfferings = serviceOfferingRequests.map(({ kobraId }) => kobraId);
    const [free] = await gateway.timeslots({ registrationNumber, departmentId, from: day, serviceOfferings });
    const clock = free?.availableSlots[0];
    if (!clock && !free?.allDaySlotAvailable) return made;
    const timeSlot = `${day}T${clock ?? '08:00'}:00`;
    const { id } = await book(timeSlot, { plate: `FUL${String(plate)}`, isFullDay: clock === undefined });
    if (clock) made.push({ id, timeSlot });
  }
}

const usedBeyondCapacity = async ({ db }: Storage) =>
  (await db.selectFrom('workshop_use').selectAll().execute()).filter(({ used }) => used > 1 || used < 0);

describeOnBothDatabases('the waiting list of a day', (emptyDatabase) => {
  const full = async () => {
    const storage = await (await emptyDatabase()).open();
    const shop = house(storage);
    return { storage, ...shop, bookings: await fill(shop) };
  };

  it('is offered on full days when the workshop is open', async () => {
    const { gateway, join } = await full();
    const { registrationNumber, departmentId, serviceOfferingRequests } = bookingRequest();
    const serviceOfferings = serviceOfferingRequests.map(({ kobraId }) => kobraId);
    const days = await gateway.timeslots({ registrationNumber, departmentId, from: '2026-11-23', serviceOfferings });
    expect(days.filter(({ canWait }) => canWait).map(({ date }) => date)).toEqual([day]);
    await expect(join('ada@visitor.example', { day: '2026-11-29' })).rejects.toMatchObject({ code: 'InvalidRequest' });
    await expect(join('ada@visitor.example', { day: '2026-11-20' })).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('offers a cancelled time to the first', async () => {
    const { join, engine, worker, offers, waiting, book, bookings, clock } = await full();
    await join('first@visitor.example', { registrationNumber: 'ABC001' });
    clock.advance(1000);
    await join('second@visitor.example', { registrationNumber: 'ABC002' });
    await worker.drain();
    expect(await offers()).toEqual([]);
    const [freed] = bookings;
    await engine.cancel(freed?.id ?? '');
    await worker.drain();
    const [offer] = await offers();
    expect((await offers()).map(({ to }) => to)).toEqual(['first@visitor.example']);
    const view = await waiting.view(offer?.link ?? '');
    expect(view).toMatchObject({
      state: 'held',
      until: '12:15',
      draft: {
        car: { registrationNumber: 'ABC001' },
        location: { departmentId: 'uppsala' },
        slot: { timeslot: freed?.timeSlot, isFullDay: false },
      },
    });
    const timeSlot = freed?.timeSlot ?? '';
    await expect(book(timeSlot, { plate: 'XYZ999' })).rejects.toMatchObject({ code: 'TimeslotNotAvailable' });
    await expect(book(timeSlot, { plate: 'XYZ999', hold: signer.linkOf(randomUUID()) })).rejects.toMatchObject({
      code: 'TimeslotNotAvailable',
    });
    await book(timeSlot, { plate: 'ABC001', hold: offer?.link ?? '' });
    expect(await waiting.view(offer?.link ?? '')).toEqual({ state: 'gone' });
    clock.advance(20 * minuteMs);
    await worker.drain();
    expect(await offers()).toHaveLength(1);
  });

  it('offers the time to the next when the hold has expired', async () => {
    const { storage, join, engine, worker, offers, waiting, bookings, clock } = await full();
    await join('first@visitor.example', { registrationNumber: 'ABC001' });
    clock.advance(1000);
    await join('second@visitor.example', { registrationNumber: 'ABC002' });
    await engine.cancel(bookings[0]?.id ?? '');
    await worker.drain();
    const [first] = await offers();
    clock.advance(15 * minuteMs - 1);
    await worker.drain();
    expect(await offers()).toHaveLength(1);
    clock.advance(1);
    expect(await waiting.view(first?.link ?? '')).toMatchObject({ state: 'lapsed' });
    await worker.drain();
    expect((await offers()).map(({ to }) => to).sort()).toEqual(['first@visitor.example', 'second@visitor.example']);
    clock.advance(15 * minuteMs);
    await worker.drain();
    expect(await offers()).toHaveLength(2);
    expect(await usedBeyondCapacity(storage)).toEqual([]);
    const rows = await storage.db.selectFrom('waiting_entries').select(['state', 'request', 'plate']).execute();
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ state: 'lapsed', request: '', plate: '' })]),
    );
  });

  it('gives a held time back when its holder leaves', async () => {
    const { join, engine, worker, offers, waiting, book, bookings, outbox } = await full();
    await join('first@visitor.example');
    await join('First@Visitor.example');
    await engine.move(bookings[0]?.id ?? '', { timeSlot: '2026-11-27T09:30:00', isFullDay: false });
    await worker.drain();
    const [offer, ...others] = await offers();
    expect(others).toEqual([]);
    await waiting.leave(offer?.link ?? '');
    await waiting.leave(offer?.link ?? '');
    await expect(waiting.leave('no link')).rejects.toMatchObject({ code: 'LinkInvalid' });
    await book(bookings[0]?.timeSlot ?? '', { plate: 'XYZ999' });
    expect(
      (await outbox.list({ kind: 'mail', limit: 50 })).filter(({ subject }) => subject.endsWith('joined')),
    ).toHaveLength(1);
  });

  it('takes five wishes of one mail address', async () => {
    const { storage, join, clock } = await full();
    for (let at = 0; at < 5; at += 1) await join('ada@visitor.example', { registrationNumber: `ABC00${String(at)}` });
    await expect(join('ADA@visitor.example', { registrationNumber: 'ABC009' })).rejects.toMatchObject({
      code: 'TooManyRequests',
    });
    clock.advance(6 * 24 * 60 * minuteMs);
    await createPurge({ storage, clock, logger: silentLogger, keepDays: 90, keepBookingDays: 90 })();
    expect(await storage.db.selectFrom('waiting_entries').select('id').execute()).toEqual([]);
  });

  it('never holds more than the capacity', async () => {
    const database = await emptyDatabase();
    const storages = [await database.open(), await database.open()] as const;
    const clock = testClock(bookingNow);
    const houses = storages.map((storage) => house(storage, clock));
    const [one, two] = houses as [House, House];
    const bookings = await fill(one);
    const times = bookings.map(({ timeSlot }) => timeSlot);
    const random = seeded(20261123);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    for (let round = 0; round < 30; round += 1) {
      const plate = `RND${String(100 + round)}`;
      await one.join(`visitor${String(round)}@visitor.example`, { registrationNumber: plate }).catch(() => undefined);
      const offers = await one.offers();
      const taken = pick(times);
      const offer = pick(offers)?.link ?? '';
      const view = offer === '' ? null : await two.waiting.view(offer);
      const wished = view?.state === 'held' ? view.draft : null;
      const [, , other, held] = await Promise.allSettled([
        one.engine.cancel(pick(bookings)?.id ?? ''),
        two.engine.cancel(pick(bookings)?.id ?? ''),
        two.book(taken ?? '', { plate: `OTH${String(100 + round)}` }),
        one.book(wished?.slot.timeslot ?? '', {
          plate: wished?.car?.registrationNumber ?? '',
          hold: offer,
          isFullDay: wished?.slot.isFullDay ?? false,
        }),
        two.waiting.leave(pick(offers)?.link ?? ''),
        one.worker.drain(),
        two.worker.drain(),
      ]);
      for (const made of [other, held]) {
        if (made.status === 'fulfilled') bookings.push({ id: made.value.id, timeSlot: '' });
      }
      clock.advance(Math.floor(random() * 10) * minuteMs);
      await Promise.all(houses.map(({ worker }) => worker.drain()));
      expect(await usedBeyondCapacity(storages[0])).toEqual([]);
      await expectExactUse(storages[0]);
    }
    expect((await one.offers()).length).toBeGreaterThan(10);
  });
});

/** Checks that the counters of the lift equal bookings plus holds, per quarter-hour. */
async function expectExactUse({ db }: Storage): Promise<void> {
  const booked = await db
    .selectFrom('bookings')
    .select(['time_slot', 'minutes', 'is_full_day'])
    .where('state', '=', 'booked')
    .where('department', '=', 'uppsala')
    .execute();
  const held = await db
    .selectFrom('waiting_entries')
    .select(['time_slot', 'minutes', 'is_full_day'])
    .where('state', '=', 'offered')
    .execute();
  const quarters = [...booked, ...held].reduce(
    (sum, { minutes, is_full_day: fullDay }) => sum + (fullDay ? 1 : Math.ceil((minutes ?? 0) / 15)),
    0,
  );
  const use = await db.selectFrom('workshop_use').select('used').where('department', '=', 'uppsala').execute();
  expect(use.reduce((sum, { used }) => sum + used, 0)).toBe(quarters);
}

/** Deterministic random numbers: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
