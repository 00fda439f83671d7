import type { DayAvailability, FreeTime } from '../../../shared/booking/BookingTypes.ts';

const maxTimes = 3;

/** Lists the free times nearest to a refused one, nearest first; full days in place of a full day. */
export function nearestTimes(
  days: readonly DayAvailability[],
  wanted: { departmentId: string; siteName: string; timeSlot: string; isFullDay: boolean },
): FreeTime[] {
  const { timeSlot: taken, isFullDay, ...place } = wanted;
  const distance = (timeSlot: string): number => Math.abs(toMinutes(timeSlot) - toMinutes(taken));
  const times = days.flatMap(({ date, availableSlots, allDaySlotAvailable }) => {
    const day = date.slice(0, 10);
    const slots = isFullDay ? (allDaySlotAvailable ? ['08:00'] : []) : availableSlots;
    return slots.map((slot) => ({ ...place, timeSlot: `${day}T${slot}:00`, isFullDay }));
  });
  // the calendar may still list the time that was just refused
  const others = times.filter(({ timeSlot }) => distance(timeSlot) > 0);
  return others.sort((one, other) => distance(one.timeSlot) - distance(other.timeSlot)).slice(0, maxTimes);
}

/** Compares wall-clock times only: the zone does not matter. */
function toMinutes(timeSlot: string): number {
  return Date.parse(`${timeSlot}Z`) / 60_000;
}
