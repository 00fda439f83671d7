import type { Department } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/dealers/openingHours.ts';

/** A row of opening hours in the page's language. */
export interface HoursRow {
  day: string;
  hours: string;
  isSpecial: boolean;
  /**
   * Its weekdays (0 for Monday), or dates of a special day (YYYY-MM-DD, or MM-DD for every year).
   * Empty for all rows if any special day cannot be parsed: it may be today.
   */
  on: readonly (number | string)[];
}

/** A department as its dealer's page shows it, with its opening hours parsed. */
export interface ShownDepartment extends Omit<Department, 'openingschedule'> {
  /** Days and their opening hours, without closed days. */
  openDays: string[];
  hoursRows: HoursRow[];
  /** Null when the hours are unknown. */
  schedules: OpeningSchedule[] | null;
}
