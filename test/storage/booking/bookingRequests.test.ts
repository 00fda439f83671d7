import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Booked, BookingOutcome } from '../../../server/booking/mechmate/bookOnce.ts';
import { bookingRequestLedger } from '../../../server/upstream/once/bookingRequestLedger.ts';
import type { BookingRequestLedger } from '../../../server/upstream/once/bookingRequestLedger.ts';
import { createPurge } from '../../../server/storage/purge/createPurge.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { testClock } from '../../fixtures/testClock.ts';

const minuteMs = 60_000;
const done: BookingOutcome = { state: 'done', id: '4711', kobraProductIds: ['a'] };

describeOnBothDatabases('what was sent to a booking system', (emptyDatabase) => {
  const start = async (): Promise<{
    storage: Storage;
    ledger: BookingRequestLedger<Booked>;
    clock: ReturnType<typeof testClock>;
  }> => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-11-21T11:00:00.000Z');
    return { storage, clock, ledger: bookingRequestLedger(storage, clock, minuteMs) };
  };

  it('has an unknown outcome until it is settled', async () => {
    const { ledger } = await start();
    const key = randomUUID();
    const begun = await Promise.all(Array.from({ length: 20 }, () => ledger.begin(key, 'a', '')));
    expect(begun.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(begun.filter((outcome) => outcome !== null)).toEqual(Array(19).fill({ state: 'unknown' }));
    await ledger.settle(key, done);
    expect(await ledger.begin(key, 'a', '')).toEqual(done);
    expect(await ledger.begin(key, 'b', '')).toBe('other');
  });

  it('is sent again by only one of many', async () => {
    const { ledger, clock } = await start();
    const key = randomUUID();
    await ledger.begin(key, 'a', '');
    const all = async (): Promise<number> => {
      const taken = await Promise.all(Array.from({ length: 10 }, () => ledger.beginAgain(key)));
      return taken.filter(Boolean).length;
    };
    expect(await all()).toBe(0); // A caller is waiting for its response.
    clock.advance(minuteMs + 1);
    expect(await all()).toBe(1);
    await ledger.settle(key, { state: 'unknown' });
    expect(await all()).toBe(1);
    await ledger.settle(key, done);
    clock.advance(minuteMs + 1);
    expect(await all()).toBe(0);
  });

  it('is as new when nothing was sent', async () => {
    const { ledger, clock, storage } = await start();
    const [one, other] = [randomUUID(), randomUUID()];
    await ledger.begin(one, 'a', '');
    await ledger.forget(one);
    expect(await ledger.begin(one, 'b', '')).toBeNull();
    await ledger.settle(one, { state: 'refused', code: 'TimeslotNotAvailable' });
    clock.advance(20 * 24 * 60 * minuteMs);
    await ledger.begin(other, 'a', '');
    clock.advance(11 * 24 * 60 * minuteMs);
    await createPurge({ storage, clock, logger: collectingLogger(), keepDays: 90, keepBookingDays: 30 })();
    const kept = await storage.db.selectFrom('booking_requests').select('request_key').execute();
    expect(kept).toEqual([{ request_key: other }]);
  });
});
