import { open, readFile, readlink, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import { isProcessRunning } from './isProcessRunning.ts';

/** Longer than any dead lock stays. */
const patienceMs = 15_000;
/** Age of a dead lock of another machine, or of a process that died between creating and writing it. */
const foreignLockIsDeadAfterMs = 10_000;
const emptyLockIsDeadAfterMs = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

/** Start of a process in ticks since the machine's; "" for a dead one, or where the system does not tell. */
async function startOf(processId: number): Promise<string> {
  const stats = await readFile(`/proc/${String(processId)}/stat`, 'utf8').catch(() => '');
  const [state, ...others] = stats.slice(stats.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' ? '' : (others[18] ?? '');
}

/** This machine or container: ids of processes mean nothing to others. */
async function machine(): Promise<string> {
  return `${hostname()}/${await readlink('/proc/self/ns/pid').catch(() => '')}`;
}

async function isDead(lock: string, holder: string): Promise<boolean> {
  const [host, id, start] = holder.split(' ');
  if (host === (await machine())) {
    return !isProcessRunning(Number(id)) || (await startOf(Number(id))) !== start;
  }
  const maxAgeMs = holder === '' ? emptyLockIsDeadAfterMs : foreignLockIsDeadAfterMs;
  const stats = await stat(lock).catch(() => null);
  // the clock may have been set back since the lock was made
  return stats !== null && Math.abs(Date.now() - stats.mtimeMs) > maxAgeMs;
}

async function acquire(lock: string): Promise<void> {
  const until = monotonicMs() + patienceMs;
  for (;;) {
    try {
      const file = await open(lock, 'wx');
      const { pid } = process;
      try {
        await file.writeFile([await machine(), String(pid), await startOf(pid)].join(' '));
      } finally {
        await file.close();
      }
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const read = (): Promise<string | null> => readFile(lock, 'utf8').catch(() => null); // null: just released
    const holder = await read();
    if (holder !== null && (await isDead(lock, holder))) {
      // another process may have replaced it meanwhile
      if ((await read()) === holder) await unlink(lock).catch(() => undefined);
    } else if (monotonicMs() > until) {
      throw new Error(`Another process holds ${lock}. Remove the file if no process is writing.`);
    } else await pause(40);
  }
}

/**
 * Runs work with an exclusive lock, across all processes that share the lock's folder.
 * A lock ends with its process; one of another machine ends ten seconds after it was made.
 */
export async function withLockFile<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await acquire(lock);
  try {
    return await work();
  } finally {
    await unlink(lock);
  }
}
