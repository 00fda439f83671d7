import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { desktop, hydrated, watchedPage } from './watchedPage.ts';
import type { WatchedPage } from './watchedPage.ts';

/** Stub of the lead-form provider: it draws a form and records its calls. */
const providerScript = `
  window.created = [];
  window.hbspt = { forms: { create(options) {
    window.created.push(options.region + ' ' + options.portalId + ' ' + options.formId);
    const form = document.createElement('form');
    form.innerHTML = '<label>E-post <input type="email"></label><button>Skicka</button>';
    form.addEventListener('submit', (event) => { event.preventDefault(); options.onFormSubmitted(); });
    document.querySelector(options.target).append(form);
  } } };
`;

export interface Visit extends WatchedPage {
  /** URLs of other servers requested by the page. */
  foreign: string[];
}

export interface VisitOptions {
  /** Third parties are unreachable, as behind a blocker. */
  away?: boolean;
  viewport?: { width: number; height: number };
  /** Sums layout shifts without preceding input in window.layoutShift. */
  watchShifts?: boolean;
}

/** Opens a page in which third parties are stubs, or unreachable. */
export async function visitWithStubs(
  browser: Browser | BrowserContext,
  address: string,
  { away = false, viewport = desktop, watchShifts = false }: VisitOptions = {},
): Promise<Visit> {
  const watched = await watchedPage(browser, viewport);
  const foreign: string[] = [];
  await watched.page.setRequestInterception(true);
  watched.page.on('request', (request: HTTPRequest) => {
    const url = new URL(request.url());
    if (url.origin === new URL(address).origin || url.protocol === 'data:') return void request.continue();
    foreign.push(request.url());
    if (away) return void request.abort('blockedbyclient');
    const body = url.hostname === 'js-eu1.hsforms.net' ? providerScript : '';
    return void request.respond({ status: 200, contentType: 'text/javascript', body });
  });
  if (watchShifts) await watched.page.evaluateOnNewDocument(sumShifts);
  await watched.page.goto(address, { waitUntil: 'load' });
  await hydrated(watched.page);
  return { ...watched, foreign };
}

/** Runs in the page before it loads: sums layout shifts without preceding input in window.layoutShift. */
export function sumShifts(): void {
  Object.assign(window, { layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Returns the sum of sumShifts, rounded to thousandths.
 * A font that arrives after the first picture moves the words of the menu by up to 3 px along their line, which is
 * 0.00002. Pushing down even one line of a page is above 0.001.
 */
export async function shiftSoFar(page: Page): Promise<number> {
  const sum = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  return Number(sum.toFixed(3));
}

export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Presses Tab until the focused element has this text. */
export async function tabTo(page: Page, text: string, most = 12): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).trim() === text) return;
  }
  throw new Error(`"${text}" is not within ${String(most)} steps; the focus is on "${await focusedText(page)}".`);
}

/** Answers the consent banner by keyboard. */
export async function answer(page: Page, text: 'Tillåt alla' | 'Bara nödvändiga'): Promise<void> {
  await page.waitForSelector('.consent-banner');
  await tabTo(page, text);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.consent-banner', { hidden: true });
}
