import { beforeEach, expect, it } from '@jest/globals';
import { atLength } from '../../fixtures/atLength.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import type { ClaimedEntry, NewOutboxEntry, Outbox } from '../../../server/storage/outbox/Outbox.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import type { TestDatabase } from '../../fixtures/storage/databases.ts';
import { testClock } from '../../fixtures/testClock.ts';

const leaseMs = 60_000;

describeOnBothDatabases('the outbox', (emptyDatabase) => {
  let database: TestDatabase;
  let storage: Storage;
  let outbox: Outbox;
  let clock: ReturnType<typeof testClock>;

  beforeEach(async () => {
    database = await emptyDatabase();
    storage = await database.open();
    clock = testClock('2026-11-21T12:00:00.000Z');
    outbox = createOutbox(storage, clock);
  });

  const add = (...entries: NewOutboxEntry[]): Promise<void> =>
    storage.write(async (queries) => {
      for (const entry of entries) await outbox.add(queries, entry);
    });
  const claim = (limit = 10): Promise<ClaimedEntry[]> => outbox.claim({ kinds: ['lead', 'mail'], limit, leaseMs });
  const claimOne = async (): Promise<ClaimedEntry> => {
    const [entry] = await claim(1);
    if (!entry) throw new Error('Nothing was due.');
    return entry;
  };
  const states = async (): Promise<string[]> => (await outbox.list({ limit: 100 })).map(({ state }) => state);

  it('gives out an entry once', async () => {
    const payload = { name: 'Åsa \u{1F697}', list: [1, null, 'x'], quote: `"'\\` };
    await add({ kind: 'lead', subject: 'lead:1', payload });
    expect(await claim()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'lead',
        subject: 'lead:1',
        payload,
        state: 'waiting',
        attempts: 1,
        createdAt: '2026-11-21T12:00:00.000Z',
        dueAt: '2026-11-21T12:01:00.000Z',
        giveUpAt: '2026-11-22T12:00:00.000Z',
        endedAt: null,
        lapsesAt: null,
        lastError: null,
        claim: expect.any(String),
      },
    ]);
    expect(await claim()).toEqual([]);
  });

  it('keeps one entry of a kind for each subject: the first', async () => {
    await add({ kind: 'lead', subject: 'lead:1', payload: 'first' }, { kind: 'mail', subject: 'lead:1', payload: 'm' });
    await add({ kind: 'lead', subject: 'lead:1', payload: 'second' });
    await Promise.all([1, 2, 3].map(() => add({ kind: 'lead', subject: 'lead:2', payload: 'once' })));
    const entries = await claim();
    expect(entries.map(({ payload }) => payload).sort()).toEqual(['first', 'm', 'once']);
  });

  it('holds nothing of a transaction that failed', async () => {
    const failing = storage.write(async (queries) => {
      await outbox.add(queries, { kind: 'lead', subject: 'lead:1', payload: null });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await outbox.list({ limit: 10 })).toEqual([]);
  });

  it('gives out what is due in order of age', async () => {
    const at = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);
    await add(
      { kind: 'lead', subject: 'late', payload: 0, dueAt: at(30) },
      { kind: 'lead', subject: 'second', payload: 0, dueAt: at(-5) },
      { kind: 'lead', subject: 'first', payload: 0, dueAt: at(-10) },
      { kind: 'lead', subject: 'third', payload: 0 },
    );
    const subjects = async (limit: number): Promise<string[]> => (await claim(limit)).map(({ subject }) => subject);
    expect(await subjects(2)).toEqual(['first', 'second']);
    expect(await subjects(2)).toEqual(['third']);
    clock.advance(leaseMs - 1);
    expect(await subjects(5)).toEqual([]);
    clock.advance(30 * 60_000);
    expect((await subjects(3)).sort()).toEqual(['first', 'second', 'third']);
    expect(await subjects(5)).toEqual(['late']);
  });

  it('counts the day of an entry for later from when it is due', async () => {
    await add({ kind: 'lead', subject: '1', payload: 0, dueAt: new Date('2026-12-01T00:00:00.000Z') });
    expect((await outbox.list({ limit: 1 }))[0]?.giveUpAt).toBe('2026-12-02T00:00:00.000Z');
  });

  it('gives out only the kinds that are asked for', async () => {
    await add({ kind: 'sms', subject: '1', payload: 0 }, { kind: 'mail', subject: '1', payload: 0 });
    expect(await outbox.claim({ kinds: [], limit: 5, leaseMs })).toEqual([]);
    expect((await claim()).map(({ kind }) => kind)).toEqual(['mail']);
    expect((await outbox.list({ kind: 'sms', limit: 5 })).map(({ attempts }) => attempts)).toEqual([0]);
  });

  it('ends an entry', async () => {
    await add({ kind: 'lead', subject: '1', payload: 0 });
    expect(await outbox.giveBack(await claimOne(), clock.now(), 'responded with status 503')).toBe(true);
    const again = await claimOne();
    expect(again).toMatchObject({ attempts: 2, lastError: 'responded with status 503' });
    clock.advance(1000);
    expect(await outbox.end(again, 'delivered')).toBe(true);
    expect(await outbox.list({ limit: 5 })).toMatchObject([
      { state: 'delivered', endedAt: '2026-11-21T12:00:01.000Z', lastError: null, attempts: 2 },
    ]);
    clock.advance(10 * leaseMs);
    expect(await claim()).toEqual([]);
  });

  it('lets another worker take over an expired claim', async () => {
    await add({ kind: 'lead', subject: '1', payload: 0 });
    const lapsed = await claimOne();
    clock.advance(leaseMs);
    const taken = await claimOne();
    expect(taken).toMatchObject({ id: lapsed.id, attempts: 2 });
    expect(await outbox.end(lapsed, 'dead', 'too late')).toBe(false);
    expect(await outbox.giveBack(lapsed, clock.now(), 'too late')).toBe(false);
    expect(await outbox.end(taken, 'kept', 'nobody to send it to')).toBe(true);
    expect(await outbox.end(taken, 'delivered')).toBe(false);
    expect(await outbox.list({ limit: 5 })).toMatchObject([{ state: 'kept', lastError: 'nobody to send it to' }]);
  });

  it('still lets a lapsed claim end its entry when nobody has taken it over', async () => {
    await add({ kind: 'lead', subject: '1', payload: 0 });
    const lapsed = await claimOne();
    clock.advance(2 * leaseMs);
    expect(await outbox.end(lapsed, 'delivered')).toBe(true);
  });

  it('lists the newest first', async () => {
    for (const subject of ['1', '2', '3']) {
      await add({ kind: 'lead', subject, payload: 0 });
      clock.advance(1000);
    }
    await add({ kind: 'mail', subject: '4', payload: 0 });
    await outbox.end(await claimOne(), 'delivered');
    const subjects = async (filter: Parameters<Outbox['list']>[0]): Promise<string[]> =>
      (await outbox.list(filter)).map(({ subject }) => subject);
    expect(await subjects({ limit: 3 })).toEqual(['4', '3', '2']);
    expect(await subjects({ kind: 'lead', limit: 9 })).toEqual(['3', '2', '1']);
    expect(await subjects({ state: 'waiting', kind: 'lead', limit: 9 })).toEqual(['3', '2']);
    expect(await outbox.counts()).toEqual([
      { kind: 'lead', state: 'delivered', count: 1 },
      { kind: 'lead', state: 'waiting', count: 2 },
      { kind: 'mail', state: 'waiting', count: 1 },
    ]);
  });

  it('sends chosen entries again', async () => {
    await add(
      ...['gone', 'kept', 'dead', 'later', 'claimed'].map((subject) => ({ kind: 'lead', subject, payload: 0 })),
    );
    for (const entry of await claim()) {
      if (entry.subject === 'gone') await outbox.end(entry, 'delivered');
      if (entry.subject === 'kept') await outbox.end(entry, 'kept');
      if (entry.subject === 'dead') await outbox.end(entry, 'dead', 'refused');
      if (entry.subject === 'later') await outbox.giveBack(entry, new Date('2026-11-21T13:00:00.000Z'), 'failed');
    }
    clock.advance(1000);
    expect(await outbox.retry({ ids: [] })).toBe(0);
    expect(await outbox.retry({ kind: 'mail' })).toBe(0);
    expect(await outbox.retry({ state: 'dead' })).toBe(1);
    expect(await outbox.retry({ kind: 'lead' })).toBe(3);
    const again = await claim();
    expect(again.map(({ subject }) => subject).sort()).toEqual(['dead', 'kept', 'later']);
    expect(again[0]).toMatchObject({ attempts: 1, giveUpAt: '2026-11-22T12:00:01.000Z', endedAt: null });
    const ids = again.map(({ id }) => id);
    expect(await outbox.retry({ ids })).toBe(0);
    clock.advance(leaseMs);
    expect(await outbox.retry({ ids: ids.slice(0, 1) })).toBe(1);
  });

  it('gives each of many entries to one of eight workers on connections of their own', async () => {
    const count = atLength ? 500 : 100;
    await add(
      ...Array.from({ length: count }, (_, index) => ({ kind: 'lead', subject: String(index), payload: index })),
    );
    const storages = await Promise.all(Array.from({ length: 8 }, () => database.open()));
    const delivered: string[] = [];
    const work = async (own: Storage): Promise<void> => {
      const mine = createOutbox(own, clock);
      for (;;) {
        const entries = await mine.claim({ kinds: ['lead'], limit: 7, leaseMs });
        if (entries.length === 0) return;
        for (const entry of entries) {
          delivered.push(entry.subject);
          expect(await mine.end(entry, 'delivered')).toBe(true);
        }
      }
    };
    await Promise.all(storages.map(work));
    expect(delivered).toHaveLength(count);
    expect(new Set(delivered).size).toBe(count);
    expect(new Set(await states())).toEqual(new Set(['delivered']));
  });
});
