import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { openTemporaryStorage } from '../../../test/fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../../test/fixtures/testClock.ts';
import { createOutbox } from './createOutbox.ts';
import { createOutboxWorker } from './createOutboxWorker.ts';
import type { OutboxWorker, OutboxWorkerOptions } from './createOutboxWorker.ts';
import { DeliveryFailedError, DeliveryRefusedError } from './Outbox.ts';
import type { Deliver, Outbox, OutboxEntry } from './Outbox.ts';
import type { Storage } from '../Storage.ts';

const hourMs = 60 * 60 * 1000;

let storage: Storage;
let outbox: Outbox;
let clock: ReturnType<typeof testClock>;
let logger: ReturnType<typeof collectingLogger>;
const started: OutboxWorker[] = [];

beforeEach(async () => {
  storage = await openTemporaryStorage();
  clock = testClock('2026-11-21T12:00:00.000Z');
  outbox = createOutbox(storage, clock);
  logger = collectingLogger();
});

afterEach(async () => {
  for (const worker of started.splice(0)) await worker.stop();
});

function workerFor(deliver: Deliver, more: Partial<OutboxWorkerOptions> = {}): OutboxWorker {
  const deliverers = { lead: deliver };
  const worker = createOutboxWorker({
    outbox,
    deliverers,
    clock,
    logger,
    random: () => 0.5,
    databaseRetryMs: 1,
    ...more,
  });
  started.push(worker);
  return worker;
}

const add = (...subjects: string[]): Promise<void> =>
  storage.write(async (queries) => {
    for (const subject of subjects) await outbox.add(queries, { kind: 'lead', subject, payload: { name: 'Åsa' } });
  });

async function only(): Promise<OutboxEntry> {
  const [entry] = await outbox.list({ limit: 1 });
  if (!entry) throw new Error('The outbox is empty.');
  return entry;
}

/** Resolves when the log has as many lines of an event. */
async function logged(event: string, times = 1): Promise<void> {
  while (logger.lines.filter((line) => line.event === event).length < times) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const failing: Deliver = () => Promise.reject(new DeliveryFailedError('comhub: responded with status 503'));

describe('a delivery', () => {
  it('ends the entry as its deliverer says', async () => {
    await add('1');
    await workerFor(() => Promise.resolve('delivered')).drain();
    expect(await only()).toMatchObject({ state: 'delivered', attempts: 1 });
    await add('2');
    await workerFor(() => Promise.resolve('kept')).drain();
    expect(await outbox.list({ state: 'kept', limit: 5 })).toMatchObject([{ subject: '2' }]);
    expect(logger.lines.map(({ event }) => event)).toEqual(['outbox.delivered', 'outbox.kept']);
  });

  it('that is refused is not tried again', async () => {
    await add('1');
    await workerFor(() => Promise.reject(new DeliveryRefusedError('comhub: responded with status 400'))).drain();
    expect(await only()).toMatchObject({ state: 'dead', lastError: 'comhub: responded with status 400', attempts: 1 });
    expect(logger.lines).toMatchObject([{ level: 'error', event: 'outbox.refused' }]);
  });

  it('that fails is retried for a day', async () => {
    await add('1');
    const worker = workerFor(failing);
    const waits: number[] = [];
    let entry = await only();
    while (entry.state === 'waiting') {
      await worker.drain();
      entry = await only();
      if (entry.state !== 'waiting') break;
      const wait = Date.parse(entry.dueAt) - clock.now().getTime();
      waits.push(wait / 1000);
      clock.advance(wait - 1);
      await worker.drain();
      expect((await only()).attempts).toBe(entry.attempts);
      clock.advance(1);
    }
    expect(waits.slice(0, 8)).toEqual([5, 15, 60, 300, 900, 1800, 1800, 1800]);
    expect(entry).toMatchObject({
      state: 'dead',
      endedAt: entry.giveUpAt,
      lastError: 'comhub: responded with status 503',
    });
    expect(Date.parse(entry.endedAt ?? '') - Date.parse(entry.createdAt)).toBe(24 * hourMs);
    expect(logger.lines.at(-1)).toMatchObject({ level: 'error', event: 'outbox.gaveUp' });

    await outbox.retry({ state: 'dead' });
    await worker.drain();
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('gets one attempt also when nobody could try for more than a day', async () => {
    await add('1');
    clock.advance(48 * hourMs);
    await workerFor(() => Promise.resolve('delivered')).drain();
    expect((await only()).state).toBe('delivered');
  });

  it('waits as long as the receiver asks', async () => {
    await add('1');
    await workerFor(() => Promise.reject(new DeliveryFailedError('busy', { retryAfterMs: 120_000 }))).drain();
    expect((await only()).dueAt).toBe('2026-11-21T12:02:00.000Z');
  });

  it('that takes too long has failed', async () => {
    await add('1');
    let ended = false;
    const hanging: Deliver = (_entry, signal) =>
      new Promise(() => signal.addEventListener('abort', () => (ended = true)));
    await workerFor(hanging, { attemptMs: 20 }).drain();
    expect(ended).toBe(true);
    expect(await only()).toMatchObject({ state: 'waiting', lastError: 'not sent within 0.02 s' });
  });

  it('stores only the code of an unknown error', async () => {
    await add('1');
    const error = Object.assign(new TypeError('cannot send to asa@example.com'), { code: 'EENVELOPE' });
    await workerFor(() => Promise.reject(error)).drain();
    expect((await only()).lastError).toBe('TypeError EENVELOPE');
    expect(JSON.stringify(logger.lines)).not.toMatch(/asa@|Åsa/);
  });

  it('does not happen for kinds that nobody here sends', async () => {
    await storage.write((queries) => outbox.add(queries, { kind: 'sms', subject: '1', payload: 0 }));
    await workerFor(() => Promise.resolve('delivered')).drain();
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('is stored although the database fails for a moment', async () => {
    await add('1');
    const end = jest.fn(outbox.end);
    end.mockRejectedValueOnce(new Error('connection lost')).mockRejectedValueOnce(new Error('connection lost'));
    const deliver = jest.fn<Deliver>().mockResolvedValue('delivered');
    await workerFor(deliver, { outbox: { ...outbox, end } }).drain();
    expect((await only()).state).toBe('delivered');
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('says so when its claim had lapsed', async () => {
    await add('1');
    await workerFor(async () => {
      clock.advance(hourMs);
      await outbox.claim({ kinds: ['lead'], limit: 1, leaseMs: 1000 });
      return 'delivered';
    }).drain();
    expect(logger.lines.map(({ event }) => event)).toEqual(['outbox.expired']);
  });
});

describe('a started worker', () => {
  it('delivers at once what it is nudged for', async () => {
    const worker = workerFor(() => Promise.resolve('delivered'), { pollMs: hourMs });
    worker.start();
    await add('1');
    worker.nudge();
    await logged('outbox.delivered');
    await add('2');
    worker.nudge();
    await logged('outbox.delivered', 2);
  });

  it('finds by itself what others added', async () => {
    workerFor(() => Promise.resolve('delivered'), { pollMs: 1 }).start();
    await add('1');
    await logged('outbox.delivered');
  });

  it('delivers a few entries concurrently', async () => {
    let atOnce = 0;
    let most = 0;
    const deliver: Deliver = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return 'delivered';
    };
    await add(...Array.from({ length: 20 }, (_, index) => String(index)));
    workerFor(deliver, { atOnce: 3, pollMs: hourMs }).start();
    await logged('outbox.delivered', 20);
    expect(most).toBe(3);
  });

  it('continues when the database is back', async () => {
    const claim = jest.fn(outbox.claim);
    for (let time = 0; time < 4; time += 1) claim.mockRejectedValueOnce(new Error('connection refused'));
    await add('1');
    workerFor(() => Promise.resolve('delivered'), { outbox: { ...outbox, claim }, pollMs: 1 }).start();
    await logged('outbox.delivered');
    await logged('outbox.databaseBack');
    expect(logger.lines.filter(({ event }) => event === 'outbox.databaseFailed')).toHaveLength(1);
  });

  it('delivers although the hourly purge fails', async () => {
    const purge = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue();
    const worker = workerFor(() => Promise.resolve('delivered'), { purge, pollMs: 1 });
    worker.start();
    await logged('outbox.purgeFailed');
    await add('1');
    await logged('outbox.delivered');
    expect(purge).toHaveBeenCalledTimes(1);
    const hourLater = performance.now() + hourMs;
    jest.spyOn(performance, 'now').mockReturnValue(hourLater);
    while (purge.mock.calls.length < 2) await new Promise((resolve) => setImmediate(resolve));
  });

  it('finishes what is in progress before it stops', async () => {
    let finish: () => void = () => undefined;
    const under = new Promise<void>((resolve) => (finish = resolve));
    const begun = jest.fn();
    const worker = workerFor(
      async () => {
        begun();
        await under;
        return 'delivered';
      },
      { atOnce: 1, pollMs: hourMs },
    );
    await add('1', '2');
    worker.start();
    while (begun.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(begun).toHaveBeenCalledTimes(1);
    expect((await outbox.list({ limit: 2 })).map(({ state }) => state).sort()).toEqual(['delivered', 'waiting']);
  });

  it('cuts off slow deliveries when it is stopped', async () => {
    const worker = workerFor(() => new Promise(() => undefined), { stopMs: 5, pollMs: hourMs });
    await add('1');
    worker.start();
    while ((await only()).attempts === 0) await new Promise((resolve) => setImmediate(resolve));
    await worker.stop();
    expect(logger.lines).toMatchObject([
      { event: 'outbox.stoppedEarly', facts: { deliveries: 1 } },
      { event: 'outbox.failed', facts: { reason: 'the server stopped' } },
    ]);
    expect((await only()).dueAt).toBe('2026-11-21T12:00:05.000Z');
  });

  describe('of a kind whose server is down', () => {
    const down = new DeliveryFailedError('The mail server could not be reached.', { isUnavailable: true });
    const subjects = Array.from({ length: 200 }, (_unused, at) => `lead:${String(at)}`);

    /** Lets the worker poll until it has nothing to do at this time. */
    const polled = async (claims: { count: number }): Promise<void> => {
      const enough = claims.count + 6;
      while (claims.count < enough) await new Promise((resolve) => setImmediate(resolve));
    };

    const start = () => {
      const server = { isDown: true, attempts: 0 };
      const claims = { count: 0 };
      const claim: Outbox['claim'] = (options) => {
        claims.count += 1;
        return outbox.claim(options);
      };
      const deliver: Deliver = () => {
        server.attempts += 1;
        return server.isDown ? Promise.reject(down) : Promise.resolve('delivered');
      };
      workerFor(deliver, { outbox: { ...outbox, claim }, pollMs: 1 }).start();
      return { server, polled: () => polled(claims) };
    };

    const events = (...names: string[]): string[] =>
      logger.lines.filter(({ event, level }) => names.includes(event) && level !== 'debug').map(({ event }) => event);

    it('tries one entry after each pause', async () => {
      await add(...subjects);
      const { server, polled: settled } = start();
      await logged('outbox.paused');
      await settled();
      expect(server.attempts).toBeLessThanOrEqual(8); // those that were under way
      const before = server.attempts;
      for (const seconds of [6, 11, 21]) {
        clock.advance(seconds * 1000);
        await settled();
      }
      expect(server.attempts).toBe(before + 3);
    });

    it('logs the outage once', async () => {
      await add(...subjects);
      const { server, polled: settled } = start();
      await logged('outbox.paused');
      clock.advance(6000);
      await settled();
      server.isDown = false;
      clock.advance(60_000);
      await logged('outbox.delivered', subjects.length);
      expect(events('outbox.paused', 'outbox.resumed')).toEqual(['outbox.paused', 'outbox.resumed']);
      expect(events('outbox.failed').length).toBeLessThan(3);
    });

    it('gives up no entry', async () => {
      await add(...subjects);
      const { polled: settled } = start();
      await logged('outbox.paused');
      for (let hour = 0; hour < 30; hour += 1) {
        clock.advance(hourMs);
        await settled();
      }
      expect(await outbox.counts()).toEqual([{ kind: 'lead', state: 'waiting', count: subjects.length }]);
    });
  });
});
