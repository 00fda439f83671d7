/**
 * A month as a grid of 42 days, Monday first, with one selectable day.
 * Dates are "2026-11-26", months "2026-11".
 */
export interface MonthCalendarProps {
  month: string;
  onMonth: (month: string) => void;
  /** null: no day is selected. */
  chosen: string | null;
  onChoose: (date: string) => void;
  isAvailable: (date: string) => boolean;
  /** First month that the buttons reach; `lastMonth` is the last. */
  firstMonth: string;
  lastMonth: string;
  /** Marked as today (aria-current). */
  today: string;
  /** BCP 47 language of the month and day names. */
  locale: string;
  texts: { previousMonth: string; nextMonth: string; available: string; chosen: string };
}
