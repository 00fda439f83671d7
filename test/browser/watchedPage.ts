import type { Browser, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Console messages, uncaught errors and failed requests: a good visit has none. */
  complaints: string[];
  close(): Promise<void>;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** A page in a session of its own whose every complaint is kept. */
export async function watchedPage(
  browser: Browser,
  viewport: { width: number; height: number } = desktop,
  javaScript = true,
): Promise<WatchedPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.setJavaScriptEnabled(javaScript);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // a document that is rightly 404 makes the browser itself write one line
    if (message.text().includes('the server responded with a status of 404') && message.location().url === page.url())
      return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!javaScript && request.url().endsWith('.js')) return; // preloaded, then not wanted
    if (why !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${why}`); // aborted: left by a navigation
  });
  return { page, complaints, close: () => context.close() };
}

/** Resolves when the page is hydrated and takes presses over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html.js');
}
