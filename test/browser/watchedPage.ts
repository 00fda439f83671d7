import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Console messages, uncaught errors and failed requests; empty for a good visit. */
  complaints: string[];
  close(): Promise<void>;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Functions that close the open pages of a test file. build/jest/nodeWithPages.mjs closes those of a failed test. */
const openPages = new Set<() => Promise<void>>();
Object.assign(globalThis, { openPages });

/** Sessions that keep a small page of the site open. */
const anchored = new WeakSet<BrowserContext>();

/**
 * Keeps a small page of the site open in a session.
 * Without any open page, the next one would need a new process, which compiles and decodes everything again and takes
 * more than twice as long.
 */
async function anchor(session: BrowserContext, page: Page): Promise<void> {
  if (anchored.has(session) || !page.url().startsWith('http')) return;
  anchored.add(session);
  const client = await session.browser().target().createCDPSession();
  const url = new URL('/robots.txt', page.url()).href;
  await client.send('Target.createTarget', { url, browserContextId: session.id ?? '', background: true });
  await client.detach();
}

/** Closes a page of a session and removes its cookies and storage. */
async function leave(session: BrowserContext, page: Page): Promise<void> {
  await anchor(session, page);
  await session.deleteCookie(...(await session.cookies()));
  if (page.url().startsWith('http')) {
    const client = await page.createCDPSession();
    const { origin } = new URL(page.url());
    await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  }
  await page.close();
}

/**
 * Opens a page that records every complaint, in its own session or in a reused one.
 * Pages in a reused session come one after the other. They share a process and the browser's file cache, which makes
 * them more than twice as fast, and nothing else.
 */
export async function watchedPage(
  browser: Browser | BrowserContext,
  viewport: { width: number; height: number } = desktop,
  javaScript = true,
): Promise<WatchedPage> {
  const own = 'createBrowserContext' in browser;
  const context = own ? await browser.createBrowserContext() : browser;
  const page = await context.newPage();
  await page.setViewport(viewport);
  if (!javaScript) await page.setJavaScriptEnabled(false); // Firefox does not know the command.
  const complaints: string[] = [];
  const documents = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.add(request.url());
  });
  page.on('console', (message) => {
    // The browser itself logs one line for a document that is intentionally 404 or 410.
    if (/responded with a status of (404|410)/.test(message.text()) && documents.has(message.location().url)) return;
    const failed = message.text().startsWith('Failed to load resource') ? ` ${message.location().url ?? ''}` : '';
    complaints.push(`${message.type()}: ${message.text()}${failed}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!javaScript && request.url().endsWith('.js')) return; // Preloaded, then not needed.
    if (!/ERR_ABORTED|NS_BINDING_ABORTED/.test(why)) complaints.push(`request: ${request.url()} ${why}`); // Aborted by a navigation.
  });
  /** Choices of the document that are not yet answered. The end of those of an earlier one is never reported. */
  const choices = new Set<HTTPRequest>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/choices')) choices.add(request);
  });
  page.on('requestfinished', (request) => choices.delete(request));
  page.on('requestfailed', (request) => choices.delete(request));
  page.on('domcontentloaded', () => choices.clear());
  const close = async (): Promise<void> => {
    openPages.delete(close);
    // A late response would set the consent cookie of the next page in this session.
    if (choices.size > 0 && !own) {
      await page.waitForNetworkIdle({ idleTime: 100, timeout: 5000 }).catch(() => undefined);
    }
    await (own ? context.close() : leave(context, page));
  };
  openPages.add(close);
  return { page, complaints, close };
}

/**
 * Resolves when the page and its parts on screen are hydrated.
 * Their effects have run, and immediate changes are drawn.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Resolves when a part of a hydrated page is hydrated, because it is near the screen or was touched. */
export async function partHydrated(page: Page, part: string): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(`hydrated ${name}`).length > 0, {}, part);
}

/** Scrolls down a hydrated page and up again, so that all of its parts hydrate; resolves when they are. */
export async function whollyHydrated(page: Page): Promise<void> {
  for (const mark of await page.$$('template[data-part]')) {
    const name = await mark.evaluate((element) => {
      const content = element.nextElementSibling;
      content?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (element.hasAttribute('data-part-until-touched')) {
        const control =
          element.getAttribute('data-part') === 'header'
            ? content?.parentElement?.querySelector<HTMLElement>('.site-header a')
            : content?.querySelector<HTMLElement>('a, button, input:not([type="hidden"])');
        control?.focus({ preventScroll: true });
        control?.blur();
      }
      return element.getAttribute('data-part') ?? '';
    });
    await partHydrated(page, name);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
