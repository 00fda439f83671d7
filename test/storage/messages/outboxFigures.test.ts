import { beforeEach, expect, it } from '@jest/globals';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import type { Outbox } from '../../../server/storage/outbox/Outbox.ts';
import { readOutboxFigures } from '../../../server/storage/outbox/outboxFigures.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { testClock } from '../../fixtures/testClock.ts';

describeOnBothDatabases('figures of the outbox', (emptyDatabase) => {
  let storage: Storage;
  let outbox: Outbox;
  const clock = testClock('2026-11-21T12:00:00.000Z');
  const minutesLater = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);

  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
    outbox = createOutbox(storage, clock);
  });

  const add = (kind: string, subject: string, dueAt?: Date): Promise<void> =>
    storage.write((queries) => outbox.add(queries, { kind, subject, payload: {}, ...(dueAt && { dueAt }) }));

  it('count entries by state', async () => {
    await add('mail', 'reminder', minutesLater(60 * 24 * 14));
    const { counts, overdueSeconds } = await readOutboxFigures(storage.db, minutesLater(10));
    expect(counts).toEqual([{ kind: 'mail', state: 'waiting', count: 1 }]);
    expect(overdueSeconds.size).toBe(0);
  });

  it('report since when the oldest one waits', async () => {
    await add('lead', 'lead:1');
    await add('lead', 'lead:2', minutesLater(5));
    const [first] = await outbox.claim({ kinds: ['lead'], limit: 1, leaseMs: 1000 });
    if (!first) throw new Error('Nothing was due.');
    await outbox.giveBack(first, minutesLater(60), 'the receiver is gone');
    const { overdueSeconds } = await readOutboxFigures(storage.db, minutesLater(20));
    expect(overdueSeconds.get('lead')).toBe(20 * 60);
  });

  it('count from when a reminder became due', async () => {
    await add('mail', 'reminder', minutesLater(60));
    const { overdueSeconds } = await readOutboxFigures(storage.db, minutesLater(61));
    expect(overdueSeconds.get('mail')).toBe(60);
  });
});
