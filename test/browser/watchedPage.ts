import type { Browser, BrowserContext, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Console messages, uncaught errors and failed requests: a good visit has none. */
  complaints: string[];
  close(): Promise<void>;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/**
 * A page whose every complaint is kept: in a session of its own, or in one that pages have one after the other. Those
 * share what the browser keeps of files, which makes each a third faster, and no cookie.
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
  const leave = async (): Promise<void> => {
    await context.deleteCookie(...(await context.cookies()));
    await page.close();
  };
  return { page, complaints, close: () => (own ? context.close() : leave()) };
}

/** Resolves when the page is hydrated and takes presses over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html.js');
}
