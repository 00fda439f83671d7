/** Injectable timers, so that tests control the time. */
export interface FeedTimers {
  /** Runs once after a delay; the result cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Timers that do not keep the process alive on their own. */
export const realFeedTimers: FeedTimers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
