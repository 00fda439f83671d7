import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { press, pressByKey, typeInto } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

/* Content blockers hide elements and refuse requests whose names are on their lists. */

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Opens a page whose requests for matching addresses fail. */
async function open(path: string, blocked: RegExp, isHidden = true): Promise<WatchedPage & { refused: string[] }> {
  const visit = await watchedPage(session, isHidden ? desktop : phone);
  const { page } = visit;
  const refused: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    const { pathname } = new URL(request.url());
    if (!blocked.test(pathname) || request.isNavigationRequest()) return void request.continue();
    refused.push(pathname);
    return void request.abort('blockedbyclient');
  });
  if (isHidden) {
    await page.evaluateOnNewDocument(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.consent-banner{display:none!important}');
      document.addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
    });
  }
  await page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(page);
  return { ...visit, refused };
}

/** Errors of the page's code. Failed requests and the notes about refused storage are none. */
const errors = (complaints: string[]): string[] =>
  complaints.filter((line) => line.startsWith('error:') && !line.includes('Failed to load resource'));

/** Fills in the first step of the booking; resolves at the second. */
async function bookCar(page: Page): Promise<void> {
  await typeInto(page, '.plate-field', 'POL26K');
  await typeInto(page, '.place-search-input', 'Uppsala');
  await page.waitForSelector('.place-search-option');
  await page.keyboard.press('Escape'); // A typed place is sufficient.
  await press(page, '.car-form-go');
  await page.waitForSelector('.offer');
}

const listed = /consent|page-view|banner|choices/;

describe('with a blocker of cookie banners', () => {
  it('a search from the start page leads to the list', async () => {
    const { page, complaints, close } = await open('/', listed);
    await typeInto(page, 'main input[name="keyphrase"]', 'volvo');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/bilar/volvo');
    await page.waitForSelector('.car-card');
    expect(errors(complaints)).toEqual([]);
    await close();
  });

  it('a list is filtered', async () => {
    const { page, complaints, close } = await open('/bilar', listed);
    const count = (): Promise<string> => page.$eval('.list-bar-count', ({ textContent }) => textContent);
    const before = await count();
    await press(page, '.car-list-filters input[type="checkbox"]');
    await page.waitForFunction((all) => document.querySelector('.list-bar-count')?.textContent !== all, {}, before);
    expect(errors(complaints)).toEqual([]);
    await close();
  });

  it('a booking goes on from its first step', async () => {
    const { page, complaints, close } = await open('/verkstad/boka', listed);
    await bookCar(page);
    expect(errors(complaints)).toEqual([]);
    await close();
  });
});

describe('a blocked file of the consent banner', () => {
  /** Names of files say nothing about their content: the banner's is one that its press loads. */
  const bannerFile = async (): Promise<string> => {
    const { page, close } = await open('/', /^never$/, false);
    const files = (): Promise<string[]> =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await page.waitForNetworkIdle();
    const before = await files();
    await pressByKey(page, '.consent-banner-links button');
    await page.waitForSelector('.consent-choices');
    const [first = ''] = (await files()).filter((file) => file.endsWith('.js') && !before.includes(file));
    await close();
    return first;
  };

  it('leaves the answer to the form of the banner', async () => {
    const file = await bannerFile();
    const { page, refused, close } = await open('/bilar?car_fuel=El', new RegExp(`^${file}$`), false);
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), press(page, '.consent-banner-answers button')]);
    await hydrated(page);
    expect(refused).toContain(file);
    expect(page.url()).toBe(`${server.address}/bilar?car_fuel=El`);
    expect(await isAsked(page)).toBe(false);
    const cookies = await session.cookies();
    expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['consent=2.necessary']);
    await close();
  });

  const isAsked = (page: Page): Promise<boolean> =>
    page.$$eval('.consent-banner', (found) => found.some((banner) => banner.checkVisibility()));
});

describe('a browser that refuses storage', () => {
  async function openRefusing(path: string): Promise<WatchedPage> {
    const visit = await watchedPage(session, desktop);
    await visit.page.evaluateOnNewDocument(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    });
    await visit.page.goto(server.address + path, { waitUntil: 'load' });
    await hydrated(visit.page);
    return visit;
  }

  it('answers the banner for the pages of a visit', async () => {
    const { page, complaints, close } = await openRefusing('/bilar');
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.url().endsWith('/api/choices') ? void request.abort() : void request.continue(),
    );
    await press(page, '.consent-banner-answers button');
    await page.waitForSelector('.consent-banner', { hidden: true });
    await press(page, '.site-logo');
    await page.waitForFunction(() => location.pathname === '/');
    expect(await page.$('.consent-banner')).toBeNull();
    expect(errors(complaints)).toEqual([]);
    await close();
  });

  it('saves and compares cars on the pages of a visit', async () => {
    const { page, complaints, close } = await openRefusing('/bilar');
    await press(page, '.car-card .save-button');
    await press(page, '.car-card .compare-toggle');
    await page.waitForSelector('.compare-bar');
    await page.waitForSelector('.saved-door-count');
    await press(page, '.site-logo');
    await page.waitForFunction(() => location.pathname === '/');
    expect(await page.$('.compare-bar')).not.toBeNull();
    expect(await page.$('.saved-door-count')).not.toBeNull();
    expect(errors(complaints)).toEqual([]);
    await close();
  });

  it('books from the first step on', async () => {
    const { page, complaints, close } = await openRefusing('/verkstad/boka');
    await bookCar(page);
    expect(errors(complaints)).toEqual([]);
    await close();
  });

  it('searches an agreement of the tire hotel', async () => {
    const { page, complaints, close } = await openRefusing('/dackhotell');
    await typeInto(page, '.plate-field', 'POL26K');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tire-form:not(:has(.plate-field)) [type="submit"]');
    expect(errors(complaints)).toEqual([]);
    await close();
  });
});
