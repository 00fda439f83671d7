import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../shared/kit/Logger.ts';
import { withDeadline } from '../kit/withDeadline.ts';
import type { DiskCopies } from '../storage/copies/DiskCopies.ts';

/** Capacity of a shelf: number of responses, and their total bytes as JSON (unlimited when left out). */
export interface ShelfSize {
  answers: number;
  bytes?: number;
}

export interface StaleWhileRevalidateCacheOptions<Shelf extends string> {
  logger: Logger;
  /** First part of the names of log events: "content" logs "content.staleAnswerServed". */
  room: 'catalogue' | 'content';
  /**
   * With a cached response a caller waits this long for a new one, then takes the cached one.
   * Until a response arrives, no other caller waits: a page that makes several calls in turn is delayed by this much
   * once.
   */
  patienceMs: number;
  /**
   * Separate caches.
   * Responses that visitors can multiply (unknown paths, cursors, tag selections) belong on shelves of their own, so
   * that they cannot evict the real pages.
   */
  shelves: Record<Shelf, ShelfSize>;
  /** Milliseconds; only differences matter. */
  clock: () => number;
  /** Disk copies that survive a restart; none when left out. */
  copies?: Pick<DiskCopies, 'read' | 'write' | 'delete'>;
}

/** Time for which a response is fresh, and age up to which it is served during a refresh, in ms. */
export interface Freshness {
  freshMs: number;
  staleMs: number;
  /** Age from which a response is never served, not even on a failure; unlimited when left out. */
  lastMs?: number;
}

export interface AnswerRequest<T, Shelf extends string> {
  /** Identifies the response; the first part is the name of the call. */
  key: readonly string[];
  freshness: Freshness;
  ask: () => Promise<T>;
  /** For the log; no personal data. */
  facts: Record<string, unknown>;
  shelfOf: (answer: T) => Shelf;
  /** Selects the responses that are copied to disk; none when left out. They must be JSON-serialisable. */
  isCopied?: (answer: T) => boolean;
  /** Called when a response replaces a different one, before any caller gets the new one. */
  onChanged?: () => void;
}

export interface StaleWhileRevalidateCache<Shelf extends string> {
  get<T extends object>(wanted: AnswerRequest<T, Shelf>): Promise<T>;
  /**
   * Makes the next caller wait for a new response, up to the patience.
   * The cached one is served only on a failure or timeout. Responses in progress are not cached.
   * @param matches selects responses by their key; all when left out
   */
  expire(matches?: (key: readonly string[]) => boolean): void;
  clear(): void;
}

interface CacheEntry {
  answer: object;
  at: number;
  /** SHA-256 of the response as JSON; null if it is not needed. */
  digest: string | null;
  /** Time of the last copy to disk. */
  copiedAt: number;
  isExpired: boolean;
}
interface UnderWay {
  answer: Promise<object>;
  since: number;
}

/** Time after which an unchanged response is copied again. The oldest copies on disk are then the unused ones. */
const copyAgainMs = 60 * 60_000;

/** Creates a shelf; entries beyond maxSize are not cached. Sizes are only measured when bytes are limited. */
function makeShelf({ answers, bytes }: ShelfSize): LRUCache<string, CacheEntry> {
  if (bytes === undefined) return new LRUCache({ max: answers });
  const sizeCalculation = ({ answer }: CacheEntry, key: string): number => JSON.stringify(answer).length + key.length;
  return new LRUCache({ max: answers, maxSize: bytes, sizeCalculation });
}

function digestOf(json: string | Buffer): string {
  return createHash('sha256').update(json).digest('base64');
}

/** The cached responses of all shelves; a key is on one of them. */
class Shelves<Shelf extends string> {
  readonly #shelves: Map<Shelf, LRUCache<string, CacheEntry>>;

  constructor(sizes: Record<Shelf, ShelfSize>) {
    const byName = Object.entries(sizes) as [Shelf, ShelfSize][];
    this.#shelves = new Map(byName.map(([name, size]) => [name, makeShelf(size)]));
  }

  find(key: string): CacheEntry | undefined {
    for (const entries of this.#shelves.values()) {
      const entry = entries.get(key);
      if (entry) return entry;
    }
    return undefined;
  }

  place(key: string, shelf: Shelf, entry: CacheEntry): void {
    for (const [name, entries] of this.#shelves) {
      if (name === shelf) entries.set(key, entry);
      else entries.delete(key);
    }
  }

  expire(isMatch: (key: string) => boolean): void {
    for (const entries of this.#shelves.values()) {
      for (const [key, entry] of entries.entries()) if (isMatch(key)) entry.isExpired = true;
    }
  }

  clear(): void {
    for (const entries of this.#shelves.values()) entries.clear();
  }
}

/**
 * Caches responses by key.
 * Equal concurrent requests become one. A stale response is served at once while a new one is fetched. When a request
 * fails or takes too long, the last good response is served at any age (or up to its lastMs), also one that an earlier
 * process copied to disk; without one the error is passed on and nothing is cached. Responses are shared between
 * callers and must not be changed.
 */
export function staleWhileRevalidateCache<Shelf extends string>(
  options: StaleWhileRevalidateCacheOptions<Shelf>,
): StaleWhileRevalidateCache<Shelf> {
  const { logger, room, patienceMs, clock, copies } = options;
  const shelves = new Shelves(options.shelves);
  const underWay = new Map<string, UnderWay>();
  /** A caller has timed out: until a response arrives, the next ones take cached responses at once. */
  let isSlow = false;

  const keep = <T extends object>(
    key: string,
    { shelfOf, isCopied, onChanged }: AnswerRequest<T, Shelf>,
    answer: T,
  ): void => {
    const previous = shelves.find(key);
    const isCompared = onChanged !== undefined || isCopied !== undefined;
    const text = isCompared ? JSON.stringify(answer) : null;
    const digest = text === null ? null : digestOf(text);
    const isNew = previous?.digest !== digest;
    const entry: CacheEntry = {
      answer,
      at: clock(),
      digest,
      copiedAt: previous?.copiedAt ?? -Infinity,
      isExpired: false,
    };
    if (copies && text !== null && isCopied) {
      if (!isCopied(answer)) {
        if (previous) void copies.delete(key);
      } else if (isNew || entry.at - entry.copiedAt >= copyAgainMs) {
        copies.write(key, null, Buffer.from(text));
        entry.copiedAt = entry.at;
      }
    }
    shelves.place(key, shelfOf(answer), entry);
    if (previous && isNew) onChanged?.();
  };

  /** Restores a copy from disk as a response that is renewed before it is served. */
  const restore = async <T extends object>(key: string, { shelfOf, isCopied }: AnswerRequest<T, Shelf>) => {
    const copy = copies && isCopied ? await copies.read(key) : null;
    const since = shelves.find(key); // another caller was faster
    if (since || !copy) return since;
    const answer = JSON.parse(copy.body.toString()) as T;
    const entry: CacheEntry = { answer, at: clock(), digest: digestOf(copy.body), copiedAt: clock(), isExpired: true };
    shelves.place(key, shelfOf(answer), entry);
    return entry;
  };

  const fetchOnce = <T extends object>(key: string, wanted: AnswerRequest<T, Shelf>): Promise<T> => {
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
    async get<T extends object>(wanted: AnswerRequest<T, Shelf>): Promise<T> {
      const key = JSON.stringify(wanted.key);
      const entry = shelves.find(key) ?? (copies ? await restore(key, wanted) : undefined);
      const { freshMs, staleMs, lastMs = Infinity } = wanted.freshness;
      if (!entry || clock() - entry.at >= lastMs) return fetchOnce(key, wanted);
      const age = entry.isExpired ? Math.max(staleMs, clock() - entry.at) : clock() - entry.at;
      if (age < freshMs) return entry.answer as T;
      // later callers wait only for the rest of the first one's patience
      const waited = clock() - (underWay.get(key)?.since ?? clock());
      const renewed = fetchOnce(key, wanted).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn(`${room}.staleAnswerServed`, { call: wanted.key[0], ...wanted.facts, reason });
        return entry.answer as T;
      });
      if (age < staleMs || waited >= patienceMs || isSlow) return entry.answer as T;
      const late = (): T => {
        isSlow = true;
        return entry.answer as T;
      };
      return withDeadline(renewed, patienceMs - waited, late);
    },
    expire: (matches = () => true) => {
      const isMatch = (key: string): boolean => matches(JSON.parse(key) as string[]);
      shelves.expire(isMatch);
      for (const key of [...underWay.keys()].filter(isMatch)) underWay.delete(key);
    },
    clear: () => {
      shelves.clear();
      underWay.clear();
    },
  };
}
