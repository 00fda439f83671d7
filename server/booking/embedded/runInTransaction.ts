import type { WorkTime } from './times/workTimes.ts';

/** Thrown to roll back a transaction whose time is taken. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
  readonly time: WorkTime;
  /** Code of the add-on that is out then; null when the time is full. */
  readonly addon: string | null;

  constructor(time: WorkTime, addon: string | null) {
    super('The time is taken.');
    this.time = time;
    this.addon = addon;
  }
}

/** Runs a transaction that may refuse a time; returns the refusal after the rollback. */
export async function runInTransaction<T>(
  write: (refuse: (time: WorkTime, addon?: string | null) => never) => Promise<T>,
): Promise<T | TakenError> {
  try {
    return await write((time, addon = null) => {
      throw new TakenError(time, addon);
    });
  } catch (error) {
    if (error instanceof TakenError) return error;
    throw error;
  }
}
