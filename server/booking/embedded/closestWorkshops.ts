import { setImmediate } from 'node:timers/promises';
import type { ClosestQuery } from '../../../shared/booking/BookingGateway.ts';
import type { SiteEvent, WorkshopSite } from '../../../shared/booking/BookingTypes.ts';
import { distanceKm } from '../../../shared/booking/distanceKm.ts';
import type { StopSignal } from '../../../shared/kit/StopSignal.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { BookingReference, Workshop } from './BookingReference.ts';
import { invalid, leastWorkMinutes, supportedCar } from './checkBookingRequest.ts';
import { bookableDates, datesFrom, firstFreeTime, lookAheadDays } from './workshopCalendar.ts';
import { readFullTimes } from './workshopUse.ts';
import type { WorkTime } from './workTimes.ts';

const pageSize = 5;

/** Most workshops have a free time within days: the rest of the look-ahead is read only for those that have none. */
const nearDays = 14;

/** How many workshops one query reads for. */
const batchSize = 5;

interface Found {
  workshop: Workshop;
  time: WorkTime;
}

/**
 * The workshops that can do what is asked and have time for it, five after the cursor: by distance as they are computed,
 * or by their first free time once all are. Ends when `signal` aborts; other work of the process goes on between two.
 * @throws BookingError
 */
export async function* closestWorkshops(
  query: ClosestQuery,
  { reference, queries, now }: { reference: BookingReference; queries: Queries; now: number },
  signal: StopSignal,
): AsyncGenerator<SiteEvent> {
  const { cursor, sort, serviceOfferings } = query;
  const car = supportedCar(reference, query.registrationNumber);
  const workMinutes = leastWorkMinutes(reference, car, null, serviceOfferings);
  const byDistance = reference.workshops
    .map((workshop) => ({ workshop, km: distanceKm(query, workshop) }))
    .sort((a, b) => a.km - b.km || (a.workshop.departmentId < b.workshop.departmentId ? -1 : 1))
    .map(({ workshop }) => workshop);
  if (cursor !== '' && !byDistance.some(({ departmentId }) => departmentId === cursor)) {
    throw invalid('cursor is no workshop that can be booked.');
  }
  const able = (workshops: readonly Workshop[]): Workshop[] =>
    workshops.filter((workshop) => reference.canDo(workshop, car, serviceOfferings));
  const withTimes = (workshops: readonly Workshop[]): AsyncGenerator<Found> =>
    foundTimes(able(workshops), { workMinutes, reference, queries, now }, signal);

  let sent = 0;
  const found =
    sort === 'distance'
      ? withTimes(afterCursor(byDistance, cursor))
      : inOrderOfTime(afterCursorInTime(await allOf(withTimes(byDistance)), cursor));
  for await (const { workshop, time } of found) {
    if (signal.aborted) return;
    yield siteOf(workshop, time);
    if (++sent === pageSize) return;
  }
  if (!signal.aborted) yield { noSites: true };
}

function siteOf(workshop: Workshop, { timeSlot }: WorkTime): WorkshopSite {
  const { departmentId, siteId, siteName, address, latitude, longitude, brands } = workshop;
  return { departmentId, siteId, siteName, address, latitude, longitude, brands: [...brands], firstTimeSlot: timeSlot };
}

interface Search {
  workMinutes: number;
  reference: BookingReference;
  queries: Queries;
  now: number;
}

/** Workshops in the order given, each with its first free time; those that have none are left out. */
async function* foundTimes(
  workshops: readonly Workshop[],
  { workMinutes, reference, queries, now }: Search,
  signal: StopSignal,
): AsyncGenerator<Found> {
  const { timeZone } = reference;
  const { today } = bookableDates(now, timeZone);
  const near = datesFrom(today, nearDays, now, timeZone);
  const all = datesFrom(today, lookAheadDays + 1, now, timeZone);
  for (let at = 0; at < workshops.length; at += batchSize) {
    const batch = workshops.slice(at, at + batchSize);
    const full = await readFullTimes(queries, batch, near.from, near.until);
    for (const workshop of batch) {
      await setImmediate();
      if (signal.aborted) return;
      const nearFull = full.get(workshop.departmentId);
      let time = nearFull ? firstFreeTime(workshop, workMinutes, near, nearFull) : null;
      if (!time) {
        const wholeFull = (await readFullTimes(queries, [workshop], all.from, all.until)).get(workshop.departmentId);
        time = wholeFull ? firstFreeTime(workshop, workMinutes, all, wholeFull) : null;
      }
      if (time) yield { workshop, time };
    }
  }
}

async function allOf(found: AsyncGenerator<Found>): Promise<Found[]> {
  const all: Found[] = [];
  for await (const one of found) all.push(one);
  return all;
}

function afterCursor(workshops: readonly Workshop[], cursor: string): readonly Workshop[] {
  return workshops.slice(workshops.findIndex(({ departmentId }) => departmentId === cursor) + 1);
}

/** The first time decides, then the distance, in which order they come. */
function afterCursorInTime(found: readonly Found[], cursor: string): Found[] {
  const sorted = [...found].sort((a, b) => a.time.start - b.time.start);
  if (cursor === '') return sorted;
  const at = sorted.findIndex(({ workshop }) => workshop.departmentId === cursor);
  return at < 0 ? [] : sorted.slice(at + 1); // the cursor's workshop has no time any more: it would be the last
}

async function* inOrderOfTime(found: readonly Found[]): AsyncGenerator<Found> {
  for (const one of found) {
    await setImmediate();
    yield one;
  }
}
