import type { Queries } from '../../storage/Storage.ts';
import type { WorkTime } from './workTimes.ts';

/** What the engine tells and asks the waiting lists, within its transactions. */
export interface WaitingHooks {
  /** Time of a workshop's day has become free. */
  freed(queries: Queries, place: { departmentId: string; day: string }): Promise<void>;
  /** Ends the hold of a link on a time, which the caller gives back or keeps; null when the link holds no such time. */
  takeHold(
    queries: Queries,
    link: string,
    place: { departmentId: string; timeSlot: string; isFullDay: boolean },
  ): Promise<WorkTime | null>;
}
