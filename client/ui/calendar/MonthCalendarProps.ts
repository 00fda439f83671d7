/** A month as a grid of 42 days, Monday first, of which one can be chosen. Dates are "2026-11-26", months "2026-11". */
export interface MonthCalendarProps {
  month: string;
  onMonth: (month: string) => void;
  /** null: none is chosen. */
  chosen: string | null;
  onChoose: (date: string) => void;
  isAvailable: (date: string) => boolean;
  /** The buttons to the month before and after end here. */
  firstMonth: string;
  lastMonth: string;
  /** Marked as today (aria-current). */
  today: string;
  /** BCP 47, of the names of months and days. */
  locale: string;
  texts: { previousMonth: string; nextMonth: string; available: string; chosen: string };
  disabled?: boolean;
}
