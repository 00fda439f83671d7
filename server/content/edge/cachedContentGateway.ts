import type { ContentBackend, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import type { StoryList } from '../../../shared/content/ContentTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { answerCache } from '../../upstream/answerCache.ts';
import type { AnswerCacheOptions, Freshness } from '../../upstream/answerCache.ts';

/** Everything but the editors' calls, which are never cached. */
export type CachedCall = Exclude<keyof ContentBackend, 'editingLayout'>;

/** What visitors can multiply is kept apart from the pages. */
type Shelf = 'answers' | 'missing' | 'lists';

export interface ContentCacheOptions {
  logger: Logger;
  /** For every call that `own` does not name. */
  freshness: Freshness;
  own?: Partial<Record<CachedCall, Freshness>>;
  /** With an old answer at hand, a new one is waited for this long. */
  patienceMs?: number;
  /** Answers kept; and of each kind that visitors can multiply (unknown paths, lists of stories). */
  maxAnswers?: number;
  maxCrowd?: number;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
  /** Where the last good answers survive a restart. */
  copies?: AnswerCacheOptions<Shelf>['copies'];
  /** Called when an answer for a site differs from the one before it. */
  onChanged?: (site: string) => void;
}

/** A gateway with a cache, and ways to renew it when the content has changed. */
export interface CachedContentGateway extends ContentBackend {
  /** Has the answers for a site fetched again, of every site when left out; old ones are kept for failures. */
  expire(site?: string): void;
  /** Forgets every answer. */
  clear(): void;
  /** True if the last call to the platform was answered; null before the first one. */
  isAnswering(): boolean | null;
}

/** Rules of the cache for the answers of one call. */
interface CallOptions<T> {
  shelfOf?: (answer: T) => Shelf;
  /** Selects the answers that are copied to disk; all when left out. */
  isCopied?: (answer: T) => boolean;
}

const comparable = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Puts a cache before a gateway; see answerCache. Editors' calls go through untouched. */
export function cachedContentGateway(inner: ContentBackend, options: ContentCacheOptions): CachedContentGateway {
  const { logger, freshness, own = {}, patienceMs = 1000, maxAnswers = 2000, maxCrowd = 500 } = options;
  const { copies, onChanged } = options;
  const cache = answerCache<Shelf>({
    logger,
    room: 'content',
    patienceMs,
    shelves: { answers: { answers: maxAnswers }, missing: { answers: maxCrowd }, lists: { answers: maxCrowd } },
    clock: options.clock ?? Date.now,
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
    call: CachedCall,
    { site, language }: { site: string; language?: string },
    parts: readonly string[],
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
      cached('layout', query, [comparable(query.path)], () => inner.layout(query), {
        shelfOf: ({ route }) => (route === null ? 'missing' : 'answers'),
        isCopied: ({ route }) => route !== null,
      }),
    navigation: (query) => cached('navigation', query, [], () => inner.navigation(query)),
    dictionary: (query) => cached('dictionary', query, [], () => inner.dictionary(query)),
    stories: (query) => {
      const { index, limit, cursor, tags } = query;
      const parts = [index, String(limit), cursor, ...[...tags].sort()];
      // visitors can multiply the others without end
      const isCopied = ({ stories }: StoryList): boolean => cursor === '' && tags.length === 0 && stories.length > 0;
      return cached('stories', query, parts, () => inner.stories(query), { shelfOf: () => 'lists', isCopied });
    },
    storyTags: (query) => cached('storyTags', query, [], () => inner.storyTags(query)),
    storyNeighbours: (query) =>
      cached('storyNeighbours', query, [query.item], () => inner.storyNeighbours(query), {
        shelfOf: () => 'lists',
        isCopied: ({ previous, next }) => previous !== null || next !== null,
      }),
    publishInfo: (query) =>
      cached('publishInfo', query, [query.datasource], () => inner.publishInfo(query), {
        shelfOf: () => 'lists',
        isCopied: ({ value }) => value !== '',
      }),
    pages: (query: ContentQuery) => cached('pages', query, [], () => inner.pages(query)),
    redirects: (query) => cached('redirects', query, [], () => inner.redirects(query)),
    errorPages: (query) => cached('errorPages', query, [], () => inner.errorPages(query)),
    robots: async (query) => {
      const ask = async (): Promise<{ text: string }> => ({ text: await inner.robots(query) });
      return (await cached('robots', query, [], ask)).text;
    },
    editingLayout: (query) => inner.editingLayout(query),
    expire: (site) => cache.expire(site === undefined ? undefined : ([, answersSite]) => answersSite === site),
    clear: cache.clear,
    isAnswering: () => isAnswering,
  };
}
