import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { DiskCopies } from '../storage/copies/DiskCopies.ts';

/** How much a shelf holds: so many answers, and together so many bytes as JSON (any, when left out). */
export interface ShelfSize {
  answers: number;
  bytes?: number;
}

export interface AnswerCacheOptions<Shelf extends string> {
  logger: Logger;
  /** First part of the names of log events: "content" logs "content.oldAnswerServed". */
  room: string;
  /**
   * With a kept answer at hand a caller waits this long for a new one, then takes the kept one. Until an answer comes,
   * no one waits again: a page that asks for several in turn is late by this much once.
   */
  patienceMs: number;
  /**
   * Where answers are kept. Answers that visitors can multiply (made-up addresses, cursors, choices of tags) belong on
   * shelves of their own, so that they cannot push the real pages out.
   */
  shelves: Record<Shelf, ShelfSize>;
  /** Milliseconds; only differences matter. */
  clock: () => number;
  /** Where answers survive a restart; nowhere when left out. */
  copies?: Pick<DiskCopies, 'read' | 'write' | 'delete'>;
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
  /** Selects the answers that are copied to disk; none when left out. They must survive JSON. */
  isCopied?: (answer: T) => boolean;
  /** Called when an answer replaces another one that differs from it, before anyone gets the new one. */
  onChanged?: () => void;
}

export interface AnswerCache<Shelf extends string> {
  get<T extends object>(wanted: Wanted<T, Shelf>): Promise<T>;
  /**
   * Has the next caller wait for a new answer, up to the patience; the kept one is served only when that fails or takes
   * longer. Answers that are on their way are not kept.
   * @param matches selects answers by their key; all when left out
   */
  expire(matches?: (key: readonly string[]) => boolean): void;
  clear(): void;
}

interface Kept {
  answer: object;
  at: number;
  /** SHA-256 of the answer as JSON; null where nothing needs it. */
  digest: string | null;
  /** Time of the last copy to disk. */
  copiedAt: number;
  isExpired: boolean;
}
interface UnderWay {
  answer: Promise<object>;
  since: number;
}

/** An unchanged answer is copied again after this time, so that the oldest copies on disk are those no longer used. */
const copyAgainMs = 60 * 60_000;

/** Entries beyond maxSize are not kept. Measuring is left out where nobody limits the bytes. */
function makeShelf({ answers, bytes }: ShelfSize): LRUCache<string, Kept> {
  if (bytes === undefined) return new LRUCache({ max: answers });
  const sizeCalculation = ({ answer }: Kept, key: string): number => JSON.stringify(answer).length + key.length;
  return new LRUCache({ max: answers, maxSize: bytes, sizeCalculation });
}

/**
 * Keeps answers by key. Equal questions at the same time become one. A stale answer is served at once while a new one
 * is fetched. When asking fails or takes too long, the last good answer is served however old (or up to its lastMs),
 * also one that an earlier process copied to disk; without one the error goes on and nothing is kept. Answers are
 * shared between callers and must not be changed.
 */
export function answerCache<Shelf extends string>(options: AnswerCacheOptions<Shelf>): AnswerCache<Shelf> {
  const { logger, room, patienceMs, clock, copies } = options;
  const shelves = new Map(
    (Object.entries(options.shelves) as [Shelf, ShelfSize][]).map(([name, size]) => [name, makeShelf(size)]),
  );
  const underWay = new Map<string, UnderWay>();
  /** A caller has waited in vain: until an answer comes, the next ones take kept answers at once. */
  let isSlow = false;

  const place = (key: string, shelf: Shelf, kept: Kept): void => {
    for (const [name, entries] of shelves) {
      if (name === shelf) entries.set(key, kept);
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

  const keep = <T extends object>(key: string, { shelfOf, isCopied, onChanged }: Wanted<T, Shelf>, answer: T): void => {
    const before = find(key);
    const isCompared = onChanged !== undefined || isCopied !== undefined;
    const text = isCompared ? JSON.stringify(answer) : null;
    const digest = text === null ? null : createHash('sha256').update(text).digest('base64');
    const isNew = before?.digest !== digest;
    const kept: Kept = { answer, at: clock(), digest, copiedAt: before?.copiedAt ?? -Infinity, isExpired: false };
    if (copies && text !== null && isCopied) {
      if (!isCopied(answer)) {
        if (before) void copies.delete(key);
      } else if (isNew || kept.at - kept.copiedAt >= copyAgainMs) {
        copies.write(key, null, Buffer.from(text));
        kept.copiedAt = kept.at;
      }
    }
    place(key, shelfOf(answer), kept);
    if (before && isNew) onChanged?.();
  };

  /** Takes a copy from disk as an answer that is to be renewed before it is served. */
  const restore = async <T extends object>(key: string, { shelfOf, isCopied }: Wanted<T, Shelf>) => {
    const copy = copies && isCopied ? await copies.read(key) : null;
    const since = find(key); // another caller was faster
    if (since || !copy) return since;
    const answer = JSON.parse(copy.body.toString()) as T;
    const digest = createHash('sha256').update(copy.body).digest('base64');
    const kept: Kept = { answer, at: clock(), digest, copiedAt: clock(), isExpired: true };
    place(key, shelfOf(answer), kept);
    return kept;
  };

  const fetchOnce = <T extends object>(key: string, wanted: Wanted<T, Shelf>): Promise<T> => {
    const running = underWay.get(key);
    if (running) return running.answer as Promise<T>;
    const isCurrent = (): boolean => underWay.get(key)?.answer === tracked;
    const tracked: Promise<T> = wanted
      .ask()
      .then((answer) => {
        isSlow = false;
        if (isCurrent()) keep(key, wanted, answer);
        return answer;
      })
      .finally(() => {
        if (isCurrent()) underWay.delete(key);
      });
    underWay.set(key, { answer: tracked, since: clock() });
    return tracked;
  };

  return {
    async get<T extends object>(wanted: Wanted<T, Shelf>): Promise<T> {
      const key = JSON.stringify(wanted.key);
      const kept = find(key) ?? (copies ? await restore(key, wanted) : undefined);
      const { freshMs, staleMs, lastMs = Infinity } = wanted.freshness;
      if (!kept || clock() - kept.at >= lastMs) return fetchOnce(key, wanted);
      const age = kept.isExpired ? Math.max(staleMs, clock() - kept.at) : clock() - kept.at;
      if (age < freshMs) return kept.answer as T;
      // later callers wait for the rest of the first one's patience only
      const waited = clock() - (underWay.get(key)?.since ?? clock());
      const renewed = fetchOnce(key, wanted).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn(`${room}.oldAnswerServed`, { call: wanted.key[0], ...wanted.facts, reason });
        return kept.answer as T;
      });
      if (age < staleMs || waited >= patienceMs || isSlow) return kept.answer as T;
      const late = (): T => {
        isSlow = true;
        return kept.answer as T;
      };
      return firstOf(renewed, late, patienceMs - waited);
    },
    expire: (matches = () => true) => {
      const isMatch = (key: string): boolean => matches(JSON.parse(key) as string[]);
      for (const entries of shelves.values()) {
        for (const [key, kept] of entries.entries()) if (isMatch(key)) kept.isExpired = true;
      }
      for (const key of [...underWay.keys()].filter(isMatch)) underWay.delete(key);
    },
    clear: () => {
      for (const entries of shelves.values()) entries.clear();
      underWay.clear();
    },
  };
}

/** The promise's value, or that of `otherwise` when it takes longer than `ms`. The promise must not reject. */
async function firstOf<T>(promise: Promise<T>, otherwise: () => T, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
