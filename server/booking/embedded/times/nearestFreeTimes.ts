import type { FreeTime } from '../../../../shared/booking/BookingTypes.ts';
import { kmBetween } from '../../../../shared/booking/workshops/kmBetween.ts';
import type { Queries } from '../../../storage/Storage.ts';
import { addDays } from '../../../../shared/kit/time/zonedTime.ts';
import type { BookingSpan, Workshop } from '../BookingReference.ts';
import { bookableDates, datesFrom, freeTimesOn } from './workshopCalendar.ts';
import type { Dates } from './workshopCalendar.ts';
import { readFullTimes, withoutOwn } from './workshopUse.ts';
import type { FullTimes } from './workshopUse.ts';
import type { ChosenOffering, WorkTime } from './workTimes.ts';

const maxTimes = 3;

/** Days searched before and after the requested one. */
const spanDays = 7;

/** Other workshops searched when the requested one has too few times. */
const maxOthers = 5;

interface FreeTimesQuery {
  workshop: Workshop;
  workMinutes: number;
  chosen: readonly ChosenOffering[];
  time: WorkTime;
  /** Workshops that also offer the work. */
  others: readonly Workshop[];
  /** Current time of a booking that is being moved; it counts as free. */
  own?: WorkTime;
}

/**
 * Returns alternatives to a taken time: the three nearest, those of the same workshop first.
 * The rest is filled with one each of the workshops nearest to it. A full day is replaced by full days.
 */
export async function nearestFreeTimes(
  { workshop, workMinutes, chosen, time, others, own }: FreeTimesQuery,
  { queries, now, span }: { queries: Queries; now: number; span: BookingSpan },
): Promise<FreeTime[]> {
  const { today, last } = bookableDates(now, span);
  const day = time.timeSlot.slice(0, 10);
  const first = addDays(day, -spanDays) < today ? today : addDays(day, -spanDays);
  const all = datesFrom(first, 2 * spanDays + 1, now, span.timeZone);
  const dates: Dates = { ...all, dates: all.dates.filter((date) => date <= last) };

  const near = (one: Workshop, full: FullTimes | undefined): FreeTime[] => {
    if (!full) return [];
    const times = dates.dates.flatMap((date) => freeTimesOn(one, date, workMinutes, { dates, full }));
    const { departmentId, siteName } = one;
    return times
      .filter(({ isFullDay, start }) => isFullDay === time.isFullDay && start !== own?.start)
      .sort((a, b) => Math.abs(a.start - time.start) - Math.abs(b.start - time.start) || a.start - b.start)
      .slice(0, maxTimes)
      .map(({ timeSlot, isFullDay }) => ({ departmentId, siteName, timeSlot, isFullDay }));
  };

  const ownFull = (await readFullTimes(queries, [workshop], dates, chosen)).get(workshop.departmentId);
  const here = near(workshop, ownFull && own ? withoutOwn(ownFull, own) : ownFull);
  if (here.length >= maxTimes) return here;
  const neighbours = others
    .filter(({ departmentId }) => departmentId !== workshop.departmentId)
    .map((other) => ({ other, km: kmBetween(workshop, other) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, maxOthers)
    .map(({ other }) => other);
  const full = await readFullTimes(queries, neighbours, dates, chosen);
  const there = neighbours.flatMap((other) => near(other, full.get(other.departmentId)).slice(0, 1));
  return [...here, ...there].slice(0, maxTimes);
}
