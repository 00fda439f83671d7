import { createHash } from 'node:crypto';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { OverloadedError } from '../../http/overload/OverloadedError.ts';
import type { SecurityHeaders } from '../../http/security/securityHeaders.ts';
import type { SiteVersions } from '../../site/SiteVersions.ts';
import { pageServed } from '../../telemetry/signals.ts';
import type { PageCacheOutcome } from '../../telemetry/signals.ts';
import type {
  PageRenderer,
  PageToRender,
  RenderedDocument,
  RenderedPage,
  RenderedRedirect,
  RenderWait,
} from '../PageRenderer.ts';
import type { CachedPage } from './CachedPage.ts';
import type { PageCompressor } from './createPageCompressor.ts';
import type { FreshPage } from './FreshPage.ts';
import { createPageStore } from './createPageStore.ts';
import type { PageStore } from './createPageStore.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { PageCopies } from './pageCopies.ts';
import { SharedAbort } from './SharedAbort.ts';

/** Ages of a cached page, in ms. */
export const pageAges = {
  /** Served as it is. */
  freshMs: 60_000,
  /** Served while it is rendered again. */
  staleMs: 10 * 60_000,
  /** Served when rendering fails. */
  lastMs: 24 * 60 * 60_000,
} as const;

/** Minimum time between two renewals of a page, ms: a failing one is not repeated with every request. */
const renewalPauseMs = 5_000;

export interface PageCacheOptions {
  render: PageRenderer;
  /** Memory for pages; with 0 nothing is cached, and concurrent requests still share one render. */
  maxBytes: number;
  versions: SiteVersions;
  /** Copies that survive a restart, served when rendering fails. */
  copies?: PageCopies;
  securityHeaders: SecurityHeaders;
  logger: Logger;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
}

export interface PageCache extends Pick<PageCompressor, 'bodyFor' | 'keepBody'> {
  /**
   * The page of a key, if it may be served now; an ageing one is renewed in the background.
   * @param now time of the cache's clock; read again when left out
   */
  find(key: string, now?: number): CachedPage | undefined;
  /**
   * The page of a key, rendered if necessary, once for all concurrent callers.
   * The first of them gets the stream, the others the complete copy. An older copy replaces a failure.
   * @param client aborts when the client has disconnected
   * @throws errors of the renderer, when there is no copy
   */
  get(key: string, page: PageToRender, client?: AbortSignal): Promise<Rendered>;
  /** The page of a key for a server that cannot render it now, at most a day old. */
  findOld(key: string): CachedPage | undefined;
  /** Freshness of a page from `find` at a time of the cache's clock: fresh or stale. */
  outcomeOf(page: CachedPage, now: number): PageCacheOutcome;
  /** Renders a page that must not be cached. */
  renderPersonal(page: PageToRender, client?: AbortSignal): Promise<FreshPage | RenderedRedirect>;
  ageSeconds(page: CachedPage, now?: number): number;
  /** Time of the cache's clock in ms: reading it once per request is sufficient. */
  now(): number;
  /** Bytes and number of cached pages, and how many of them wait for their best compression. */
  usage(): { bytes: number; pages: number; waiting: number };
  stop(): void;
}

type Rendered = CachedPage | FreshPage | RenderedRedirect;

/** Renders a page under its key. */
type RenderByKey = (key: string, page: PageToRender, wait: RenderWait) => Promise<Rendered>;

/** Caches rendered pages in memory; the least recently used are evicted first. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, versions, securityHeaders, clock = monotonicMs } = options;
  const store = createPageStore({ ...options, lastMs: pageAges.lastMs, clock });
  const renderOnce = shareRenders(renderWithFallback({ ...options, clock }, store), versions);
  const renewalStartedAt = new WeakMap<CachedPage, number>();

  const renew = (entry: CachedPage): void => {
    if (clock() - (renewalStartedAt.get(entry) ?? -Infinity) < renewalPauseMs) return;
    renewalStartedAt.set(entry, clock());
    renderOnce(entry.key, entry.page, { priority: 'background' }).catch(() => {
      // the old copy was served instead, and the renderer has logged the reason
    });
  };

  const find = (key: string, now = clock()): CachedPage | undefined => {
    const entry = store.get(key);
    if (entry?.version !== versions.of(entry?.page.site.name ?? '')) return undefined;
    const age = now - entry.renderedAt;
    if (age >= pageAges.freshMs) {
      if (age >= pageAges.freshMs + pageAges.staleMs) return undefined;
      renew(entry);
    }
    entry.hits += 1;
    if (!entry.isSmallest) store.improve(entry);
    return entry;
  };

  return {
    bodyFor: store.bodyFor,
    keepBody: store.keepBody,
    find,
    findOld: store.findOld,
    get: async (key, page, client) => {
      const found = find(key);
      pageServed.send(found ? outcomeOf(found, clock()) : 'miss');
      return found ?? renderOnce(key, page, { priority: 'page', ...(client && { signal: client }) });
    },
    outcomeOf,
    renderPersonal: async (page, client) => {
      pageServed.send('uncached');
      const rendered = await render(page, { priority: 'page', ...(client && { signal: client }) });
      if (rendered.kind === 'redirect') return rendered;
      const renderState = { renderedAt: clock(), version: 0 };
      return startCopy({ key: '', page, renderState, isPersonal: true }, rendered, securityHeaders);
    },
    ageSeconds: ({ renderedAt }, now = clock()) => Math.max(0, Math.floor((now - renderedAt) / 1000)),
    now: clock,
    usage: store.usage,
    stop: store.stop,
  };
}

/** Renders and stores a page; its last good copy replaces a failure, also one of a part of the page. */
function renderWithFallback(
  { render, versions, securityHeaders, logger, clock }: PageCacheOptions & { clock: () => number },
  store: PageStore,
): RenderByKey {
  const logCopy = (page: PageToRender, reason: string): void =>
    logger.warn('page.staleCopyServed', { path: page.path, reason });

  return async (key, page, wait) => {
    const renderState = { renderedAt: clock(), version: versions.of(page.site.name) };
    let rendered: RenderedPage;
    try {
      rendered = await render(page, wait);
    } catch (error) {
      const copy = await store.findLast(key, page);
      if (!copy) throw error;
      pageServed.send('old');
      // refusals are logged together, one line per second
      if (!(error instanceof OverloadedError)) logCopy(page, error instanceof Error ? error.name : 'unknown');
      return copy;
    }
    if (rendered.kind === 'redirect') {
      store.delete(key);
      return rendered;
    }
    const isGood = rendered.status < 500 && !rendered.isPartial;
    const copy = isGood ? null : await store.findLast(key, page);
    if (copy) {
      pageServed.send('old');
      logCopy(page, rendered.isPartial ? 'the search failed' : `status ${String(rendered.status)}`);
      return copy;
    }
    return startCopy({ key, page, renderState }, rendered, securityHeaders, (entry) => {
      const last = store.peek(key);
      if (last?.etag === entry.etag) reuseBodies(last, entry);
      if (isGood && (last?.version ?? 0) <= entry.version) store.set(entry);
    });
  };
}

interface RenderUnderWay {
  /** Resolves once the page can be sent to several clients. */
  complete: Promise<CachedPage | RenderedRedirect>;
  abort: SharedAbort;
  /** Version of the site when the render began. */
  version: number;
}

/** Renders once for all concurrent callers of a key; it is aborted when all of them have disconnected. */
function shareRenders(render: RenderByKey, versions: SiteVersions): RenderByKey {
  const underWay = new Map<string, RenderUnderWay>();
  return (key, page, { priority, signal }) => {
    const version = versions.of(page.site.name);
    const known = underWay.get(key);
    // a render that began before a change may show the state before it
    const running = known?.version === version ? known : undefined;
    const abort = running?.abort ?? new SharedAbort();
    abort.add(signal);
    if (running) return running.complete;
    const rendered = render(key, page, { priority, signal: abort.signal });
    const complete = rendered.then((outcome) => (outcome.kind === 'fresh' ? outcome.copy : outcome));
    underWay.set(key, { complete, abort, version });
    const forget = (): void => {
      if (underWay.get(key)?.abort === abort) underWay.delete(key);
    };
    complete.then(forget, forget);
    return rendered;
  };
}

function outcomeOf({ renderedAt }: CachedPage, now: number): PageCacheOutcome {
  return now - renderedAt >= pageAges.freshMs ? 'stale' : 'hit';
}

/** Reuses compressed bodies if the body has not changed. */
function reuseBodies(from: CachedPage, to: CachedPage): void {
  Object.assign(to.bodies, from.bodies);
  to.isSmallest = from.isSmallest;
}

interface EntryRequest {
  key: string;
  page: PageToRender;
  renderState: Pick<CachedPage, 'renderedAt' | 'version'>;
  /** True for a page that no cache may keep. */
  isPersonal?: boolean;
}

/** Makes the copy of a rendered page while its visitor reads it; `store` is called with the complete one. */
function startCopy(
  { key, page, renderState, isPersonal = false }: EntryRequest,
  rendered: RenderedDocument,
  securityHeaders: SecurityHeaders,
  store: (entry: CachedPage) => void = () => undefined,
): FreshPage {
  const { status, html } = rendered;
  const headers = pageHeaders(rendered, isPersonal, securityHeaders);
  const hasEtag = status === 200 && !rendered.isPartial;
  const copy = html.whole.then((identity) => {
    const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
    const entry: CachedPage = {
      kind: 'cached',
      key,
      page,
      status,
      headers: hasEtag ? [...headers, 'ETag', etag] : headers,
      etag,
      ...renderState,
      bodies: { identity },
      isSmallest: false,
      hits: 0,
    };
    store(entry);
    return entry;
  });
  // the visitor's stream ends with the same error
  copy.catch(() => undefined);
  return { kind: 'fresh', status, headers, html: html.stream, copy };
}
