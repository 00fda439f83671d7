import type { ContentBackend, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { answerCache } from '../../upstream/answerCache.ts';
import type { Freshness } from '../../upstream/answerCache.ts';

/** Everything but the editors' calls, which are never cached. */
export type CachedCall = Exclude<keyof ContentBackend, 'editingLayout'>;

/** What visitors can multiply is kept apart from the pages. */
type Shelf = 'answers' | 'missing' | 'lists';

export interface ContentCacheOptions {
  logger: Logger;
  /** Of every call, where `own` says nothing else. */
  freshness: Freshness;
  own?: Partial<Record<CachedCall, Freshness>>;
  /** With an old answer at hand, a new one is waited for this long. */
  patienceMs?: number;
  /** Answers kept; and of each kind that visitors can multiply (unknown paths, lists of stories). */
  maxAnswers?: number;
  maxCrowd?: number;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
}

/** A gateway with a cache, and a way to empty it when the content has changed. */
export interface CachedContentGateway extends ContentBackend {
  clear(): void;
}

const comparable = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Puts a cache before a gateway; see answerCache. What editors ask for goes through untouched. */
export function cachedContentGateway(inner: ContentBackend, options: ContentCacheOptions): CachedContentGateway {
  const { logger, freshness, own = {}, patienceMs = 1000, maxAnswers = 2000, maxCrowd = 500 } = options;
  const cache = answerCache<Shelf>({
    logger,
    room: 'content',
    patienceMs,
    shelves: { answers: { answers: maxAnswers }, missing: { answers: maxCrowd }, lists: { answers: maxCrowd } },
    clock: options.clock ?? Date.now,
  });

  const cached = <T extends object>(
    call: CachedCall,
    { site, language }: { site: string; language?: string },
    parts: readonly string[],
    ask: () => Promise<T>,
    shelfOf: (answer: T) => Shelf = () => 'answers',
  ): Promise<T> =>
    cache.get({
      key: [call, site, language ?? '', ...parts],
      freshness: own[call] ?? freshness,
      ask,
      facts: language === undefined ? { site } : { site, language },
      shelfOf,
    });

  return {
    layout: (query) =>
      cached('layout', query, [comparable(query.path)], () => inner.layout(query), (answer) =>
        answer.route === null ? 'missing' : 'answers',
      ),
    navigation: (query) => cached('navigation', query, [], () => inner.navigation(query)),
    dictionary: (query) => cached('dictionary', query, [], () => inner.dictionary(query)),
    stories: (query) => {
      const { index, limit, cursor, tags } = query;
      const parts = [index, String(limit), cursor, ...[...tags].sort()];
      return cached('stories', query, parts, () => inner.stories(query), () => 'lists');
    },
    storyTags: (query) => cached('storyTags', query, [], () => inner.storyTags(query)),
    storyNeighbours: (query) =>
      cached('storyNeighbours', query, [query.item], () => inner.storyNeighbours(query), () => 'lists'),
    publishInfo: (query) =>
      cached('publishInfo', query, [query.datasource], () => inner.publishInfo(query), () => 'lists'),
    pages: (query: ContentQuery) => cached('pages', query, [], () => inner.pages(query)),
    redirects: (query) => cached('redirects', query, [], () => inner.redirects(query)),
    robots: async (query) => {
      const ask = async (): Promise<{ text: string }> => ({ text: await inner.robots(query) });
      return (await cached('robots', query, [], ask)).text;
    },
    editingLayout: (query) => inner.editingLayout(query),
    clear: cache.clear,
  };
}
