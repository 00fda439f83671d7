import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { createOutbox } from '../../server/storage/outbox/createOutbox.ts';
import { createPurge } from '../../server/storage/purge/createPurge.ts';
import { bookingRequest, otherCarRequest } from '../fixtures/booking/bookingReference.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { bookingNow, testBooking } from '../fixtures/booking/embeddedBooking.ts';
import { testClock } from '../fixtures/testClock.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeOnBothDatabases('the removal of what is old', (emptyDatabase) => {
  it('empties leads that ended 90 days ago', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-06-01T12:00:00.000Z');
    const logger = collectingLogger();
    const outbox = createOutbox(storage, clock);
    const purge = createPurge({ storage, clock, logger, keepDays: 90, keepBookingDays: 30 });
    const take = (id: string, dueAt = clock.now()): Promise<void> =>
      storage.write(async (queries) => {
        const received_at = clock.now().toISOString();
        const lead = { id, site: 'harbour-bil', kind: 'carContact', form_name: 'form', submission: 'Åsa', received_at };
        await queries.insertInto('leads').values(lead).execute();
        await outbox.add(queries, { kind: 'lead', subject: `lead:${id}`, payload: 'Åsa', dueAt });
      });
    const endAll = async (): Promise<void> => {
      for (const entry of await outbox.claim({ kinds: ['lead'], limit: 9, leaseMs: 1000 })) {
        await outbox.end(entry, entry.subject === 'lead:dead' ? 'dead' : 'delivered', 'refused');
      }
    };
    const contents = async (): Promise<Record<string, unknown>> => {
      const leads = await storage.db.selectFrom('leads').select(['id', 'submission']).execute();
      const entries = await outbox.list({ limit: 10 });
      return Object.fromEntries(
        leads.map(({ id, submission }) => [
          id,
          [submission, entries.find(({ subject }) => subject === `lead:${id}`)?.payload],
        ]),
      );
    };

    await take('delivered');
    await take('dead');
    await take('waiting', new Date('2026-12-24T12:00:00.000Z'));
    await endAll();
    clock.advance(30 * dayMs);
    await take('newer');
    await endAll();

    clock.advance(60 * dayMs);
    await purge();
    expect(logger.lines).toEqual([]);
    clock.advance(1);
    await purge();
    expect(await contents()).toEqual({
      delivered: ['', null],
      dead: ['', null],
      waiting: ['Åsa', 'Åsa'],
      newer: ['Åsa', 'Åsa'],
    });
    expect(logger.lines).toMatchObject([{ event: 'outbox.purged', facts: { entries: 2, leads: 2, bookings: 0 } }]);
    await purge();
    expect(logger.lines).toHaveLength(1);
  });

  it('empties more rows than one transaction takes', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-06-01T12:00:00.000Z');
    const received_at = '2026-01-01T12:00:00.000Z';
    const common = { site: 'harbour-bil', kind: 'carContact', form_name: 'form', submission: 'Åsa', received_at };
    const leads = Array.from({ length: 2001 }, (_none, at) => ({ id: `lead-${String(at)}`, ...common }));
    const quarters = Array.from({ length: 2001 }, (_none, at) => Math.floor(at / 2));
    await storage.write(async (queries) => {
      for (let from = 0; from < leads.length; from += 500) {
        await queries
          .insertInto('leads')
          .values(leads.slice(from, from + 500))
          .execute();
      }
      for (const [at, quarter] of quarters.entries()) {
        const use = { department: String(at), resource: 'lift', quarter, used: 1, capacity: 1 } as const;
        await queries.insertInto('workshop_use').values(use).execute();
      }
    });
    const logger = collectingLogger();
    await createPurge({ storage, clock, logger, keepDays: 90, keepBookingDays: 30 })();
    expect(logger.lines).toMatchObject([{ event: 'outbox.purged', facts: { leads: 2001 } }]);
    expect(await storage.db.selectFrom('leads').select('id').where('submission', '<>', '').execute()).toEqual([]);
    expect(await storage.db.selectFrom('workshop_use').select('quarter').execute()).toEqual([]);
  });

  it('leaves nothing to be tried again', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-06-01T12:00:00.000Z');
    const outbox = createOutbox(storage, clock);
    await storage.write((queries) => outbox.add(queries, { kind: 'mail', subject: '1', payload: { to: 'Åsa' } }));
    for (const entry of await outbox.claim({ kinds: ['mail'], limit: 1, leaseMs: 1000 })) {
      await outbox.end(entry, 'kept');
    }
    clock.advance(91 * dayMs);
    await createPurge({ storage, clock, logger: collectingLogger(), keepDays: 90, keepBookingDays: 30 })();
    expect(await outbox.retry({})).toBe(0);
    expect(await outbox.list({ limit: 1 })).toMatchObject([{ state: 'kept', payload: null }]);
  });

  it('removes personal data from bookings 30 days after their day', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock(bookingNow);
    const { gateway, engine } = testBooking({ storage, clock });
    const key = randomUUID();
    const { id } = await gateway.book(bookingRequest(), key);
    const moved = await gateway.book(otherCarRequest(), randomUUID());
    await engine.move(moved.id, { timeSlot: '2026-11-24T08:00:00', isFullDay: true });
    const purge = createPurge({ storage, clock, logger: collectingLogger(), keepDays: 90, keepBookingDays: 30 });
    clock.advance(32 * dayMs); // The retention includes the whole thirtieth day.
    await purge();
    expect((await engine.view(id)).request).toEqual(bookingRequest());
    clock.advance(dayMs);
    await purge();
    const emptied = await engine.view(id);
    expect(JSON.stringify(emptied).replaceAll(id, '')).not.toMatch(/Åsa|Öberg|070|asa@|ABC123|Ring/); // a random id may contain 070
    expect(emptied).toMatchObject({ timeSlot: '2026-11-23T09:30:00', services: [{ code: 'service' }] });
    expect((await engine.view(moved.id)).request.customer.firstName).toBe('Åsa');
    clock.advance(dayMs);
    await purge();
    expect((await engine.view(moved.id)).request.customer.firstName).toBe('');
    expect(await storage.db.selectFrom('workshop_use').selectAll().execute()).toEqual([]);
    expect(await gateway.book(bookingRequest(), key)).toMatchObject({ id }); // still known
  });
});
