import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { sentCode } from '../booking/sentCode.ts';
import { launchOwnBrowser } from '../launchBrowser.ts';
import { press, pressByKey } from '../pageMoves.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { desktop, hydrated, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

/* Pages that the browser keeps as they were left, and shows again on Back. */

let folder: string;
let browser: Browser;
let session: BrowserContext;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-back-'));
  [browser, server] = await Promise.all([launchOwnBrowser(), startServer({ DATA_DIR: folder })]);
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(path: string, consent: string | null = '2.necessary'): Promise<WatchedPage> {
  const { hostname } = new URL(server.address);
  if (consent !== null) await session.setCookie({ name: 'consent', value: consent, domain: hostname });
  const visit = await watchedPage(session, desktop);
  await visit.page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

/** Leaves the page by a full load. */
async function leaveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isBack: persisted }), {
      once: true,
    });
  });
  await page.goto(server.address + path, { waitUntil: 'load' });
}

/** Goes back; resolves when the page is on screen as it was left. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await page.waitForFunction(() => (window as { isBack?: boolean }).isBack === true);
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const cards = (page: Page): Promise<number> => page.$$eval('.car-card', (found) => found.length);
const isVisible = (page: Page, selector: string): Promise<boolean> =>
  page.$$eval(selector, (found) => found.some((one) => one.checkVisibility({ visibilityProperty: true })));

describe('a page that returns from the back-forward cache', () => {
  it.each(['/en', ...(atLength ? ['/robots.txt', '/bilar'] : [])])('is where it was left for %s', async (next) => {
    const { page, complaints, close } = await open('/bilar');
    await pressByKey(page, '.car-list-more a');
    await page.waitForFunction(() => document.querySelectorAll('.car-card').length === 96);
    await scrollTo(page, 5000);
    await leaveTo(page, next);
    await comeBack(page);
    expect([await page.evaluate(() => window.scrollY), await cards(page)]).toEqual([5000, 96]);
    expect(complaints).toEqual([]);
    await close();
  });

  itAtLength('is where it was left in a browser that shows it at the top', async () => {
    const { page, close } = await open('/bilar');
    await scrollTo(page, 1500);
    // WebKit's order of events
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.scrollTo({ top: 0, behavior: 'instant' });
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
    await close();
  });

  itAtLength('does not move on to a page that it was loading', async () => {
    const { page, close } = await open('/bilar');
    await page.hover('.car-card .card-link'); // loads the code that follows links
    await page.evaluate(() => {
      window.fetch = () =>
        new Promise((_resolve, reject) => {
          // a browser ends the requests of a page that is left
          window.addEventListener('pageshow', () => reject(new TypeError('Failed to fetch')), { once: true });
        });
    });
    await press(page, '.car-card .card-link');
    await page.waitForSelector('main[aria-busy="true"]');
    await leaveTo(page, '/robots.txt');
    await comeBack(page);
    await page.waitForSelector('main[aria-busy="false"]');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(new URL(page.url()).pathname).toBe('/bilar');
    await close();
  });

  it('keeps an open dialog, which Back closes', async () => {
    const { page, complaints, close } = await open('/bilar');
    await press(page, '.car-card .compare-toggle');
    await page.waitForSelector('.compare-bar');
    await press(page, '.compare-bar-line > .button:last-child');
    await page.waitForSelector('.compare-dialog[open] .compare-table');
    await page.waitForFunction(() => (history.state as { overlays?: number }).overlays === 1);
    await leaveTo(page, '/om-oss');
    await page.waitForSelector('.compare-bar');
    expect(await page.$('dialog[open]')).toBeNull();
    await comeBack(page);
    expect(await page.$('.compare-dialog[open]')).not.toBeNull();
    await page.evaluate(() => window.history.back());
    await page.waitForSelector('.compare-dialog[open]', { hidden: true });
    expect(new URL(page.url()).pathname).toBe('/bilar');
    expect(complaints).toEqual([]);
    await press(page, '.compare-bar-empty');
    await close();
  });

  itAtLength('shows the cars that were chosen on a later page', async () => {
    const { page, complaints, close } = await open('/bilar');
    await leaveTo(page, '/bilar?page=2');
    await hydrated(page);
    await press(page, '.car-card .compare-toggle');
    await press(page, '.car-card .save-button');
    await page.waitForSelector('.compare-bar');
    await page.waitForSelector('.saved-door-count');
    await comeBack(page);
    await page.waitForFunction(() => document.querySelector('.compare-bar-count')?.textContent === '1 bil vald');
    await page.waitForSelector('.saved-door-count');
    expect(complaints).toEqual([]);
    await close();
  });

  itAtLength('does not ask for consent that a later page got', async () => {
    await session.deleteCookie(...(await session.cookies()));
    const { page, complaints, close } = await open('/bilar', null);
    expect(await isVisible(page, '.consent-banner')).toBe(true);
    await leaveTo(page, '/om-oss');
    await hydrated(page);
    await press(page, '.consent-banner-answers button');
    await page.waitForSelector('.consent-banner', { hidden: true });
    await comeBack(page);
    await page.waitForSelector('.consent-banner', { hidden: true });
    expect(complaints).toEqual([]);
    await close();
  });

  itAtLength('loads again after a withdrawal on a later page', async () => {
    const { page, close } = await open('/bilar', '2.statistics-media');
    await leaveTo(page, '/robots.txt');
    await page.evaluate(() => void (document.cookie = 'consent=2.necessary; path=/'));
    await page.evaluate(() => void setTimeout(() => window.history.back()));
    await hydrated(page);
    await page.waitForFunction(() => !('isBack' in window));
    await close();
  });
});

describe('the tire hotel in the back-forward cache', () => {
  async function logIn(page: Page): Promise<void> {
    await page.type('.plate-field', 'POL26K');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tire-form:not(:has(.plate-field)) [type="submit"]');
    await press(page, '.tire-form [type="submit"]');
    await page.waitForSelector('.one-time-code-digit');
    await page.focus('.one-time-code-digit');
    await page.keyboard.type(await sentCode(folder));
    await page.waitForSelector('.tire-vehicle');
  }

  itAtLength('shows a vehicle again while its visitor is logged in', async () => {
    const { page, close } = await open('/dackhotell');
    await logIn(page);
    await leaveTo(page, '/robots.txt');
    await comeBack(page);
    await page.waitForFunction(() => !document.querySelector('[data-concealed]'));
    expect(await isVisible(page, '.tire-vehicle')).toBe(true);
    await close();
  });

  it('never shows a vehicle after the log-out on a later page', async () => {
    const { page, close } = await open('/dackhotell');
    await logIn(page);
    await page.evaluate(() => {
      const look = (): void => {
        const vehicle = document.querySelector('.tire-vehicle');
        if (vehicle?.checkVisibility({ visibilityProperty: true })) Object.assign(window, { wasSeen: true });
        requestAnimationFrame(look);
      };
      window.addEventListener('pageshow', look);
    });
    await leaveTo(page, '/robots.txt');
    const status = await page.evaluate(async () => {
      const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      return (await fetch('/api/tirehotel/authorization/logout', body)).status;
    });
    expect(status).toBe(204);
    await comeBack(page);
    await page.waitForSelector('.plate-field');
    expect(await page.$('.tire-vehicle')).toBeNull();
    expect(await page.evaluate(() => 'wasSeen' in window)).toBe(false);
    await close();
  });
});
