import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { withDeadline } from '../../kit/withDeadline.ts';
import { faultCode } from '../databaseFaults.ts';
import type { ClaimedEntry, Deliver, Outbox } from './Outbox.ts';
import { createEntryDelivery } from './createEntryDelivery.ts';
import { createHousekeeping } from './createHousekeeping.ts';
import { createKindPauses } from './createKindPauses.ts';
import type { KindPauses } from './createKindPauses.ts';
import { createWaits } from './createWaits.ts';

export interface OutboxWorker {
  /** Delivers due entries from now on, until `stop`. */
  start(): void;
  /** Checks for due entries at once, after one was added. */
  nudge(): void;
  /**
   * Delivers all due entries now, one after another; works with or without `start`.
   * Rejects when the database fails.
   */
  drain(): Promise<void>;
  /**
   * Starts no more deliveries; resolves when the running ones have ended.
   * Those that need longer than `stopMs` are aborted.
   */
  stop(): Promise<void>;
}

export interface OutboxWorkerOptions {
  outbox: Outbox;
  /** By kind of entry; other kinds are left to processes that can send them. */
  deliverers: Readonly<Record<string, Deliver>>;
  clock: Clock;
  logger: Logger;
  /** Removes expired data; called once an hour. */
  purge?: () => Promise<void>;
  random?: () => number;
  /** Interval of polling while nothing is due. */
  pollMs?: number;
  /** Maximum concurrent deliveries. */
  atOnce?: number;
  /** Timeout of an attempt. */
  attemptMs?: number;
  /** Timeout of stop. */
  stopMs?: number;
  /** Delay before retrying a failing database; doubles each time, up to 30 s. */
  databaseRetryMs?: number;
}

type Claim = (kinds: readonly string[], limit: number) => Promise<ClaimedEntry[]>;

const giveBackMs = 1000;
const maxDatabaseRetryMs = 30_000;

/** Delivers the entries of the outbox. Never throws and never ends the process: failures are logged and retried. */
export function createOutboxWorker({
  outbox,
  deliverers,
  clock,
  logger,
  purge,
  random = Math.random,
  pollMs = 2000,
  atOnce = 8,
  attemptMs = 60_000,
  stopMs = 8000,
  databaseRetryMs = 1000,
}: OutboxWorkerOptions): OutboxWorker {
  const kinds = Object.keys(deliverers);
  // A claim outlasts the attempt and the write of its result. No other worker sends the same meanwhile.
  const leaseMs = 2 * attemptMs;
  const underWay = new Set<Promise<void>>();
  const waits = createWaits();
  const pauses = createKindPauses(kinds, { clock, logger });
  const cut = new AbortController();
  let running: Promise<void> | undefined;
  let stopping = false;
  let databaseFailures = 0;

  const keepHouse = createHousekeeping({ outbox, purge, logger });
  const isStopping = (): boolean => stopping;
  const deliver = createEntryDelivery({
    ...{ outbox, deliverers, clock, logger, random, attemptMs, databaseRetryMs, waits, pauses },
    cut: cut.signal,
    isStopping,
  });
  const claim: Claim = (some, limit) => outbox.claim({ kinds: some, limit, leaseMs });

  function begin(entry: ClaimedEntry): void {
    const delivery = deliver(entry).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  /** Polls the outbox once; resolves when the next poll is due. */
  async function turn(): Promise<void> {
    const free = atOnce - underWay.size;
    const claimed = await claimDue(claim, pauses, free);
    claimed.forEach(begin);
    if (databaseFailures > 0) logger.info('outbox.databaseBack', { failures: databaseFailures });
    databaseFailures = 0;
    await keepHouse();
    if (stopping) return;
    if (claimed.length === free) await Promise.race(underWay);
    else await waits.untilWoken(pollMs);
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await turn();
      } catch (error) {
        databaseFailures += 1;
        // once per outage, not at every attempt
        if (databaseFailures === 1) logger.error('outbox.databaseFailed', { code: faultCode(error), error });
        await waits.pause(Math.min(databaseRetryMs * 2 ** (databaseFailures - 1), maxDatabaseRetryMs));
      }
    }
  }

  async function waitForEnd(ms: number): Promise<void> {
    const ended = (async () => {
      await running;
      await Promise.all(underWay);
    })();
    await withDeadline(ended, ms, () => undefined);
  }

  return {
    start: () => {
      running ??= run();
    },
    nudge: waits.wake,
    drain: async () => {
      for (;;) {
        const claimed = await claim(kinds, 1);
        if (claimed.length === 0) return;
        await Promise.all(claimed.map(deliver));
      }
    },
    stop: async () => {
      stopping = true;
      waits.end();
      await waitForEnd(stopMs);
      if (underWay.size === 0) return;
      logger.warn('outbox.stoppedEarly', { deliveries: underWay.size });
      cut.abort(); // they are released, so that another process need not wait for the claims to expire
      await waitForEnd(giveBackMs);
    },
  };
}

/** Claims entries of the kinds whose servers respond, and one of each other kind when its time has come. */
async function claimDue(claim: Claim, pauses: KindPauses, free: number): Promise<ClaimedEntry[]> {
  const claimed = await claim(pauses.open(), free);
  for (const kind of pauses.toProbe()) {
    const [probe] = await claim([kind], Math.min(1, free - claimed.length));
    if (!probe) continue;
    pauses.probing(kind);
    claimed.push(probe);
  }
  return claimed;
}
