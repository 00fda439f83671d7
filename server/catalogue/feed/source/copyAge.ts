import { stat } from 'node:fs/promises';

/** Age of the last good copy of a feed. */
export interface CopyAge {
  /** Time (ISO 8601) at which the copy was read from the feed. */
  readAt: string;
  /** Rounded to a tenth. */
  ageHours: number;
}

/** Returns the age of a copy; null without one. */
export async function copyAge(file: string): Promise<CopyAge | null> {
  const copied = await stat(file).catch(() => null);
  return (
    copied && {
      readAt: copied.mtime.toISOString(),
      ageHours: Math.round((Date.now() - copied.mtimeMs) / 360_000) / 10,
    }
  );
}
