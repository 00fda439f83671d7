import { LRUCache } from 'lru-cache';
import type { Logger } from '../../../shared/kit/Logger.ts';

export interface AnswerCacheOptions {
  logger: Logger;
  /** With a kept answer at hand a caller waits this long for a new one, then takes the kept one. */
  patienceMs: number;
  /** Answers kept in all, and of each crowded shelf. */
  maxAnswers: number;
  maxCrowd: number;
  /** Milliseconds; only differences matter. */
  clock: () => number;
}

/** How long an answer is fresh, and until what age it is served while a new one is fetched. Milliseconds. */
export interface Freshness {
  freshMs: number;
  staleMs: number;
}

/**
 * Where an answer is kept. Answers that visitors can multiply (made-up addresses, cursors, choices of tags) have
 * shelves of their own, so that they cannot push the real pages out.
 */
export type Shelf = 'answers' | 'missing' | 'lists';

export interface Wanted<T> {
  /** Names the answer among all; its first part is the call's name. */
  key: readonly string[];
  freshness: Freshness;
  ask: () => Promise<T>;
  /** For the log; no personal data. */
  facts: Record<string, unknown>;
  shelfOf?: (answer: T) => Shelf;
}

export interface AnswerCache {
  get<T extends object>(wanted: Wanted<T>): Promise<T>;
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

/**
 * Keeps answers by key. Equal questions at the same time become one. A stale answer is served at once while a new one
 * is fetched. When asking fails or takes too long, the last good answer is served however old; without one the error
 * goes on. Answers are shared between callers and must not be changed.
 */
export function answerCache({ logger, patienceMs, maxAnswers, maxCrowd, clock }: AnswerCacheOptions): AnswerCache {
  const shelves: Record<Shelf, LRUCache<string, Kept>> = {
    answers: new LRUCache({ max: maxAnswers }),
    missing: new LRUCache({ max: maxCrowd }),
    lists: new LRUCache({ max: maxCrowd }),
  };
  const underWay = new Map<string, UnderWay>();
  let generation = 0;

  const keep = (key: string, shelf: Shelf, answer: object): void => {
    for (const other of Object.values(shelves)) if (other !== shelves[shelf]) other.delete(key);
    shelves[shelf].set(key, { answer, at: clock() });
  };

  const fetchOnce = <T extends object>(key: string, { ask, shelfOf }: Wanted<T>): Promise<T> => {
    const running = underWay.get(key);
    if (running) return running.answer as Promise<T>;
    const startedIn = generation;
    const fetched = ask().then((answer) => {
      if (startedIn === generation) keep(key, shelfOf?.(answer) ?? 'answers', answer);
      return answer;
    });
    const tracked = fetched.finally(() => {
      if (underWay.get(key)?.answer === tracked) underWay.delete(key);
    });
    underWay.set(key, { answer: tracked, since: clock() });
    return tracked;
  };

  return {
    async get<T extends object>(wanted: Wanted<T>): Promise<T> {
      const key = JSON.stringify(wanted.key);
      const kept = shelves.answers.get(key) ?? shelves.missing.get(key) ?? shelves.lists.get(key);
      if (!kept) return fetchOnce(key, wanted);
      const { freshMs, staleMs } = wanted.freshness;
      const age = clock() - kept.at;
      if (age < freshMs) return kept.answer as T;
      // Who comes later waits for the rest of the first one's patience only.
      const waited = clock() - (underWay.get(key)?.since ?? clock());
      const renewed = fetchOnce(key, wanted).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn('content.oldAnswerServed', { call: wanted.key[0], ...wanted.facts, reason });
        return kept.answer as T;
      });
      if (age < staleMs || waited >= patienceMs) return kept.answer as T;
      return firstOf(renewed, kept.answer as T, patienceMs - waited);
    },
    clear: () => {
      generation += 1;
      for (const shelf of Object.values(shelves)) shelf.clear();
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
