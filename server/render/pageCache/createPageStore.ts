import { LRUCache } from 'lru-cache';
import type { PageToRender } from '../PageRenderer.ts';
import { calculateSize } from './CachedPage.ts';
import type { CachedPage } from './CachedPage.ts';
import { createPageCompressor } from './createPageCompressor.ts';
import type { PageCompressor } from './createPageCompressor.ts';
import type { PageCopies } from './pageCopies.ts';

export interface PageStoreOptions {
  /** Memory for pages; with 0 nothing is stored. */
  maxBytes: number;
  /** Copies that survive a restart. */
  copies?: PageCopies;
  /** Age in ms from which a page is never served. */
  lastMs: number;
  clock: () => number;
}

export interface PageStore extends Pick<PageCompressor, 'bodyFor' | 'keepBody' | 'improve' | 'stop'> {
  get(key: string): CachedPage | undefined;
  /** Like get, without counting as a use. */
  peek(key: string): CachedPage | undefined;
  set(page: CachedPage): void;
  delete(key: string): void;
  /** The page of a key in memory, of any version, unless it is too old. */
  findOld(key: string): CachedPage | undefined;
  /** The last good page of a key, in memory or on disk, unless it is too old. */
  findLast(key: string, page: PageToRender): Promise<CachedPage | null>;
  /** Bytes and number of pages, and how many of them wait for their best compression. */
  usage(): { bytes: number; pages: number; waiting: number };
}

/** Stores rendered pages in memory, with their compressed bodies; the least recently used are evicted first. */
export function createPageStore({ maxBytes, copies, lastMs, clock }: PageStoreOptions): PageStore {
  const pages =
    maxBytes > 0
      ? new LRUCache<string, CachedPage>({
          maxSize: maxBytes,
          maxEntrySize: maxBytes,
          sizeCalculation: calculateSize,
          // bodies that wait for a better compression are memory that the bound does not include
          dispose: (page) => compressor.forget(page),
        })
      : null;
  const compressor = createPageCompressor({
    onCompressed: (page) => {
      if (pages?.peek(page.key) !== page) return; // another version has replaced it meanwhile
      pages.delete(page.key); // the cache measures only new entries
      pages.set(page.key, page);
      copies?.save(page);
    },
  });

  const unlessTooOld = (page: CachedPage | null | undefined) =>
    page && clock() - page.renderedAt < lastMs ? page : undefined;
  const findOld = (key: string) => unlessTooOld(pages?.peek(key));

  return {
    bodyFor: compressor.bodyFor,
    keepBody: compressor.keepBody,
    improve: compressor.improve,
    stop: compressor.stop,
    get: (key) => pages?.get(key),
    peek: (key) => pages?.peek(key),
    set: (page) => void pages?.set(page.key, page),
    delete: (key) => void pages?.delete(key),
    findOld,
    findLast: async (key, page) => {
      const inMemory = findOld(key);
      if (inMemory) return inMemory;
      const stored = unlessTooOld(await copies?.load(key, page));
      if (stored) pages?.set(key, stored);
      return stored ?? null;
    },
    usage: () => ({
      bytes: pages?.calculatedSize ?? 0,
      pages: pages?.size ?? 0,
      waiting: compressor.waitingCount(),
    }),
  };
}
