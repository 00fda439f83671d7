import { describe, expect, it, jest } from '@jest/globals';
import { harbourSites } from '../../../test/fixtures/harbourSites.ts';
import { waitUntil } from '../../../test/fixtures/waitUntil.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createSiteVersions } from '../../site/SiteVersions.ts';
import { PageHtml } from '../PageHtml.ts';
import type { PageRenderer, PageToRender, RenderedPage, RenderedRedirect } from '../PageRenderer.ts';
import { noDiskCopies } from '../../storage/copies/DiskCopies.ts';
import type { DiskCopies, DiskCopy } from '../../storage/copies/DiskCopies.ts';
import type { CachedPage } from './CachedPage.ts';
import { createPageCopies } from './pageCopies.ts';
import type { PageCopies } from './pageCopies.ts';
import { createPageCache, pageAges } from './createPageCache.ts';

const [site] = harbourSites;
const minute = 60_000;

function page(path = '/'): PageToRender {
  if (!site) throw new Error('There are no sites.');
  return { site, origin: 'https://www.example.com', path, search: '' };
}

function document(text: string, status = 200): RenderedPage {
  return { kind: 'document', status, headers: {}, html: new PageHtml().end(text) };
}

/** A cache over a renderer that numbers its pages, with a clock that the test controls. */
function setUp(maxBytes = 1_000_000, copies?: PageCopies) {
  let now = 0;
  let renders = 0;
  let answer: () => Promise<RenderedPage> = () => Promise.resolve(document(`render ${String(renders)}`));
  const warnings: string[] = [];
  const logger: Logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: (event) => warnings.push(event),
    error: () => undefined,
  };
  const render = jest.fn<PageRenderer>(() => {
    renders += 1;
    return answer();
  });
  const versions = createSiteVersions();
  const cache = createPageCache({
    render,
    maxBytes,
    versions,
    securityHeaders: {},
    logger,
    clock: () => now,
    ...(copies && { copies }),
  });
  const textOf = (found: CachedPage | undefined): string => found?.bodies.identity.toString() ?? 'none';
  const getPage = async (path = '/'): Promise<CachedPage | RenderedRedirect> => {
    const found = await cache.get(path, page(path));
    return found.kind === 'fresh' ? found.copy : found;
  };
  const get = async (path = '/'): Promise<string> => {
    const found = await getPage(path);
    return found.kind === 'redirect' ? found.location : textOf(found);
  };
  return {
    cache,
    render,
    versions,
    warnings,
    get,
    getPage,
    find: (path = '/') => textOf(cache.find(path)),
    pass: (ms: number) => (now += ms),
    answerWith: (next: () => Promise<RenderedPage>) => (answer = next),
  };
}

describe('a page in the cache', () => {
  it('is rendered once for requests within a minute', async () => {
    const { get, pass, render } = setUp();
    await get();
    pass(pageAges.freshMs - 1);
    expect(await get()).toBe('render 1');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('of an age of one minute is renewed for the next request', async () => {
    const { get, pass } = setUp();
    await get();
    pass(pageAges.freshMs);
    expect(await get()).toBe('render 1');
    await waitUntil(async () => (await get()) === 'render 2');
  });

  it('of an age of eleven minutes is rendered before it is served', async () => {
    const { get, pass } = setUp();
    await get();
    pass(11 * minute);
    expect(await get()).toBe('render 2');
  });

  it('keeps its compressed bodies when a renewal renders the same HTML', async () => {
    const { cache, get, pass, answerWith } = setUp();
    answerWith(() => Promise.resolve(document('the same text')));
    await get();
    const first = cache.find('/');
    if (!first) throw new Error('The page is not in the cache.');
    const compressed = await cache.bodyFor(first, 'br');
    pass(11 * minute);
    await get();
    const renewed = cache.find('/');
    expect(renewed).not.toBe(first);
    expect(renewed?.bodies.br).toBe(compressed);
  });

  it('is rendered again after a change of its site', async () => {
    const { get, versions, find } = setUp();
    await get();
    versions.bump(site?.name);
    expect(find()).toBe('none');
    expect(await get()).toBe('render 2');
  });

  it('stays after a change of another site', async () => {
    const { get, versions, find } = setUp();
    await get();
    versions.bump('another-site');
    expect(find()).toBe('render 1');
  });

  it('that changed while it was rendered is rendered again', async () => {
    const { get, versions, answerWith, find } = setUp();
    answerWith(() => {
      versions.bump(site?.name);
      return Promise.resolve(document('read before the change'));
    });
    await get();
    expect(find()).toBe('none');
  });

  it('is rendered again for a request after a change that came while it was rendered', async () => {
    const { get, versions, answerWith } = setUp();
    let finish: (rendered: RenderedPage) => void = () => undefined;
    answerWith(() => new Promise((resolve) => (finish = resolve)));
    const before = get();
    await Promise.resolve();
    versions.bump(site?.name);
    answerWith(() => Promise.resolve(document('after the change')));
    expect(await get()).toBe('after the change');
    finish(document('before the change'));
    expect(await before).toBe('before the change');
    expect(await get()).toBe('after the change');
  });

  it('is served for a day while rendering fails', async () => {
    const { get, pass, answerWith, warnings } = setUp();
    await get();
    answerWith(() => Promise.resolve(document('error page', 503)));
    pass(pageAges.lastMs - 1);
    expect(await get()).toBe('render 1');
    expect(warnings).toEqual(['page.staleCopyServed']);
  });

  it('is served when the renderer refuses to render', async () => {
    const { get, pass, answerWith } = setUp();
    await get();
    answerWith(() => Promise.reject(new Error('overloaded')));
    pass(pageAges.lastMs - 1);
    expect(await get()).toBe('render 1');
  });

  it('older than a day is not served when rendering fails', async () => {
    const { get, pass, answerWith } = setUp();
    await get();
    answerWith(() => Promise.resolve(document('error page', 503)));
    pass(pageAges.lastMs);
    expect(await get()).toBe('error page');
  });

  it('whose renewal fails is not renewed with every request', async () => {
    const { get, pass, answerWith, render } = setUp();
    await get();
    pass(pageAges.freshMs);
    answerWith(() => Promise.resolve(document('error page', 500)));
    await get();
    await get();
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('the page cache', () => {
  it('renders a cold page once for a thousand requests', async () => {
    const { get, render } = setUp();
    const texts = await Promise.all(Array.from({ length: 1000 }, () => get()));
    expect(new Set(texts)).toEqual(new Set(['render 1']));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders once for concurrent requests even without memory', async () => {
    const { get, render, find } = setUp(0);
    await Promise.all([get(), get()]);
    expect(render).toHaveBeenCalledTimes(1);
    expect(find()).toBe('none');
  });

  it('does not keep failures', async () => {
    const { get, answerWith, find } = setUp();
    answerWith(() => Promise.resolve(document('error page', 500)));
    expect(await get()).toBe('error page');
    expect(find()).toBe('none');
  });

  it('does not keep redirects', async () => {
    const { get, answerWith, find } = setUp();
    answerWith(() => Promise.resolve({ kind: 'redirect', status: 302, location: '/elsewhere' }));
    expect(await get()).toBe('/elsewhere');
    expect(find()).toBe('none');
  });

  it('stays within its memory for 10,000 different pages', async () => {
    const maxBytes = 200_000;
    const { get, cache, answerWith } = setUp(maxBytes);
    answerWith(() => Promise.resolve(document('x'.repeat(3000))));
    let highest = 0;
    for (let at = 0; at < 10_000; at += 1) {
      await get(`/${String(at)}`);
      highest = Math.max(highest, cache.usage().bytes);
    }
    expect(highest).toBeLessThanOrEqual(maxBytes);
    expect(cache.usage().pages).toBeGreaterThan(10);
  });

  it('that leaves the cache no longer waits for its best compression', async () => {
    const { cache, get, find, answerWith } = setUp(6_000);
    answerWith(() => Promise.resolve(document('x'.repeat(3000))));
    await get('/first');
    find('/first');
    find('/first');
    expect(cache.usage().waiting).toBe(1);
    await get('/second');
    expect(find('/first')).toBe('none');
    expect(cache.usage().waiting).toBe(0);
    cache.stop();
  });

  it('counts compressed bodies as memory', async () => {
    const { cache, getPage } = setUp();
    const found = await getPage();
    const before = cache.usage().bytes;
    if (found.kind === 'cached') await cache.bodyFor(found, 'br');
    expect(cache.usage().bytes).toBeGreaterThan(before);
  });

  it('lets the pages leave first that were used least recently', async () => {
    const { get, find, answerWith } = setUp(18_000);
    answerWith(() => Promise.resolve(document('x'.repeat(3000))));
    for (const path of ['/a', '/b', '/c']) await get(path);
    find('/a');
    await get('/d');
    expect([find('/a'), find('/b')].map((text) => text.length)).toEqual([3000, 'none'.length]);
  });
});

describe('a copy that survives a restart', () => {
  /** A process that has served the start page in Brotli, and its successor over the same copies. */
  async function restart() {
    const stored = new Map<string, DiskCopy>();
    const diskCopies: DiskCopies = {
      ...noDiskCopies,
      read: (name) => Promise.resolve(stored.get(name) ?? null),
      write: (name, meta, body) => stored.set(name, { meta: JSON.parse(JSON.stringify(meta)) as unknown, body }),
    };
    // both caches of a test begin at 0
    const copies = createPageCopies(diskCopies, { clock: () => 0, wallClock: () => 1_700_000_000_000 });
    const before = setUp(undefined, copies);
    const served = await before.getPage();
    if (served.kind === 'cached') await before.cache.bodyFor(served, 'br');
    return { stored, after: setUp(undefined, copies) };
  }

  it('is served when the new process cannot render the page', async () => {
    const { after } = await restart();
    after.answerWith(() => Promise.resolve(document('error page', 503)));
    expect(await after.get()).toBe('render 1');
    expect(after.warnings).toEqual(['page.staleCopyServed']);
  });

  it('makes way for the page as soon as it can be rendered', async () => {
    const { after } = await restart();
    after.answerWith(() => Promise.resolve(document('error page', 503)));
    await after.get();
    after.answerWith(() => Promise.resolve(document('new page')));
    expect(await after.get()).toBe('new page');
  });

  it('is not served when its body is damaged', async () => {
    const { after, stored } = await restart();
    for (const copy of stored.values()) copy.body.fill(0);
    after.answerWith(() => Promise.resolve(document('error page', 503)));
    expect(await after.get()).toBe('error page');
  });

  it('is not served after a day', async () => {
    const { after } = await restart();
    after.pass(pageAges.lastMs);
    after.answerWith(() => Promise.resolve(document('error page', 503)));
    expect(await after.get()).toBe('error page');
  });
});
