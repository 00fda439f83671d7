/** Runs a limited number of tasks concurrently; owners take turns, each in its own order. */
export interface Queue {
  /** @throws the queue's error when too many tasks are waiting, or the reason of the signal */
  run<T>(task: () => Promise<T>, options?: TaskOptions): Promise<T>;
}

export interface TaskOptions {
  /** Key of the client that the task is for. */
  owner?: string;
  /** Removes a waiting task; a running one goes on. */
  signal?: AbortSignal;
}

interface QueueOptions {
  concurrency: number;
  maxWaiting: number;
  /** Creates the error of a task that finds the queue full. */
  fullError?: () => Error;
}

interface Waiting {
  start: () => void;
  refuse: (reason: Error) => void;
}

/** A task was refused, because too many are waiting. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Creates a queue of tasks in this process.
 * A full queue refuses the newest task of the owner with the most tasks, so that one owner cannot keep others out.
 */
export function createQueue({
  concurrency,
  maxWaiting,
  fullError = () => new QueueFullError('Too many tasks are waiting.'),
}: QueueOptions): Queue {
  /** Waiting tasks by owner; the first owner is next. */
  const lines = new Map<string, Waiting[]>();
  let length = 0;
  let running = 0;

  const remove = (owner: string, entry: Waiting): void => {
    const line = lines.get(owner)?.filter((other) => other !== entry) ?? [];
    if (line.length > 0) lines.set(owner, line);
    else lines.delete(owner);
    length -= 1;
  };

  const makeRoom = (owner: string): void => {
    const [longest] = [...lines].sort(([, a], [, b]) => b.length - a.length);
    const newest = longest?.[1].at(-1);
    if (!longest || !newest || longest[1].length <= (lines.get(owner)?.length ?? 0) + 1) throw fullError();
    remove(longest[0], newest);
    newest.refuse(fullError());
  };

  const wait = (owner: string, signal: AbortSignal | undefined): Promise<void> => {
    if (length >= maxWaiting) makeRoom(owner);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        remove(owner, entry);
        reject(signal?.reason as Error);
      };
      const settle = (end: () => void): void => {
        signal?.removeEventListener('abort', leave);
        end();
      };
      const entry = { start: () => settle(resolve), refuse: (reason: Error) => settle(() => reject(reason)) };
      signal?.addEventListener('abort', leave, { once: true });
      lines.set(owner, [...(lines.get(owner) ?? []), entry]);
      length += 1;
    });
  };

  const startNext = (): boolean => {
    const [next] = lines;
    const [owner, [entry, ...later]] = next ?? ['', []];
    if (!entry) return false;
    lines.delete(owner);
    if (later.length > 0) lines.set(owner, later); // at the end: the other owners are next
    length -= 1;
    entry.start(); // takes the slot of the finished task
    return true;
  };

  return {
    run: async (task, { owner = '', signal } = {}) => {
      signal?.throwIfAborted();
      if (running < concurrency) running += 1;
      else await wait(owner, signal);
      try {
        return await task();
      } finally {
        if (!startNext()) running -= 1;
      }
    },
  };
}
