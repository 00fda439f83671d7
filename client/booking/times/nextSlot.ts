import { isSameSlot } from '../../../shared/booking/times/weekRules.ts';
import type { WeekDay, WeekSlot } from '../../../shared/booking/times/weekRules.ts';

/**
 * The time that a key moves to from another one; null for other keys.
 * With `inColumns` days are next to each other and times below; otherwise days are below each other and times next to
 * each other. After a day's last time comes the next day's first; a day without times is skipped.
 */
export function nextSlot(key: string, from: WeekSlot, days: readonly WeekDay[], inColumns: boolean): WeekSlot | null {
  const all = days.flatMap(({ slots }) => slots);
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  const [along, across] = inColumns
    ? [
        { ArrowDown: 1, ArrowUp: -1 },
        { ArrowRight: 1, ArrowLeft: -1 },
      ]
    : [
        { ArrowRight: 1, ArrowLeft: -1 },
        { ArrowDown: 1, ArrowUp: -1 },
      ];
  const step = (along as Record<string, number>)[key];
  if (step !== undefined) return all[all.findIndex((slot) => isSameSlot(slot, from)) + step] ?? from;
  const daysOn = (across as Record<string, number>)[key];
  return daysOn === undefined ? null : slotOfOtherDay(from, days, daysOn);
}

function slotOfOtherDay(from: WeekSlot, days: readonly WeekDay[], daysOn: number): WeekSlot {
  const withSlots = days.filter(({ slots }) => slots.length > 0);
  const day = withSlots.findIndex(({ slots }) => slots.some((slot) => isSameSlot(slot, from)));
  const place = withSlots[day]?.slots.findIndex((slot) => isSameSlot(slot, from)) ?? 0;
  const other = withSlots[day + daysOn]?.slots;
  return other?.[Math.min(place, other.length - 1)] ?? from;
}
