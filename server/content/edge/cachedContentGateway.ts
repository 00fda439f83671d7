import { LRUCache } from 'lru-cache';
import type { ContentGateway, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';

export interface ContentCacheOptions {
  logger: Logger;
  /** An answer is fresh this long. */
  freshMs: number;
  /** An older answer is still served, and renewed behind the visitor's back, until it is this old. */
  staleMs: number;
  /** Answers kept, and answers "no such page" kept. */
  maxAnswers?: number;
  maxMissing?: number;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
}

/** A gateway with a cache, and a way to empty it when the content has changed. */
export interface CachedContentGateway extends ContentGateway {
  clear(): void;
}

interface Kept {
  answer: object;
  at: number;
}

/**
 * Puts a cache before a gateway. Equal calls at the same time become one. A stale answer is served at once while a
 * new one is fetched. When the gateway fails, the last good answer is served however old; without one the error goes on.
 * Answers are shared between callers and must not be changed.
 */
export function cachedContentGateway(inner: ContentGateway, options: ContentCacheOptions): CachedContentGateway {
  const { logger, freshMs, staleMs, clock = Date.now } = options;
  const answers = new LRUCache<string, Kept>({ max: options.maxAnswers ?? 2000 });
  // Apart, so that made-up addresses cannot push real pages out.
  const missing = new LRUCache<string, Kept>({ max: options.maxMissing ?? 500 });
  const underWay = new Map<string, Promise<object>>();
  let generation = 0;

  const fetchOnce = <T extends object>(key: string, ask: () => Promise<T>, isMissing: (answer: T) => boolean): Promise<T> => {
    const running = underWay.get(key) as Promise<T> | undefined;
    if (running) return running;
    const startedIn = generation;
    const fetched = ask().then((answer) => {
      if (startedIn === generation) {
        const [right, wrong] = isMissing(answer) ? [missing, answers] : [answers, missing];
        wrong.delete(key);
        right.set(key, { answer, at: clock() });
      }
      return answer;
    });
    const tracked = fetched.finally(() => {
      if (underWay.get(key) === tracked) underWay.delete(key);
    });
    underWay.set(key, tracked);
    return tracked;
  };

  const cached = async <T extends object>(
    call: string,
    query: ContentQuery,
    key: string,
    ask: () => Promise<T>,
    isMissing: (answer: T) => boolean = () => false,
  ): Promise<T> => {
    const kept = answers.get(key) ?? missing.get(key);
    const age = kept ? clock() - kept.at : Infinity;
    if (kept && age < freshMs) return kept.answer as T;
    const facts = { call, site: query.site, language: query.language };
    const told = (error: unknown) =>
      logger.warn('content.oldAnswerServed', { ...facts, reason: error instanceof Error ? error.message : String(error) });
    if (kept && age < staleMs) {
      fetchOnce(key, ask, isMissing).catch(told);
      return kept.answer as T;
    }
    try {
      return await fetchOnce(key, ask, isMissing);
    } catch (error) {
      if (!kept) throw error;
      told(error);
      return kept.answer as T;
    }
  };

  const keyOf = (...parts: string[]): string => JSON.stringify(parts);
  const comparable = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';
  return {
    layout: (query) => {
      const key = keyOf('layout', query.site, query.language, comparable(query.path));
      return cached('layout', query, key, () => inner.layout(query), (answer) => answer.route === null);
    },
    navigation: (query) =>
      cached('navigation', query, keyOf('navigation', query.site, query.language), () => inner.navigation(query)),
    dictionary: (query) =>
      cached('dictionary', query, keyOf('dictionary', query.site, query.language), () => inner.dictionary(query)),
    clear: () => {
      generation += 1;
      answers.clear();
      missing.clear();
      underWay.clear();
    },
  };
}
