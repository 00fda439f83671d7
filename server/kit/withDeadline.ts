const timedOut = Symbol('timed out');

/**
 * Awaits a promise for a limited time.
 * After a pause of the process, such as a garbage collection, responses that have already arrived are read first.
 * @param onTimeout its result replaces that of the promise, or it throws
 */
export async function withDeadline<T, Late>(
  promise: Promise<T>,
  ms: number,
  onTimeout: () => Late | Promise<Late>,
): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, timedOut)), ms);
  });
  try {
    const first = await Promise.race([promise, timeout]);
    return first === timedOut ? await onTimeout() : first;
  } finally {
    clearTimeout(timer);
  }
}
