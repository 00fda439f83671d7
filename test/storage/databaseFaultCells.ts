import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { datesFrom, timesOn } from '../../server/booking/embedded/times/workshopCalendar.ts';
import { addDays } from '../../shared/kit/time/zonedTime.ts';
import { bookingRequest } from '../fixtures/booking/bookingReference.ts';
import { demoBookingReference } from '../fixtures/demo/demoBookingReference.ts';
import { carContactLead } from '../fixtures/forms/carContactLead.ts';
import { startRunningClock, withRunningMs } from '../fixtures/runningClock.ts';
import { slowMs } from '../upstreams/faults.ts';
import type { Fault } from '../upstreams/faults.ts';
import { faultyTcp, postgresWords } from '../upstreams/faultyTcp.ts';
import type { FaultyTcp } from '../upstreams/faultyTcp.ts';
import { quickServerEnv } from '../fixtures/demo/quickServerEnv.ts';

export const pushKey = 'a-key-of-a-dealer-system';

/**
 * Environment with waiting lists, which need a mail server; nothing listens at its address.
 * The customers are the demo's.
 */
export const faultServerEnv = { STOCK_PUSH_KEY: pushKey, SMTP_URL: 'smtp://127.0.0.1:9', DEMO_DATA: 'on' };

/** Log lines about the database, for a failing test. */
const databaseLines = ({ lines }: RunningServer): string =>
  lines.filter((line) => /"database\.|atabaseUnavailable/.test(line)).join('\n');

/** Words of /readyz and the log that identify each fault. */
const names: Record<Fault, RegExp> = {
  refused: /^unreachable$/,
  '500': /^unreachable$/,
  '429': /^poolTimeout$/,
  'half an answer': /^(unreachable|timeout|failed)$/,
  'wrong JSON': /^(unreachable|timeout|failed)$/,
  empty: /^unreachable$/,
  hang: /^timeout$/,
  slow: /^timeout$/,
};

/** Maximum wait of a visitor for a refusal, ms: until a heartbeat has proven that the database is down. */
const maxFirstWaitMs = 8000;
/**
 * Maximum response time while the fault is known, ms.
 * A call that tries the database waits longer before it is suspected.
 */
const maxKnownMs = 2000;
/** Milliseconds from the database's recovery. */
const maxRecoveryMs = 5000;

interface Answer {
  room: string;
  status: number;
  type: string | null;
  retryAfter: string | null;
  detail: string;
  ms: number;
}

type Wishes = Awaited<ReturnType<typeof bookingWishes>>;

/** Creates wheel change bookings for different cars, each at a separate time, from next Monday on. */
export async function bookingWishes() {
  const code = 'hjulskifte';
  const reference = await demoBookingReference();
  const cars = Array.from({ length: 1000 }, (_, number) => `ABC${String(number).padStart(3, '0')}`).filter((plate) => {
    const car = reference.car(plate);
    return !('code' in car) && car.isSupported;
  });
  const monday = addDays(new Date().toISOString().slice(0, 10), 7 - ((new Date().getUTCDay() + 6) % 7));
  const dates = datesFrom(monday, 10, Date.now(), reference.timeZone);
  const places = cars.flatMap((plate, index) => {
    const car = reference.car(plate);
    const able = reference.workshops.filter((one) => !('code' in car) && reference.canDo(one, car, [code]));
    const workshop = able[index % able.length];
    const date = dates.dates[index % dates.dates.length];
    const times = workshop && date ? timesOn(workshop, date, 30, dates).filter(({ isFullDay }) => !isFullDay) : [];
    const time = times[index % Math.max(1, times.length)];
    return workshop && date && time
      ? [{ plate, date, departmentId: workshop.departmentId, timeSlot: time.timeSlot }]
      : [];
  });
  let next = 0;
  const place = () => {
    const taken = places[next % places.length];
    next += 1;
    if (!taken) throw new Error('No workshop has a time.');
    return taken;
  };
  const serviceOfferingRequests = [{ kobraId: code, unitsSelected: 1, userInput: '' }];
  return {
    booking: () => {
      const { plate: registrationNumber, departmentId, timeSlot } = place();
      return bookingRequest({ registrationNumber, departmentId, timeSlot, isFullDay: false, serviceOfferingRequests });
    },
    waiting: () => {
      // Same place as the last booking.
      const {
        plate: registrationNumber,
        departmentId,
        date: day,
      } = places[Math.max(0, next - 1) % places.length] ?? place();
      const email = `visitor${String(next)}@kund.example`;
      return { departmentId, day, registrationNumber, mileage: null, serviceOfferingRequests, email, phone: '' };
    },
  };
}

/** Creates the HTTP requests of visitors and dealers that need the database. */
export function visitorOf(address: string, wishes: Wishes) {
  const post = async (
    room: string,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const { result, ms } = await withRunningMs(async () => {
      const response = await fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { response, text: await response.text() };
    });
    const { response, text } = result;
    const type = response.headers.get('content-type')?.split(';')[0] ?? null;
    const detail = type === 'application/problem+json' ? (JSON.parse(text) as { detail: string }).detail : '';
    const retryAfter = response.headers.get('retry-after');
    return { room, status: response.status, type, retryAfter, detail, ms };
  };
  const lead = async (): Promise<Answer & { id: string }> => {
    const submission = carContactLead();
    return { ...(await post('lead', 'forms/comhub', submission)), id: submission.formSubmissionId };
  };
  const answers = (): Promise<Answer[]> =>
    Promise.all([
      lead(),
      post('booking', 'mechmate/book', wishes.booking(), { 'idempotency-key': randomUUID() }),
      post('tire hotel', 'tirehotel/authorization/search', { regNo: 'ZZZ999' }),
      post('waiting list', 'mechmate/waiting/join', wishes.waiting()),
      post('pushed cars', 'stock', [{ delete: randomUUID() }], { authorization: `Bearer ${pushKey}` }),
    ]);
  return {
    lead,
    answers,
    statuses: async () =>
      Object.fromEntries((await answers()).map(({ room, status, detail }) => [room, status === 400 ? detail : status])),
    /** A registration number without an agreement is not found; everything else is accepted. */
    well: { lead: 202, booking: 200, 'tire hotel': 404, 'waiting list': 204, 'pushed cars': 200 },
    page: async () => (await fetch(`${address}/bilar`)).status,
    /**
     * Status of the database.
     * The process is not ready because it has no content, which these tests do not need.
     */
    ready: async () => {
      const response = await fetch(`${address}/readyz`);
      return ((await response.json()) as { database: string }).database;
    },
  };
}

interface FaultyPostgres {
  server: RunningServer;
  faulty: FaultyTcp;
  /** Returns the ids of the leads in the database, bypassing the faults. */
  leads(): Promise<string[]>;
  end(): Promise<void>;
}

/** Starts the product over a separate schema, with a failing proxy in front of PostgreSQL. */
export async function postgresBehindFaults(
  atStart: Fault | null = null,
  more: Record<string, string> = {},
): Promise<FaultyPostgres> {
  const direct = new URL(process.env['DATABASE_TEST_URL'] ?? '');
  const schema = `faults_${randomUUID().replaceAll('-', '')}`;
  const administrator = new Client({ connectionString: direct.href });
  administrator.on('error', () => undefined); // PostgreSQL may end before a failing test.
  await administrator.connect();
  await administrator.query(`create schema ${schema}`);
  const faulty = await faultyTcp({ host: direct.hostname, port: Number(direct.port) }, postgresWords);
  await faulty.failWith(atStart);
  const url = new URL(direct);
  url.port = String(faulty.port);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-faults-'));
  const env = { ...(await quickServerEnv(folder)), ...faultServerEnv, DATABASE_URL: url.href, ...more };
  const server = await startServer(env).catch(async (error: unknown) => {
    await Promise.all([faulty.stop(), administrator.end()]);
    throw error;
  });
  return {
    server,
    faulty,
    leads: async () => {
      const { rows } = await administrator.query<{ id: string }>(`select id from ${schema}.leads`);
      return rows.map(({ id }) => id);
    },
    end: async () => {
      await faulty.failWith(null);
      await server.stop();
      await faulty.stop();
      await administrator.query(`drop schema ${schema} cascade`);
      await administrator.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Database × fault, over HTTP: timely refusals in plain words, named faults, automatic recovery. */
export function databaseFaultCells(faults: readonly Fault[]): void {
  describe('database', () => {
    let postgres: FaultyPostgres | undefined;
    let visitor: ReturnType<typeof visitorOf>;
    beforeAll(async () => {
      postgres = await postgresBehindFaults();
      const { server } = postgres;
      visitor = visitorOf(server.address, await bookingWishes());
      expect({ ...(await visitor.statuses()), log: databaseLines(server) }).toEqual({
        ...visitor.well,
        log: expect.not.stringContaining('database.failed'),
      });
    });
    afterAll(() => postgres?.end());

    it.each(faults)('× %s: 503 until it recovers', async (fault) => {
      if (!postgres) throw new Error('There is no PostgreSQL.');
      const { faulty, server } = postgres;
      const before = server.lines.length;
      try {
        await faulty.failWith(fault);
        await failsAs(fault);
      } finally {
        await faulty.failWith(null);
      }
      await recovers(server, before);
    });

    async function failsAs(fault: Fault): Promise<void> {
      const first = await visitor.answers();
      for (const answer of first) {
        const isUnknown = answer.status === 504 && answer.room === 'booking';
        if (!isUnknown) expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
        expect(answer.type).toBe('application/problem+json');
        expect(answer.detail).toMatch(/again|Försök|Ring/i);
        expect(answer.ms).toBeLessThan(fault === 'slow' ? slowMs + maxFirstWaitMs : maxFirstWaitMs);
      }
      expect(await visitor.page()).toBe(200);
      await expectSoon(() => visitor.ready(), names[fault]);
      // The fault is known by now: no one waits.
      for (const { ms } of await visitor.answers()) expect(ms).toBeLessThan(maxKnownMs);
    }

    async function recovers(server: RunningServer, before: number): Promise<void> {
      const well = startRunningClock();
      await expectSoon(() => visitor.ready(), /^answers$/);
      expect(await visitor.statuses()).toEqual(visitor.well);
      const logged = () => server.lines.slice(before).filter((line) => /"database\.(failed|recovered)"/.test(line));
      // A log line takes a moment from the server to the test.
      while (!logged().at(-1)?.includes('"database.recovered"')) {
        if (well.ms() > 2 * maxRecoveryMs) throw new Error(`Not recovered: ${logged().join('\n')}`);
        await pause(20);
      }
      well.stop();
      expect(logged()[0]).toContain('"database.failed"');
      expect(server.lines.slice(before).join('\n')).not.toContain('"reason":"Error"');
    }
  });
}

/** Waits for a word in /readyz, which appears with the next heartbeat at the latest. */
async function expectSoon(ready: () => Promise<string>, word: RegExp): Promise<void> {
  const clock = startRunningClock();
  let said = await ready();
  while (!word.test(said) && clock.ms() < maxRecoveryMs) {
    await pause(100);
    said = await ready();
  }
  clock.stop();
  expect(said).toMatch(word);
}
