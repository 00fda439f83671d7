import type { Queries } from '../../storage/Storage.ts';
import type { WorkTime } from './times/workTimes.ts';

/** Calls from the engine to the waiting lists, within its transactions. */
export interface WaitingHooks {
  /** Time at a workshop has become free on a day. */
  freed(queries: Queries, place: { departmentId: string; day: string }): Promise<void>;
  /**
   * Ends the hold of a link on a time; null when the link holds no such time.
   * The caller releases the time or books it.
   */
  takeHold(
    queries: Queries,
    link: string,
    place: { departmentId: string; timeSlot: string; isFullDay: boolean },
  ): Promise<WorkTime | null>;
}
