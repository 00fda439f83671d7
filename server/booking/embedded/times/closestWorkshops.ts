import type { ClosestQuery } from '../../../../shared/booking/BookingGateway.ts';
import type { WorkshopSite } from '../../../../shared/booking/BookingTypes.ts';
import type { SiteEvent } from '../../../../shared/booking/SiteEvent.ts';
import { kmBetween } from '../../../../shared/booking/workshops/kmBetween.ts';
import type { StopSignal } from '../../../../shared/kit/StopSignal.ts';
import { addDays } from '../../../../shared/kit/time/zonedTime.ts';
import type { Queries } from '../../../storage/Storage.ts';
import type { BookingReference, Workshop } from '../BookingReference.ts';
import { invalid, minWork, supportedCar } from '../checkBookingRequest.ts';
import type { MinWork } from '../checkBookingRequest.ts';
import type { FairQueue } from '../createFairQueue.ts';
import { bookableDates, datesFrom, firstFreeTime } from './workshopCalendar.ts';
import type { Dates } from './workshopCalendar.ts';
import { readFullTimes } from './workshopUse.ts';
import type { WorkTime } from './workTimes.ts';

const pageSize = 5;

/** Days read first. Most workshops have a free time in them; the rest is read only for those without. */
const nearDays = 14;

interface Found {
  workshop: Workshop;
  time: WorkTime;
}

interface SearchOptions {
  reference: BookingReference;
  queries: Queries;
  /** ms since 1970 */
  now: number;
  /** Queue shared by all searches of the process. */
  turns: FairQueue;
}

/**
 * Yields up to five workshops after the cursor that offer the work and have a free time.
 * By distance they are yielded as they are computed, by first free time once it is known of all. Ends when `signal`
 * aborts.
 * @throws BookingError
 */
export async function* closestWorkshops(
  query: ClosestQuery,
  options: SearchOptions,
  signal: StopSignal,
): AsyncGenerator<SiteEvent> {
  const { reference } = options;
  const { cursor, sort, serviceOfferings } = query;
  const car = supportedCar(reference, query);
  const work = minWork(reference, car, null, serviceOfferings);
  const byDistance = reference.workshops
    .map((workshop) => ({ workshop, km: kmBetween(query, workshop) }))
    .sort((a, b) => a.km - b.km || (a.workshop.departmentId < b.workshop.departmentId ? -1 : 1))
    .map(({ workshop }) => workshop);
  const cursorAt = byDistance.findIndex(({ departmentId }) => departmentId === cursor);
  if (cursor !== '' && cursorAt < 0) throw invalid('cursor is not a workshop that can be booked.');

  const firstTimes = createFirstTimes(work, options, signal);
  const able = (workshop: Workshop): boolean => reference.canDo(workshop, car, serviceOfferings);
  const found =
    sort === 'distance'
      ? inOrderOfDistance(byDistance.slice(cursorAt + 1).filter(able), firstTimes)
      : inOrderOfTime(byDistance.filter(able), cursor, firstTimes);
  let sent = 0;
  for await (const { workshop, time } of found) {
    if (signal.aborted) return;
    yield toWorkshopSite(workshop, time);
    if (++sent === pageSize) return;
  }
  if (!signal.aborted) yield { noSites: true };
}

function toWorkshopSite(workshop: Workshop, { timeSlot }: WorkTime): WorkshopSite {
  const { departmentId, siteId, siteName, address, latitude, longitude, brands } = workshop;
  return { departmentId, siteId, siteName, address, latitude, longitude, brands: [...brands], firstTimeSlot: timeSlot };
}

/** First free time of a workshop within `nearDays`, or in the days after them; null for none. */
interface FirstTimes {
  near(workshop: Workshop): Promise<WorkTime | null>;
  later(workshop: Workshop): Promise<WorkTime | null>;
}

function createFirstTimes(
  { workMinutes, chosen }: MinWork,
  { reference, queries, now, turns }: SearchOptions,
  signal: StopSignal,
): FirstTimes {
  const { timeZone } = reference;
  const { today, days } = bookableDates(now, reference);
  const nearDates = datesFrom(today, nearDays, now, timeZone);
  const laterDates = datesFrom(addDays(today, nearDays), days + 1 - nearDays, now, timeZone);
  const first = (workshop: Workshop, dates: Dates): Promise<WorkTime | null> =>
    turns(async () => {
      if (signal.aborted) return null;
      const full = await readFullTimes(queries, [workshop], dates, chosen);
      const own = full.get(workshop.departmentId);
      return own ? firstFreeTime(workshop, workMinutes, dates, own) : null;
    });
  return { near: (workshop) => first(workshop, nearDates), later: (workshop) => first(workshop, laterDates) };
}

async function* inOrderOfDistance(workshops: readonly Workshop[], { near, later }: FirstTimes): AsyncGenerator<Found> {
  for (const workshop of workshops) {
    const time = (await near(workshop)) ?? (await later(workshop));
    if (time) yield { workshop, time };
  }
}

/** Expects `workshops` by distance, which breaks ties between equal times. */
async function* inOrderOfTime(
  workshops: readonly Workshop[],
  cursor: string,
  { near, later }: FirstTimes,
): AsyncGenerator<Found> {
  const soon: Found[] = [];
  const others: Workshop[] = [];
  for (const workshop of workshops) {
    const time = await near(workshop);
    if (time) soon.push({ workshop, time });
    else others.push(workshop);
  }
  soon.sort(byStart);
  const cursorAt = soon.findIndex(({ workshop }) => workshop.departmentId === cursor);
  const isPast = cursor !== '' && cursorAt < 0;
  if (!isPast) yield* soon.slice(cursorAt + 1);

  // read only when the consumer wants more workshops than the near days have
  const late: Found[] = [];
  for (const workshop of others) {
    const time = await later(workshop);
    if (time) late.push({ workshop, time });
  }
  late.sort(byStart);
  const lateAt = late.findIndex(({ workshop }) => workshop.departmentId === cursor);
  // a workshop whose time was taken meanwhile comes after all others
  if (!isPast || lateAt >= 0) yield* late.slice(lateAt + 1);
}

function byStart(a: Found, b: Found): number {
  return a.time.start - b.time.start;
}
