import { LRUCache } from 'lru-cache';
import type { Logger } from '../../shared/kit/Logger.ts';

/** How much a shelf holds: so many answers, and together so many bytes as JSON (any, when left out). */
export interface ShelfSize {
  answers: number;
  bytes?: number;
}

export interface AnswerCacheOptions<Shelf extends string> {
  logger: Logger;
  /** First part of the names of log events: "content" logs "content.oldAnswerServed". */
  room: string;
  /** With a kept answer at hand a caller waits this long for a new one, then takes the kept one. */
  patienceMs: number;
  /**
   * Where answers are kept. Answers that visitors can multiply (made-up addresses, cursors, choices of tags) belong on
   * shelves of their own, so that they cannot push the real pages out.
   */
  shelves: Record<Shelf, ShelfSize>;
  /** Milliseconds; only differences matter. */
  clock: () => number;
}

/** How long an answer is fresh, and until what age it is served while a new one is fetched. Milliseconds. */
export interface Freshness {
  freshMs: number;
  staleMs: number;
  /** From this age on an answer is not served at all, not even when asking fails; any age is good when left out. */
  lastMs?: number;
}

export interface Wanted<T, Shelf extends string> {
  /** Names the answer among all; its first part is the call's name. */
  key: readonly string[];
  freshness: Freshness;
  ask: () => Promise<T>;
  /** For the log; no personal data. */
  facts: Record<string, unknown>;
  shelfOf: (answer: T) => Shelf;
}

export interface AnswerCache<Shelf extends string> {
  get<T extends object>(wanted: Wanted<T, Shelf>): Promise<T>;
  clear(): void;
}

interface Kept {
  answer: object;
  at: number;
}
interface UnderWay {
  answer: Promise<object>;
  since: number;
}

/** Entries beyond maxSize are not kept. Measuring is left out where nobody limits the bytes. */
function makeShelf({ answers, bytes }: ShelfSize): LRUCache<string, Kept> {
  if (bytes === undefined) return new LRUCache({ max: answers });
  const sizeCalculation = ({ answer }: Kept, key: string): number => JSON.stringify(answer).length + key.length;
  return new LRUCache({ max: answers, maxSize: bytes, sizeCalculation });
}

/**
 * Keeps answers by key. Equal questions at the same time become one. A stale answer is served at once while a new one
 * is fetched. When asking fails or takes too long, the last good answer is served however old (or up to its lastMs);
 * without one the error goes on and nothing is kept. Answers are shared between callers and must not be changed.
 */
export function answerCache<Shelf extends string>(options: AnswerCacheOptions<Shelf>): AnswerCache<Shelf> {
  const { logger, room, patienceMs, clock } = options;
  const shelves = new Map(
    (Object.entries(options.shelves) as [Shelf, ShelfSize][]).map(([name, size]) => [name, makeShelf(size)]),
  );
  const underWay = new Map<string, UnderWay>();
  let generation = 0;

  const keep = (key: string, shelf: Shelf, answer: object): void => {
    for (const [name, entries] of shelves) {
      if (name === shelf) entries.set(key, { answer, at: clock() });
      else entries.delete(key);
    }
  };

  const find = (key: string): Kept | undefined => {
    for (const entries of shelves.values()) {
      const kept = entries.get(key);
      if (kept) return kept;
    }
    return undefined;
  };

  const fetchOnce = <T extends object>(key: string, { ask, shelfOf }: Wanted<T, Shelf>): Promise<T> => {
    const running = underWay.get(key);
    if (running) return running.answer as Promise<T>;
    const startedIn = generation;
    const fetched = ask().then((answer) => {
      if (startedIn === generation) keep(key, shelfOf(answer), answer);
      return answer;
    });
    const tracked = fetched.finally(() => {
      if (underWay.get(key)?.answer === tracked) underWay.delete(key);
    });
    underWay.set(key, { answer: tracked, since: clock() });
    return tracked;
  };

  return {
    async get<T extends object>(wanted: Wanted<T, Shelf>): Promise<T> {
      const key = JSON.stringify(wanted.key);
      const kept = find(key);
      const { freshMs, staleMs, lastMs = Infinity } = wanted.freshness;
      if (!kept || clock() - kept.at >= lastMs) return fetchOnce(key, wanted);
      const age = clock() - kept.at;
      if (age < freshMs) return kept.answer as T;
      // Who comes later waits for the rest of the first one's patience only.
      const waited = clock() - (underWay.get(key)?.since ?? clock());
      const renewed = fetchOnce(key, wanted).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn(`${room}.oldAnswerServed`, { call: wanted.key[0], ...wanted.facts, reason });
        return kept.answer as T;
      });
      if (age < staleMs || waited >= patienceMs) return kept.answer as T;
      return firstOf(renewed, kept.answer as T, patienceMs - waited);
    },
    clear: () => {
      generation += 1;
      for (const entries of shelves.values()) entries.clear();
      underWay.clear();
    },
  };
}

/** The promise's value, or `otherwise` when it takes longer than `ms`. The promise must not reject. */
async function firstOf<T>(promise: Promise<T>, otherwise: T, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
