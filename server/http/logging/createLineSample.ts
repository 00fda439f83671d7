/** Lines per second of a kind that is frequent and successful; the requests beyond them share one line. */
const maxLinesPerSecond = 100;
const secondMs = 1000;

/**
 * Decides which requests have a log line of their own: the first hundred of a second.
 * Full lines of a fast page would cost a tenth of its processor time, and fill a disk.
 * @param reportRest logs the number of requests without a line, after a second
 * @returns true if a request has its own line; its argument is the time in ms, of which only differences matter
 */
export function createLineSample(reportRest: (count: number) => void): (now: number) => boolean {
  let began = -Infinity;
  let lines = 0;
  let rest = 0;
  const report = (): void => {
    reportRest(rest);
    rest = 0;
  };
  return (now) => {
    if (now - began >= secondMs) {
      began = now;
      lines = 0;
    }
    if (lines < maxLinesPerSecond) {
      lines += 1;
      return true;
    }
    if (rest === 0) setTimeout(report, secondMs).unref();
    rest += 1;
    return false;
  };
}
