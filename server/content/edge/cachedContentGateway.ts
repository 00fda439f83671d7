import type { ContentBackend, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import type { StoryList } from '../../../shared/content/ContentTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { staleWhileRevalidateCache } from '../../upstream/staleWhileRevalidateCache.ts';
import type { StaleWhileRevalidateCacheOptions, Freshness } from '../../upstream/staleWhileRevalidateCache.ts';

/** Everything but the editors' calls, which are never cached. */
export type CachedCall = Exclude<keyof ContentBackend, 'editingLayout'>;

/** Separate cache sections: entries that visitors can multiply must not evict pages. */
type Shelf = 'answers' | 'missing' | 'lists';

export interface ContentCacheOptions {
  logger: Logger;
  /** For every call without an entry in `own`. */
  freshness: Freshness;
  own?: Partial<Record<CachedCall, Freshness>>;
  /** Maximum wait for a new response when an old one is cached. */
  patienceMs?: number;
  /** Maximum cached responses, and of each kind that visitors can multiply (unknown paths, story lists). */
  maxAnswers?: number;
  maxCrowd?: number;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
  /** Disk copies of the last good responses, which survive a restart. */
  copies?: StaleWhileRevalidateCacheOptions<Shelf>['copies'];
  /** Called when a response for a site differs from the previous one. */
  onChanged?: (site: string) => void;
}

/** A gateway with a cache, and methods to renew it when the content has changed. */
export interface CachedContentGateway extends ContentBackend {
  /** Marks the responses of a site as stale, of every site when left out; they are kept for failures. */
  expire(site?: string): void;
  /** Clears the cache. */
  clear(): void;
  /** True if the last call to the platform succeeded; null before the first one. */
  isAnswering(): boolean | null;
}

/** Cache options for the responses of one call. */
interface CallOptions<T> {
  shelfOf?: (answer: T) => Shelf;
  /** Selects the responses that are copied to disk; all when left out. */
  isCopied?: (answer: T) => boolean;
}

const comparable = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Wraps a gateway with a cache; see staleWhileRevalidateCache. Editors' calls pass through uncached. */
export function cachedContentGateway(inner: ContentBackend, options: ContentCacheOptions): CachedContentGateway {
  const { logger, freshness, own = {}, patienceMs = 1000, maxAnswers = 2000, maxCrowd = 500 } = options;
  const { copies, onChanged } = options;
  const cache = staleWhileRevalidateCache<Shelf>({
    logger,
    room: 'content',
    patienceMs,
    shelves: { answers: { answers: maxAnswers }, missing: { answers: maxCrowd }, lists: { answers: maxCrowd } },
    clock: options.clock ?? monotonicMs,
    ...(copies && { copies }),
  });
  let isAnswering: boolean | null = null;

  const watched = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      const answer = await ask();
      isAnswering = true;
      return answer;
    } catch (error) {
      isAnswering = false;
      throw error;
    }
  };

  const cached = <T extends object>(
    [call, ...parts]: readonly [CachedCall, ...string[]],
    { site, language }: { site: string; language?: string },
    ask: () => Promise<T>,
    { shelfOf = () => 'answers', isCopied = () => true }: CallOptions<T> = {},
  ): Promise<T> =>
    cache.get({
      key: [call, site, language ?? '', ...parts],
      freshness: own[call] ?? freshness,
      ask: () => watched(ask),
      facts: language === undefined ? { site } : { site, language },
      shelfOf,
      ...(copies && { isCopied }),
      ...(onChanged && { onChanged: () => onChanged(site) }),
    });

  return {
    layout: (query) =>
      cached(['layout', comparable(query.path)], query, () => inner.layout(query), {
        shelfOf: ({ route }) => (route === null ? 'missing' : 'answers'),
        isCopied: ({ route }) => route !== null,
      }),
    navigation: (query) => cached(['navigation'], query, () => inner.navigation(query)),
    dictionary: (query) => cached(['dictionary'], query, () => inner.dictionary(query)),
    stories: (query) => {
      const { index, limit, cursor, tags } = query;
      const parts = [index, String(limit), cursor, ...[...tags].sort()];
      // visitors can multiply the others without limit
      const isCopied = ({ stories }: StoryList): boolean => cursor === '' && tags.length === 0 && stories.length > 0;
      return cached(['stories', ...parts], query, () => inner.stories(query), { shelfOf: () => 'lists', isCopied });
    },
    storyTags: (query) => cached(['storyTags'], query, () => inner.storyTags(query)),
    storyNeighbours: (query) =>
      cached(['storyNeighbours', query.item], query, () => inner.storyNeighbours(query), {
        shelfOf: () => 'lists',
        isCopied: ({ previous, next }) => previous !== null || next !== null,
      }),
    publishInfo: (query) =>
      cached(['publishInfo', query.datasource], query, () => inner.publishInfo(query), {
        shelfOf: () => 'lists',
        isCopied: ({ value }) => value !== '',
      }),
    pages: (query: ContentQuery) => cached(['pages'], query, () => inner.pages(query)),
    redirects: (query) => cached(['redirects'], query, () => inner.redirects(query)),
    errorPages: (query) => cached(['errorPages'], query, () => inner.errorPages(query)),
    robots: async (query) => {
      const ask = async (): Promise<{ text: string }> => ({ text: await inner.robots(query) });
      return (await cached(['robots'], query, ask)).text;
    },
    editingLayout: (query) => inner.editingLayout(query),
    expire: (site) => cache.expire(site === undefined ? undefined : ([, answersSite]) => answersSite === site),
    clear: cache.clear,
    isAnswering: () => isAnswering,
  };
}
