import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { assignBookingsToSites } from '../../server/booking/assignBookingsToSites.ts';
import { leadRecords } from '../../server/forms/command/leadRecords.ts';
import { createLeadService } from '../../server/forms/createLeadService.ts';
import { createOutbox } from '../../server/storage/outbox/createOutbox.ts';
import { createPurge } from '../../server/storage/purge/createPurge.ts';
import { openStorage } from '../../server/storage/openStorage.ts';
import { readOutboxFigures } from '../../server/storage/outbox/outboxFigures.ts';
import { createSharedLimits } from '../../server/storage/sharedLimits.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { addressCatalogue } from '../fixtures/catalogue/addressCatalogue.ts';
import { bookingRequest, otherCarRequest } from '../fixtures/booking/bookingReference.ts';
import { carContactLead } from '../fixtures/forms/carContactLead.ts';
import { startCrashingPostgres } from '../fixtures/storage/crashingPostgres.ts';
import type { CrashingPostgres } from '../fixtures/storage/crashingPostgres.ts';
import { bookingNow, testBooking } from '../fixtures/booking/embeddedBooking.ts';
import { harbourSites } from '../fixtures/harbourSites.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { testClock } from '../fixtures/testClock.ts';

/*
 * Queries of pages and commands on a large PostgreSQL.
 * It has 1,000,000 leads and entries, 1,000,000 bookings and 10,000,000 counters. POSTGRES_AT_SIZE=0.1 takes a tenth of each.
 */
const share = Number(process.env['POSTGRES_AT_SIZE'] ?? 1);
const many = Math.round(1_000_000 * share);
const largeTables = ['leads', 'outbox', 'bookings', 'workshop_use', 'limits'];
const oldDays = 100;

/** Quarters of an hour since 1970: one of ten is older than 90 days. */
const firstQuarter = Math.floor(Date.parse('2026-08-23T11:00:00Z') / 900_000) - Math.round(500 * share);

/** Old enough to be purged: one row of ten. */
const received = `to_char(timestamp '2026-11-20' - (case when n % 10 = 0 then ${String(oldDays)} + n % 50 else n % 80 end)
  * interval '1 day' - n * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const fill = [
  `insert into leads select md5(n::text)::uuid::text, 'site-' || n % 10, 'carContact', 'form', '{"values":{}}', ${received}
     from generate_series(1, ${String(many)}) n`,
  `insert into outbox (id, kind, subject, payload, state, attempts, created_at, due_at, give_up_at, ended_at)
     select md5('o' || n)::uuid::text, 'lead', 'lead:' || md5(n::text)::uuid::text, '{}',
       case when n % 5000 = 1 then 'waiting' when n % 1000 = 2 then 'dead' else 'delivered' end, 1, ${received}, ${received},
       ${received}, case when n % 5000 = 1 then null else ${received} end
     from generate_series(1, ${String(many)}) n`,
  `insert into bookings (id, request_key, department, time_slot, is_full_day, minutes, work_minutes, state, sequence, asked,
       request, services, car, created_at, changed_at, plate, number, site, country)
     select md5('b' || n)::uuid::text, 'key-' || n, 'd' || n % 1000, ${received}, 0, 60, 60, 'booked', 0, '', '{}', '[]', '{}',
       ${received}, ${received}, 'P' || n, 'B' || n, 'site-1', 'se'
     from generate_series(1, ${String(many)}) n`,
  `insert into workshop_use select 'd' || n % 1000, case when n % 2 = 0 then 'lift' else 'dropOff' end, ${String(firstQuarter)} + n / 1000, 1, 4
     from generate_series(1, ${String(many * 5)}) n on conflict do nothing`,
  `insert into limits select md5('l' || n), 1, to_char(timestamp '2026-12-20' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     from generate_series(1, ${String(many * 5)}) n`,
  'vacuum analyze',
];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

function scannedTables(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

describe('PostgreSQL with large tables', () => {
  let server: CrashingPostgres;
  let storage: Storage;
  let administrator: Client;
  const clock = testClock(bookingNow);

  beforeAll(async () => {
    server = await startCrashingPostgres();
    storage = await openStorage({ databaseUrl: server.url, dataDir: '', logger: silentLogger });
    administrator = new Client({ connectionString: server.url });
    await administrator.connect();
    await administrator.query('set synchronous_commit = off');
    for (const statement of fill) await administrator.query(statement);
  }, 3_600_000);
  afterAll(async () => {
    await administrator.end();
    await storage.close();
    await server.remove();
  });

  /** The statements of `work`, with what they were given. */
  async function statementsOf(work: () => Promise<unknown>): Promise<Map<string, unknown[]>> {
    const statements = new Map<string, unknown[]>();
    const query = Client.prototype.query as (...args: unknown[]) => unknown;
    const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
      const [text, values] = args;
      if (typeof text === 'string') statements.set(text, Array.isArray(values) ? values : []);
      return query.apply(this, args);
    });
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
    return statements;
  }

  /** Statements that read a large table from one end to the other. */
  async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
    const scans: string[] = [];
    for (const [text, values] of await statementsOf(work)) {
      if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue;
      const { rows } = await administrator.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      const [found] = rows[0]?.['QUERY PLAN'] ?? [];
      const tables = found ? scannedTables(found.Plan).filter((table) => largeTables.includes(table)) : [];
      if (tables.length > 0) scans.push(`${tables.join(', ')}: ${text}`);
    }
    return scans;
  }

  const outbox = () => createOutbox(storage, clock);
  const lead = `${'a'.repeat(8)}-0000-0000-0000-000000000000`;
  const cases: [string, () => Promise<unknown>][] = [
    [
      'a lead that is sent, twice',
      async () => {
        const parts = { storage, outbox: outbox(), sites: harbourSites, catalogue: addressCatalogue() };
        const service = createLeadService({ ...parts, clock, logger: silentLogger });
        const sent = carContactLead();
        await service.submit(sent);
        await service.submit(sent);
      },
    ],
    [
      'deliveries',
      async () => {
        const claimed = await outbox().claim({ kinds: ['lead', 'mail'], limit: 20, leaseMs: 1000 });
        for (const entry of claimed) await outbox().end(entry, 'delivered');
        await outbox().endLapsed();
      },
    ],
    ['figures for the metrics', () => readOutboxFigures(storage.db, clock.now())],
    [
      'leads list',
      async () => {
        await leadRecords(storage).newest({}, 20);
        await leadRecords(storage).newest({ site: 'site-3' }, 20);
        await leadRecords(storage).newest({ since: '2026-11-19' }, 20);
        await leadRecords(storage).counts({});
        await leadRecords(storage).sites();
      },
    ],
    ['leads show', () => leadRecords(storage).find(lead)],
    [
      'leads retry',
      async () => {
        await leadRecords(storage).entryIds([lead]);
        await outbox().retry({ kind: 'lead', state: 'dead' });
        await outbox().list({ kind: 'lead', limit: 20 });
      },
    ],
    [
      'leads export',
      async () => {
        let read = 0;
        for await (const record of leadRecords(storage).oldestFirst({})) {
          read += record.id === '' ? 0 : 1;
          if (read > 1200) break;
        }
        expect(read).toBe(1201);
      },
    ],
    [
      'a booking that is made, seen, moved and cancelled',
      async () => {
        const { gateway, engine } = testBooking({ storage, clock });
        const { id } = await gateway.book(bookingRequest(), randomUUID());
        await engine.view(id);
        await engine.timeslots(id, '2026-11-23');
        await engine.move(id, { timeSlot: '2026-11-24T08:00:00', isFullDay: true });
        await engine.cancel(id);
        await gateway.book(otherCarRequest(), randomUUID());
      },
    ],
    [
      'the start of a server',
      () => assignBookingsToSites(storage, [{ site: 'site-1', country: 'se', departments: ['d1'] }]),
    ],
    [
      'limits of a visitor',
      async () => {
        const limits = createSharedLimits({ storage, secret: () => 'a secret of the tests, of 32 characters', clock });
        const counts = [{ name: 'codes', subject: 'AAA001', limit: { most: 5, forMs: 60_000 } }];
        await limits.take(counts);
        await limits.reached(counts);
        await limits.giveBack(counts);
        await limits.forget(counts);
      },
    ],
  ];

  it.each(cases)(
    'reads no large table as a whole for %s',
    async (_what, work) => {
      expect(await scansOf(work)).toEqual([]);
    },
    300_000,
  );

  it('removes old rows in batches without a full scan', async () => {
    const purge = createPurge({ storage, clock, logger: silentLogger, keepDays: 90, keepBookingDays: 90 });
    expect(await scansOf(purge)).toEqual([]);
    const { rows } = await administrator.query<{ leads: string; bookings: string }>(
      `select (select count(*) from leads where submission = '') as leads,
         (select count(*) from bookings where request = '') as bookings`,
    );
    expect(Number(rows[0]?.leads)).toBeGreaterThan(many * 0.09);
    expect(Number(rows[0]?.bookings)).toBeGreaterThan(many * 0.09);
  }, 3_600_000);
});
