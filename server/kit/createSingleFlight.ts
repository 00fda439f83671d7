/** Runs work once for all concurrent callers of its key; returns the result that they share. */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a SingleFlight. The next call after the end, successful or not, runs its work again. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}
