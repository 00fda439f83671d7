import { afterUnref } from '../../kit/afterUnref.ts';
import type { After } from '../../kit/afterUnref.ts';

/** Injectable timers, so that tests control the time. */
export interface FeedTimers {
  after: After;
}

export const realFeedTimers: FeedTimers = { after: afterUnref };
