import { weekdayOf } from '../../kit/time/zonedTime.ts';
import type { DayAvailability } from '../BookingTypes.ts';
import { eveningStart } from './timeKinds.ts';
import type { TimeKind } from './timeKinds.ts';
import { dateOf } from './timeTexts.ts';
import { mondayOf, weekDays } from './weekRules.ts';
import type { WeekSlot } from './weekRules.ts';

const saturday = 5;

/**
 * Filters the days to times of the given kinds; all times when none is given. A full day counts as a morning time,
 * never as an evening one. A waiting list stays on days that can have such a time.
 */
export function daysOfKinds(days: readonly DayAvailability[], kinds: readonly TimeKind[]): DayAvailability[] {
  if (kinds.length === 0) return [...days];
  const evenings = kinds.includes('evening');
  return days.map((day) => {
    if (kinds.includes('saturday') && weekdayOf(dateOf(day.date)) === saturday) return day;
    const { canWait: _canWait, ...others } = day;
    const availableSlots = evenings ? day.availableSlots.filter((clock) => clock >= eveningStart) : [];
    return { ...(evenings ? day : others), availableSlots, allDaySlotAvailable: false };
  });
}

/** Returns the first time of the given kinds; null when none of the days has one. */
export function firstOfKinds(days: readonly DayAvailability[], kinds: readonly TimeKind[]): WeekSlot | null {
  const [first] = daysOfKinds(days, kinds)
    .filter(({ availableSlots, allDaySlotAvailable }) => allDaySlotAvailable || availableSlots.length > 0)
    .sort((one, other) => (dateOf(one.date) < dateOf(other.date) ? -1 : 1));
  if (!first) return null;
  const date = dateOf(first.date);
  const slots = weekDays(mondayOf(date), [first]).flatMap((day) => day.slots);
  return slots.sort((one, other) => (one.timeSlot < other.timeSlot ? -1 : 1))[0] ?? null;
}
