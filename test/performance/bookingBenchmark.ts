/**
 * Cost of the embedded booking engine over the demo workshops (SQLite), empty and 90 % booked.
 * In the latter case nine tenths of twelve weeks are taken. Also measures how long other work of the process waits
 * while many visitors search at once.
 *
 *   npm run bench -- booking   exits 1 beyond one of the limits
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { installedGroup } from '../../config/group/installedGroup.ts';
import type { BookingReference } from '../../server/booking/embedded/BookingReference.ts';
import { loadBookingReferences } from '../../server/booking/embedded/reference/loadBookingReferences.ts';
import { toQuarter } from '../../server/booking/embedded/times/workshopUse.ts';
import { openStorage } from '../../server/storage/openStorage.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import type { ClosestQuery } from '../../shared/booking/BookingGateway.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { addDays } from '../../shared/kit/time/zonedTime.ts';
import { bookingSite } from '../fixtures/booking/bookingSite.ts';
import { bookingRequest } from '../fixtures/booking/bookingReference.ts';
import { testBooking } from '../fixtures/booking/embeddedBooking.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median, microseconds, percentile } from './timing.ts';

/** Milliseconds: medians; for waits, the 99th percentile. On an otherwise idle core. */
const limits = { timeslots: 10, nearest: 20, firstTime: 100, heldUp: 50 };
const rounds = 100;
const searchersAtOnce = 50;

const registrationNumber = 'ABC123';
const codes = ['mellanservice', 'hjulskifte'];
const stockholm: ClosestQuery = {
  latitude: 59.33,
  longitude: 18.07,
  registrationNumber,
  serviceOfferings: codes,
  cursor: '',
  sort: 'distance',
};

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const reference = await installedReference();
const storage = await openStorage({ databaseUrl: '', dataDir: folder, logger: silentLogger });
const { gateway } = testBooking({ storage, reference, clock: realClock });
const today = new Date().toISOString().slice(0, 10);
const figures: Figure[] = [];

/** Returns the workshops of the group's first site with bookings. */
async function installedReference(): Promise<BookingReference> {
  const group = installedGroup();
  const sites = group.sites.filter(({ features }) => features.booking).map((site) => bookingSite(site));
  const countries = new Map(group.sites.map(({ name, country }) => [name, country]));
  const [first] = (
    await loadBookingReferences({
      ...group,
      dealersFile: group.dealersFeed,
      excludesDemoData: false,
      sites,
      countries,
      logger: silentLogger,
    })
  ).values();
  if (!first) throw new Error('No site of the group has bookings.');
  return first;
}

/** Returns whether a quarter is roughly within opening hours. */
function isOfTheDay(quarter: number): boolean {
  const hour = (quarter / 4) % 24;
  return hour >= 5 && hour < 18;
}

/**
 * Books nine in ten quarters of the lifts in sequence, for twelve weeks.
 * Few gaps are then long enough for the work.
 */
async function fill({ workshops }: BookingReference, { write }: Storage): Promise<number> {
  const first = toQuarter(Date.now());
  let rows = 0;
  for (const { departmentId: department, lifts } of workshops) {
    const taken = Array.from({ length: 84 * 96 }, (_none, at) => first + at)
      .filter((quarter) => isOfTheDay(quarter) && Math.random() < 0.9)
      .map((quarter) => ({ department, resource: 'lift' as const, quarter, used: lifts, capacity: lifts }));
    rows += taken.length;
    await write(async (queries) => {
      for (let at = 0; at < taken.length; at += 1000) {
        await queries
          .insertInto('workshop_use')
          .values(taken.slice(at, at + 1000))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
  }
  return rows;
}

async function search(query: ClosestQuery): Promise<void> {
  const { signal } = new AbortController();
  for await (const event of gateway.closestAvailable(query, signal)) {
    if ('error' in event) throw new Error(`The search of the benchmark answered ${event.error.code}.`);
  }
}

async function measure(name: keyof typeof limits, state: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await microseconds(run)) / 1000);
  tell(name, state, median(times), `99 in 100 within ${percentile(times, 0.99).toFixed(2)} ms`);
}

function tell(name: keyof typeof limits, state: string, ms: number, more: string): void {
  figures.push({ name: `${name}, ${state}`, unit: 'ms', ours: ms, goal: { atMost: limits[name] } });
  process.stdout.write(`${name.padEnd(10)} ${state.padEnd(14)} ${ms.toFixed(2).padStart(8)} ms, ${more}\n`);
}

const [workshop] = reference.workshops;
if (!workshop) throw new Error('The demo content has no workshops.');
const { departmentId } = workshop;
const calendar = { registrationNumber, departmentId, from: addDays(today, 1), serviceOfferings: codes };

async function measureAll(state: string): Promise<void> {
  await measure('timeslots', state, () => gateway.timeslots(calendar));
  await measure('nearest', state, () => search(stockholm));
  await measure('firstTime', state, () => search({ ...stockholm, sort: 'firstTime' }));
}

await search(stockholm); // Warm-up: compiles code and fills caches.
process.stdout.write(`${String(reference.workshops.length)} workshops\n`);
await measureAll('nothing booked');
const rows = await fill(reference, storage);
await measureAll('nearly full');
process.stdout.write(`(${String(rows)} rows of counters)\n`);

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
await Promise.all(Array.from({ length: searchersAtOnce }, () => search({ ...stockholm, sort: 'firstTime' })));
delay.disable();
tell(
  'heldUp',
  `${String(searchersAtOnce)} searches`,
  delay.percentile(99) / 1e6,
  `at most ${(delay.max / 1e6).toFixed(0)} ms`,
);

const bookings: number[] = [];
const days = await gateway.timeslots({ ...calendar, serviceOfferings: ['hjulskifte'] });
for (const { date, availableSlots } of days) {
  for (const slot of availableSlots) {
    const serviceOfferingRequests = [{ kobraId: 'hjulskifte', unitsSelected: 1, userInput: '' }];
    const request = bookingRequest({ departmentId, timeSlot: `${date}T${slot}:00`, serviceOfferingRequests });
    bookings.push((await microseconds(() => gateway.book(request, randomUUID()).catch(() => undefined))) / 1000);
  }
}
figures.push({ name: `booking, mostly disk, of ${bookings.length}`, unit: 'ms', ours: median(bookings) });

await storage.close();
await rm(folder, { recursive: true, force: true });
report('booking', figures);
