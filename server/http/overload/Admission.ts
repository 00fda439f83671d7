import type { Server } from 'node:net';
import type { Priority } from './AdmissionQueue.ts';

/** Permission to do the work of one request. */
export interface Slot {
  /** Resolves after the event loop had a turn since the last heavy work. Await it before a synchronous render. */
  turn(): Promise<void>;
  /** Ends the work. Only the first call counts. */
  release(): void;
}

export interface AdmissionCounters {
  admitted: number;
  /** Requests that could not start at once, whether admitted later or not. */
  queued: number;
  refused: number;
  /** In progress now. */
  current: number;
  /** Waiting now. */
  waiting: number;
  /** Average time between the starts of two requests while others wait. */
  msPerStart: number;
  loopDelayMs: number;
}

/** Decides which pages and searches run, wait, or are refused. */
export interface Admission {
  /**
   * Waits for a slot.
   * A request that would wait too long is refused at once.
   * @param signal aborts the wait when the client disconnects.
   * @throws OverloadedError, or the signal's reason.
   */
  enter(priority: Priority, signal?: AbortSignal): Promise<Slot>;
  /**
   * Refuses a request that could not start in time, before any work is done for it. Counted and logged.
   * @returns seconds for Retry-After; null when the request may go on to enter().
   */
  refusal(priority: Priority): number | null;
  /** Numbers since the start of the process. */
  counters(): AdmissionCounters;
  /** Lets a server accept new connections between two renders. */
  watch(server: Server): void;
  stop(): void;
}
