import type { WorkTime } from './times/workTimes.ts';

/** Thrown to roll back a transaction whose time is taken. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
  readonly time: WorkTime;

  constructor(time: WorkTime) {
    super('The time is taken.');
    this.time = time;
  }
}

/** Runs a transaction that may refuse a time; returns the refusal after the rollback. */
export async function runInTransaction<T>(
  write: (refuse: (time: WorkTime) => never) => Promise<T>,
): Promise<T | TakenError> {
  try {
    return await write((time) => {
      throw new TakenError(time);
    });
  } catch (error) {
    if (error instanceof TakenError) return error;
    throw error;
  }
}
