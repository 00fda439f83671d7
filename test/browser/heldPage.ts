import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { hydrated, watchedPage } from './watchedPage.ts';

export interface HeldPage {
  page: Page;
  complaints: string[];
  /** Releases the scripts. */
  release(): Promise<void>;
  /** Releases the scripts and resolves when the page is hydrated. */
  hydrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page before its modules arrive: parsed and painted, with the start script.
 * @param prepare runs in the page before its scripts
 */
export async function heldPage(
  session: BrowserContext,
  url: string,
  viewport: { width: number; height: number },
  prepare?: () => void,
): Promise<HeldPage> {
  const { page, complaints, close } = await watchedPage(session, viewport);
  if (prepare) await page.evaluateOnNewDocument(prepare);
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && request.url().endsWith('.js') && !request.url().includes('/assets/start-')) held.push(request);
    else void request.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  const release = async (): Promise<void> => {
    isHolding = false;
    await Promise.all(held.map((request) => request.continue()));
  };
  const hydrate = async (): Promise<void> => {
    await release();
    await hydrated(page);
  };
  return { page, complaints, release, hydrate, close };
}

/** Resolves after the first paint. A document may be parsed before its styles are loaded; a painted one has them. */
export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
