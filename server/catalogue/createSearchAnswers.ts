import { LRUCache } from 'lru-cache';
import { EncodedBody } from '../http/EncodedBody.ts';
import type { ContentEncoding } from '../http/EncodedBody.ts';

/** Answers of the public search, ready to be sent. */
export interface SearchAnswers {
  /** The answer of a search: a kept one, or that of `search`, which runs once however many wait for it. */
  get(wanted: WantedAnswer): Promise<{ encoding: ContentEncoding; body: Buffer }>;
}

export interface WantedAnswer {
  site: string;
  /** Names the answer among all of the site. */
  key: string;
  encoding: ContentEncoding;
  search: () => Promise<object & { error?: true }>;
}

export interface SearchAnswersOptions {
  /** Bytes of all kept answers with their keys; 0 keeps none. */
  maxBytes: number;
  /**
   * Age from which an answer is not used. Infinity where versions tell every change of the stock; a few seconds where a
   * search service changes it unseen: enough for visitors who come together, and for pages that search twice.
   */
  maxAgeMs: number;
  /** Current version of what a site's searches are answered from. */
  versionOf: (site: string) => number;
  /** Milliseconds; only differences matter. */
  now?: () => number;
}

interface KeptAnswer {
  body: EncodedBody;
  version: number;
  since: number;
}

/** Bookkeeping of an entry beyond its body and key. */
const entryBytes = 500;

/**
 * Keeps answers of the public search compressed, by site and key, until the site's version changes. The least recently
 * used leave first. Failures are not kept.
 */
export function createSearchAnswers({
  maxBytes,
  maxAgeMs,
  versionOf,
  now = Date.now,
}: SearchAnswersOptions): SearchAnswers {
  const kept =
    maxBytes > 0
      ? new LRUCache<string, KeptAnswer>({
          maxSize: maxBytes,
          sizeCalculation: ({ body }, key) => body.bytes + key.length + entryBytes,
        })
      : null;
  const underWay = new Map<string, Promise<KeptAnswer>>();

  /** One search at a time for a name and version: a search that began before a change is not joined after it. */
  const searchOnce = (name: string, version: number, { site, encoding, search }: WantedAnswer): Promise<KeptAnswer> => {
    const slot = `${String(version)} ${name}`;
    const running = underWay.get(slot);
    if (running) return running;
    const since = now();
    const found = (async (): Promise<KeptAnswer> => {
      const answer = await search();
      const entry = { body: await EncodedBody.of(JSON.stringify(answer), encoding), version, since };
      if (answer.error !== true && versionOf(site) === version) kept?.set(name, entry);
      return entry;
    })().finally(() => underWay.delete(slot));
    underWay.set(slot, found);
    return found;
  };

  return {
    get: async (wanted) => {
      const version = versionOf(wanted.site);
      const name = `${wanted.site} ${wanted.key}`;
      const known = kept?.get(name);
      const isFresh = known?.version === version && now() - known.since < maxAgeMs;
      const entry = isFresh ? known : await searchOnce(name, version, wanted);
      const bytes = entry.body.bytes;
      const answer = await entry.body.as(wanted.encoding);
      if (entry.body.bytes !== bytes && kept?.peek(name) === entry) kept.set(name, entry); // counts the added encoding
      return answer;
    },
  };
}
