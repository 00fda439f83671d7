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
  /** The browser sends Global Privacy Control. */
  privacySignal?: boolean;
}

/** Opens a page in which third parties are stubs, or unreachable. */
export async function visitWithStubs(
  browser: Browser | BrowserContext,
  address: string,
  { away = false, viewport = desktop, watchShifts = false, privacySignal = false }: VisitOptions = {},
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
  if (privacySignal) {
    await watched.page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
  }
  if (watchShifts) await watched.page.evaluateOnNewDocument(sumShifts);
  await watched.page.goto(address, { waitUntil: 'load' });
  await hydrated(watched.page);
  return { ...watched, foreign };
}

/**
 * Runs in the page before it loads: sums layout shifts that no input precedes in window.layoutShift.
 * window.movedParts lists the moved elements; the report of a failed test prints them. Chromium treats emulating a screen
 * as input. Therefore all shifts count until the page receives real input or is resized. A resize before the first paint
 * is that of the emulation.
 */
export function sumShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const sum = Object.assign(window, { layoutShift: 0, movedParts: [] as string[] });
  let firstInput = Infinity;
  for (const type of ['keydown', 'pointerdown', 'resize']) {
    const listener = (event: Event): void => {
      const isPainted = type !== 'resize' || performance.getEntriesByType('paint').length > 0;
      if (event.isTrusted && isPainted) firstInput = Math.min(firstInput, event.timeStamp);
    };
    window.addEventListener(type, listener, { capture: true });
  }
  const box = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput && startTime > firstInput) continue;
      sum.layoutShift += value;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName ?? 'removed'}.${element?.className ?? ''} ${box(previousRect)} > ${box(currentRect)}`;
      });
      sum.movedParts.push(`${value.toFixed(5)}: ${moved.join(', ')}`);
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
