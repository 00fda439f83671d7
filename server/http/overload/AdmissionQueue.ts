/** In the order of service; no visitor waits for `background` renders. */
export const priorities = ['form', 'page', 'background'] as const;
export type Priority = (typeof priorities)[number];

export interface QueueEntry {
  start: () => void;
  expire: () => void;
}

/**
 * Requests that wait to start: first in, first out within a priority.
 * Newest first would serve a long queue better, whose oldest visitors have given up. This queue is never longer than
 * its time limit allows, so the fair order costs nothing.
 */
export class AdmissionQueue {
  readonly #entries: Record<Priority, Map<QueueEntry, NodeJS.Timeout>> = {
    form: new Map(),
    page: new Map(),
    background: new Map(),
  };

  get length(): number {
    return priorities.reduce((sum, priority) => sum + this.#entries[priority].size, 0);
  }

  /** Entries that start before a new one of this priority. */
  lengthAhead(priority: Priority): number {
    const served = priorities.slice(0, priorities.indexOf(priority) + 1);
    return served.reduce((sum, one) => sum + this.#entries[one].size, 0);
  }

  /** @param maxWaitMs after this time the entry leaves the queue and expires. */
  add(priority: Priority, entry: QueueEntry, maxWaitMs: number): void {
    const expire = (): void => {
      this.#entries[priority].delete(entry);
      entry.expire();
    };
    this.#entries[priority].set(entry, setTimeout(expire, maxWaitMs));
  }

  remove(priority: Priority, entry: QueueEntry): void {
    clearTimeout(this.#entries[priority].get(entry));
    this.#entries[priority].delete(entry);
  }

  /** Removes the next entry; null when the queue is empty. */
  shift(): QueueEntry | null {
    for (const priority of priorities) {
      const [first] = this.#entries[priority].keys();
      if (!first) continue;
      this.remove(priority, first);
      return first;
    }
    return null;
  }
}
