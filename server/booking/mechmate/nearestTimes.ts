import type { DayAvailability, FreeTime } from '../../../shared/booking/BookingTypes.ts';

const mostTimes = 3;

/** The free times nearest to one that is taken, the nearest first; times of day come before whole days. */
export function nearestTimes(
  days: readonly DayAvailability[],
  wanted: { departmentId: string; siteName: string; timeSlot: string },
): FreeTime[] {
  const { timeSlot: taken, ...place } = wanted;
  const distance = (timeSlot: string): number => Math.abs(minutesOf(timeSlot) - minutesOf(taken));
  const times = days.flatMap(({ date, availableSlots, allDaySlotAvailable }) => {
    const day = date.slice(0, 10);
    return [
      ...availableSlots.map((slot) => ({ ...place, timeSlot: `${day}T${slot}:00`, isFullDay: false })),
      ...(allDaySlotAvailable ? [{ ...place, timeSlot: `${day}T08:00:00`, isFullDay: true }] : []),
    ];
  });
  return times.sort((one, other) => distance(one.timeSlot) - distance(other.timeSlot)).slice(0, mostTimes);
}

/** Wall clock against wall clock: the zone does not matter. */
function minutesOf(timeSlot: string): number {
  return Date.parse(`${timeSlot}Z`) / 60_000;
}
