import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStorage } from '../../../server/storage/openStorage.ts';
import type { BookingRequest, BookingResponse, FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { beyondCapacity, useByBookings, useByCounters } from '../../fixtures/booking/bookedUse.ts';
import { quickServerEnv } from '../../fixtures/demo/quickServerEnv.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { demoWishes } from './demoWishes.ts';
import { startKilledServer } from '../operation/killedServer.ts';

interface Booked {
  id: string;
  departmentId: string;
  timeSlot: string;
  isFullDay: boolean;
}

export interface BookingKillReport {
  /** Confirmed bookings by key. */
  acknowledged: Map<string, Booked>;
  /** Bookings in the database at the end, by key. */
  stored: Map<string, Booked>;
  /** Pairs of differing responses to one key. */
  differing: string[];
  /** Keys in the database without their mails. */
  withoutMails: string[];
  /** Usage beyond the workshops' capacity. */
  beyond: string[];
  /** The counters match the bookings. */
  countersAgree: boolean;
  /** Number of responses that a time is taken. */
  taken: number;
  attempts: number;
  kills: number;
  log: string;
}

const visitorsAtOnce = 8;
const pauseMs = 100;
/**
 * Books wheel changes at a real server that is killed at random moments and restarted.
 * Each restart uses the same SQLite file. Each visitor retries with the same key until a response arrives, half of
 * them twice in parallel, and replaces a taken time by one of the alternatives, with a new key.
 */
export async function bookThroughKills({
  bookings,
  kills,
}: {
  bookings: number;
  kills: number;
}): Promise<BookingKillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-booking-kills-'));
  const env = { ...(await quickServerEnv(folder)), DATA_DIR: join(folder, 'data') };
  const { reference, wish } = await demoWishes(bookings);
  const report = {
    acknowledged: new Map<string, Booked>(),
    differing: new Array<string>(),
    taken: 0,
    attempts: 0,
  };
  const server = await startKilledServer({ env, kills, attempts: bookings });

  /** Returns the response to a key; null when there is none. */
  const post = async (request: BookingRequest, key: string): Promise<BookingResponse | FreeTime[] | null> => {
    report.attempts += 1;
    server.attempted();
    try {
      const answer = await fetch(`${server.address}/api/mechmate/book`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(request),
      });
      const body = (await answer.json()) as BookingResponse & { freeTimes?: FreeTime[]; detail?: string };
      if (answer.status === 200) return body;
      if (answer.status === 409) return body.freeTimes ?? [];
      if (answer.status >= 500) return null;
      throw new Refused(`${String(answer.status)}: ${String(body.detail)}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return null; // Killed in the meantime, or not running yet.
    }
  };

  let isOver = false;
  const ask = async (request: BookingRequest, key: string, isDouble: boolean): Promise<FreeTime[] | null> => {
    for (;;) {
      const answers = await Promise.all([post(request, key), ...(isDouble ? [post(request, key)] : [])]);
      const known = answers.filter((answer) => answer !== null);
      const booked = known.flatMap((answer) => (Array.isArray(answer) ? [] : [answer.id]));
      if (new Set(booked).size > 1 || (booked.length > 0 && booked.length < known.length)) report.differing.push(key);
      const [id] = booked;
      const { departmentId, timeSlot, isFullDay } = request;
      if (id) report.acknowledged.set(key, { id, departmentId, timeSlot, isFullDay });
      if (id) return null;
      const [first] = known;
      if (Array.isArray(first)) return first;
      if (isOver) throw new Error('The run has failed elsewhere.');
      await pause(pauseMs);
    }
  };

  let visitors = 0;
  const visitAll = async (): Promise<void> => {
    while (visitors < bookings) {
      visitors += 1;
      const isDouble = Math.random() < 0.5;
      let request = wish();
      for (let others = await ask(request, randomUUID(), isDouble); others;) {
        report.taken += 1;
        const other = others[Math.floor(Math.random() * others.length)];
        request = other ? { ...request, ...timeOf(other) } : wish();
        others = await ask(request, randomUUID(), isDouble);
      }
    }
  };

  try {
    await Promise.all([...Array.from({ length: visitorsAtOnce }, visitAll), server.killed()]);
    await server.stop();
    const storage = await openStorage({ databaseUrl: '', dataDir: env.DATA_DIR, logger: silentLogger });
    const rows = await storage.db.selectFrom('bookings').selectAll().execute();
    const mails = await storage.db.selectFrom('outbox').select('subject').where('kind', '=', 'mail').execute();
    const mailed = new Set(mails.map(({ subject }) => subject.split(':')[1]));
    const use = await useByCounters(storage);
    const counted = await useByBookings(storage);
    await storage.close();
    return {
      ...report,
      stored: new Map(
        rows.map(({ id, request_key, department, time_slot, is_full_day }) => [
          request_key,
          { id, departmentId: department, timeSlot: time_slot, isFullDay: is_full_day === 1 },
        ]),
      ),
      withoutMails: rows.filter(({ id }) => !mailed.has(id)).map(({ request_key }) => request_key),
      beyond: beyondCapacity(use, reference.workshops),
      countersAgree: use.size === counted.size && [...use].every(([key, used]) => counted.get(key) === used),
      kills,
      log: server.log(),
    };
  } finally {
    isOver = true;
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A response that no attempt should get. */
class Refused extends Error {
  override readonly name = 'Refused';
}

function timeOf({ departmentId, timeSlot, isFullDay }: FreeTime) {
  return { departmentId, timeSlot, isFullDay };
}
