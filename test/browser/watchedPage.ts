import type { Browser, BrowserContext, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Console messages, uncaught errors and failed requests: a good visit has none. */
  complaints: string[];
  close(): Promise<void>;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Sessions in which a small page of the site stays open. */
const anchored = new WeakSet<BrowserContext>();

/**
 * Opens a small page of the site behind the others of a session: a page that comes when all others are closed would
 * need a new process, which has to compile and decode everything anew and takes more than twice as long.
 */
async function anchor(session: BrowserContext, page: Page): Promise<void> {
  if (anchored.has(session) || !page.url().startsWith('http')) return;
  anchored.add(session);
  const client = await session.browser().target().createCDPSession();
  const url = new URL('/robots.txt', page.url()).href;
  await client.send('Target.createTarget', { url, browserContextId: session.id ?? '', background: true });
  await client.detach();
}

/** Closes a page of a session, and what it has left: cookies, and what the site has stored on the device. */
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
 * A page whose every complaint is kept: in a session of its own, or in one that pages have one after the other. Those
 * share a process and what the browser keeps of files, which makes them more than twice as fast, and nothing else.
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
  await page.setJavaScriptEnabled(javaScript);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // a document that is rightly 404 or 410 makes the browser itself write one line
    if (/responded with a status of (404|410)/.test(message.text()) && message.location().url === page.url()) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!javaScript && request.url().endsWith('.js')) return; // preloaded, then not wanted
    if (why !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${why}`); // aborted: left by a navigation
  });
  return { page, complaints, close: () => (own ? context.close() : leave(context, page)) };
}

/**
 * Resolves when the page and its parts on screen are hydrated: their effects have run, and what they change at once is
 * drawn.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Resolves when a part of a hydrated page is hydrated too, because it is near the screen or was touched. */
export async function partHydrated(page: Page, part: string): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(`hydrated ${name}`).length > 0, {}, part);
}

/** Goes down a hydrated page and up again, so that all of its parts hydrate; resolves when they are. */
export async function whollyHydrated(page: Page): Promise<void> {
  for (const mark of await page.$$('template[data-part]')) {
    const name = await mark.evaluate((element) => {
      const content = element.nextElementSibling;
      content?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (element.hasAttribute('data-part-until-touched')) {
        const control = content?.parentElement?.querySelector<HTMLElement>('.site-header a');
        control?.focus({ preventScroll: true });
        control?.blur();
      }
      return element.getAttribute('data-part') ?? '';
    });
    await partHydrated(page, name);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
