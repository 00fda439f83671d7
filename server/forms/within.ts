/** The work exceeded the time that a visitor may wait. */
export class TookTooLongError extends Error {
  override readonly name = 'TookTooLongError';
}

/** The result of `work`, or TookTooLongError after `ms`; a later result is ignored. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TookTooLongError()), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
