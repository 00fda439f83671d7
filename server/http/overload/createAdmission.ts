import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Admission, AdmissionCounters, Slot } from './Admission.ts';
import { AdmissionQueue } from './AdmissionQueue.ts';
import type { Priority, QueueEntry } from './AdmissionQueue.ts';
import { createLoopDelay } from './createLoopDelay.ts';
import { createOverloadLog } from './createOverloadLog.ts';
import { OverloadedError } from './OverloadedError.ts';
import { Pacer } from './Pacer.ts';
import { StartRate } from './StartRate.ts';

export interface AdmissionOptions {
  /** Concurrent pages and searches in this process; 0 admits everything at once. */
  concurrency: number;
  /** Longest time in ms that a page waits to start. */
  maxWaitMs: number;
  /** Delay of the event loop in ms above which pages are refused at once; 0: no limit. */
  maxLoopDelayMs: number;
  /** Assumed time between two starts, until it is measured. */
  initialMsPerStart?: number;
  logger: Logger;
}

/** Forms wait longer than pages: a lost enquiry is worse than a slow response. */
const maxFormWaitMs = 10_000;
/** Minimum queue length: the rate of starts is measured on waiting requests. */
const minQueueLength = 2;

/** Retry-After has a spread, so that refused clients do not all return in the same second. */
const minRetrySeconds = 2;
/** Browsers repeat a refused search on their own up to this time (catalogueHttpGateway). */
const maxRetrySeconds = 5;

const freeSlot: Slot = { turn: () => Promise.resolve(), release: () => undefined };

/** Slots in use, and those of them that wait for a turn of the event loop. */
class Slots {
  readonly #wake: () => void;
  readonly #turns: (() => void)[] = [];
  inUse = 0;

  /** @param wake called when a turn is wanted or a slot is free */
  constructor(wake: () => void) {
    this.#wake = wake;
  }

  take(): Slot {
    let isReleased = false;
    this.inUse += 1;
    return {
      turn: () =>
        new Promise((resolve) => {
          this.#turns.push(resolve);
          this.#wake();
        }),
      release: () => {
        if (isReleased) return;
        isReleased = true;
        this.inUse -= 1;
        this.#wake();
      },
    };
  }

  /** Gives the longest waiting slot its turn; returns false when none waits. */
  giveTurn(): boolean {
    const takeTurn = this.#turns.shift();
    takeTurn?.();
    return takeTurn !== undefined;
  }
}

/**
 * Limits concurrent pages and searches.
 * Their CPU-heavy parts start one per turn of the event loop. A request that cannot start within its time limit, at the
 * measured rate of starts, is refused on arrival.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { concurrency, maxWaitMs, maxLoopDelayMs, initialMsPerStart = 20, logger } = options;
  const maxWaitMsByKind = { form: maxFormWaitMs, page: maxWaitMs, background: maxWaitMs };
  const queue = new AdmissionQueue();
  const slots = new Slots(() => pacer.wake());
  const startRate = new StartRate(initialMsPerStart);
  const loopDelay = createLoopDelay();
  const totals = { admitted: 0, queued: 0, refused: 0 };

  const startNext = (): boolean => {
    // running work is finished before new work starts
    if (slots.giveTurn()) return true;
    const entry = slots.inUse < concurrency ? queue.shift() : null;
    if (!entry) return false;
    startRate.onStart(queue.length);
    entry.start();
    return true;
  };
  const pacer = new Pacer(startNext);

  const counters = (): AdmissionCounters => ({
    ...totals,
    current: slots.inUse,
    waiting: queue.length,
    msPerStart: Math.round(startRate.msPerStart),
    loopDelayMs: Math.round(loopDelay.sustainedMs()),
  });
  const log = createOverloadLog(logger, counters);

  const refuse = (): number => {
    totals.refused += 1;
    log.onRefusal();
    const spread = Math.floor(Math.random() * (maxRetrySeconds - minRetrySeconds + 1));
    return minRetrySeconds + spread;
  };

  const canStartInTime = (priority: Priority): boolean => {
    if (priority !== 'form' && maxLoopDelayMs > 0 && loopDelay.sustainedMs() > maxLoopDelayMs) return false;
    const maxLength = Math.max(minQueueLength, Math.floor(maxWaitMsByKind[priority] / startRate.msPerStart));
    return queue.lengthAhead(priority) < maxLength;
  };

  const waitForSlot = (priority: Priority, signal: AbortSignal | undefined): Promise<Slot> =>
    new Promise((resolve, reject) => {
      const leave = (reason: Error): void => {
        signal?.removeEventListener('abort', abort);
        if (queue.length === 0) startRate.onQueueEmpty();
        reject(reason);
      };
      const abort = (): void => {
        queue.remove(priority, entry);
        leave(signal?.reason as Error);
      };
      const entry: QueueEntry = {
        start: () => {
          signal?.removeEventListener('abort', abort);
          totals.admitted += 1;
          resolve(slots.take());
        },
        expire: () => leave(new OverloadedError(refuse())),
      };
      signal?.addEventListener('abort', abort, { once: true });
      const admittedBefore = totals.admitted;
      queue.add(priority, entry, maxWaitMsByKind[priority]);
      pacer.wake();
      if (totals.admitted > admittedBefore) return;
      totals.queued += 1;
      startRate.onWait();
    });

  const refusal = (priority: Priority): number | null =>
    concurrency === 0 || canStartInTime(priority) ? null : refuse();

  return {
    enter: async (priority, signal) => {
      if (concurrency === 0) return freeSlot;
      signal?.throwIfAborted();
      const retryAfterSeconds = refusal(priority);
      if (retryAfterSeconds !== null) throw new OverloadedError(retryAfterSeconds);
      return waitForSlot(priority, signal);
    },
    refusal,
    counters,
    watch: (server) => void server.on('connection', () => pacer.onConnection()),
    stop: () => {
      loopDelay.stop();
      log.stop();
    },
  };
}
