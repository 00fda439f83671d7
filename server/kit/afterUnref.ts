/** Runs once after a time in ms; the result cancels it. Injectable, so that tests control the time. */
export type After = (ms: number, run: () => void) => () => void;

/** A timer that does not keep the process alive. */
export const afterUnref: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};
