/** Awaits the reading of a file or folder; `otherwise` when it does not exist. */
export async function unlessMissing<T, Otherwise>(reading: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}
