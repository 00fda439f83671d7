import { LRUCache } from 'lru-cache';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import { EncodedBody } from '../http/api/EncodedBody.ts';
import type { ContentEncoding } from '../http/api/EncodedBody.ts';
import { createSingleFlight } from '../kit/createSingleFlight.ts';

/** Responses of the public search, ready to be sent. */
export interface SearchAnswers {
  /** Returns the cached response of a search, or runs `search`, once for all concurrent callers. */
  get(wanted: AnswerRequest): Promise<{ encoding: ContentEncoding; body: Buffer }>;
}

export interface AnswerRequest {
  site: string;
  /** Identifies the response among all of the site. */
  key: string;
  encoding: ContentEncoding;
  search: () => Promise<object & { error?: true }>;
}

export interface SearchAnswersOptions {
  /** Maximum bytes of all cached responses with their keys; 0 disables the cache. */
  maxBytes: number;
  /**
   * Maximum age of a response.
   * Infinity where versions reflect every change of the stock. A few seconds where a search service changes it
   * unnoticed: enough for concurrent visitors and for pages that search twice.
   */
  maxAgeMs: number;
  /** Current version of the data behind a site's searches. */
  versionOf: (site: string) => number;
  /** Milliseconds; only differences matter. */
  now?: () => number;
}

interface CachedAnswer {
  body: EncodedBody;
  version: number;
  since: number;
}

/** Overhead of an entry in addition to its body and key. */
const entryBytes = 500;

/**
 * Caches compressed responses of the public search, by site and key, until the site's version changes.
 * The least recently used are evicted first. Failures are not cached.
 */
export function createSearchAnswers({
  maxBytes,
  maxAgeMs,
  versionOf,
  now = monotonicMs,
}: SearchAnswersOptions): SearchAnswers {
  const cache =
    maxBytes > 0
      ? new LRUCache<string, CachedAnswer>({
          maxSize: maxBytes,
          sizeCalculation: ({ body }, key) => body.bytes + key.length + entryBytes,
        })
      : null;
  const share = createSingleFlight<CachedAnswer>();

  /** Running searches by name and version: a search that began before a change is not shared after it. */
  const searchOnce = (
    name: string,
    version: number,
    { site, encoding, search }: AnswerRequest,
  ): Promise<CachedAnswer> => {
    const since = now();
    return share(`${String(version)} ${name}`, async () => {
      const answer = await search();
      const entry = { body: await EncodedBody.of(JSON.stringify(answer), encoding), version, since };
      if (answer.error !== true && versionOf(site) === version) cache?.set(name, entry);
      return entry;
    });
  };

  return {
    get: async (wanted) => {
      const version = versionOf(wanted.site);
      const name = `${wanted.site} ${wanted.key}`;
      const cached = cache?.get(name);
      const isFresh = cached?.version === version && now() - cached.since < maxAgeMs;
      const entry = isFresh ? cached : await searchOnce(name, version, wanted);
      const bytes = entry.body.bytes;
      const answer = await entry.body.as(wanted.encoding);
      if (entry.body.bytes !== bytes && cache?.peek(name) === entry) cache.set(name, entry); // counts the added encoding
      return answer;
    },
  };
}
