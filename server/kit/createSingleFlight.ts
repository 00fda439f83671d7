/**
 * Runs work once for all concurrent callers of its key; returns the result that they share.
 * @param work its signal aborts when every caller has left
 * @param caller aborts when the caller leaves; its promise then rejects with the reason
 */
export type SingleFlight<T> = (
  key: string,
  work: (signal: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
) => Promise<T>;

/** Creates a SingleFlight. The next call after the end, successful or not, runs its work again. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, { result: Promise<T>; callers: number; abandoned: AbortController }>();

  const start = (key: string, work: (signal: AbortSignal) => Promise<T>) => {
    const abandoned = new AbortController();
    const result = work(abandoned.signal).finally(() => {
      if (running.get(key) === flight) running.delete(key);
    });
    const flight = { result, callers: 0, abandoned };
    running.set(key, flight);
    return flight;
  };

  return (key, work, caller) => {
    const flight = running.get(key) ?? start(key, work);
    flight.callers += 1;
    if (!caller) return flight.result;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(caller.reason as Error);
        flight.callers -= 1;
        if (flight.callers > 0) return;
        if (running.get(key) === flight) running.delete(key); // the next caller does not share work that ends
        flight.abandoned.abort(caller.reason);
      };
      caller.addEventListener('abort', leave, { once: true });
      const settle = (): void => caller.removeEventListener('abort', leave);
      flight.result.finally(settle).then(resolve, reject);
      if (caller.aborted) leave();
    });
  };
}
