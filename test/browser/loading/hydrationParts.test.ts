import { heldPage } from '../heldPage.ts';
import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, HTTPRequest, Page, Viewport } from 'puppeteer';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, partHydrated, phone, watchedPage, whollyHydrated } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

/*
 * Parts of a page hydrate when they become visible or are touched.
 * @see docs/decisions/0051-parts-hydrate-when-seen.md
 */

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Opens a page without a banner. `prepare` is called before its first request. */
async function open(
  path: string,
  window: Viewport = phone,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<WatchedPage> {
  const watched = await watchedPage(session, window);
  await session.setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
  await prepare(watched.page);
  await watched.page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(watched.page);
  return watched;
}

const hydratedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('hydrated ')),
  );

const scripts = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

/** Presses an element without scrolling it into view. */
const pressUnseen = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

describe('a page that cannot be hydrated', () => {
  it('keeps the head of the server when it is rendered again', async () => {
    const { page, hydrate, close } = await heldPage(session, `${server.address}/`, desktop);
    const headTags = (): Promise<string[]> =>
      page.$$eval('head > *', (tags) =>
        tags
          .filter((tag) => tag.matches('meta, title, link:not([rel$=preload]), script[type]'))
          .map((tag) => tag.outerHTML)
          .sort(),
      );
    const before = await headTags();
    await page.$eval('.skip-link', (link) => (link.textContent = 'another text'));
    await hydrate();
    expect(await page.$eval('.skip-link', (link) => link.textContent)).not.toBe('another text');
    expect(await headTags()).toEqual(before);
    await close();
  });
});

describe('a form on the first screen of a content page', () => {
  it('is checked with its characters when it is sent before it hydrates', async () => {
    const held: HTTPRequest[] = [];
    let isHolding = true;
    const { page, complaints, close } = await open('/kontakt', phone, async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (isHolding && request.url().includes('/storeContact-')) held.push(request);
        else void request.continue();
      });
    });
    await page.type('.store-form [name="name"]', 'Ada Berg');
    await page.click('.store-form button[type="submit"]');
    await page.waitForSelector('.store-form button[aria-busy="true"]');
    isHolding = false;
    await Promise.all(held.map((request) => request.continue()));
    await page.waitForSelector('.store-form .form-error');
    expect(await page.$eval('.store-form [name="name"]', (field) => (field as HTMLInputElement).value)).toBe(
      'Ada Berg',
    );
    expect(new URL(page.url()).hash).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a part of a page that is not on screen', () => {
  it('is not hydrated until the visitor scrolls to it', async () => {
    const { page, complaints, close } = await open('/');
    await page.waitForNetworkIdle();
    const atFirst = await hydratedParts(page);
    expect(atFirst).toContain('hydrated section-0');
    expect(atFirst).not.toContain('hydrated footer');
    const scriptsAtFirst = await scripts(page);
    await whollyHydrated(page);
    expect(await hydratedParts(page)).toContain('hydrated footer');
    expect(await scripts(page)).toBeGreaterThan(scriptsAtFirst);
    expect(complaints).toEqual([]);
    await close();
  });

  it('hydrates when a control in it is pressed', async () => {
    const { page, complaints, close } = await open('/bilar');
    expect(await hydratedParts(page)).not.toContain('hydrated cards-42');
    await pressUnseen(page, '.car-card:nth-last-of-type(1) .save-button');
    await page.waitForSelector('.car-card:nth-last-of-type(1) .save-button[aria-pressed=true]');
    await pressUnseen(page, '.site-footer-cookies');
    await page.waitForSelector('.consent-banner');
    expect(complaints).toEqual([]);
    await close();
  });

  it('hydrates when the keyboard brings the focus to it', async () => {
    const { page, close } = await open('/');
    const client = await page.createCDPSession();
    await client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await page.$eval('.site-footer a', (link) => link.focus({ preventScroll: true }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated footer').length > 0);
    await close();
  });

  it('has links that lead to the next page without another document', async () => {
    const { page, complaints, close } = await open('/bilar');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const link = '.car-card:nth-last-of-type(1) a';
    const href = await page.$eval(link, (element) => element.getAttribute('href'));
    await pressUnseen(page, link);
    await page.waitForFunction((path) => location.pathname === path, {}, href);
    await page.waitForSelector('.car-detail-title');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('takes part in a changed list', async () => {
    const { page, complaints, close } = await open('/bilar');
    const before = await page.$$eval('.car-card-name', (names) => names.map((name) => name.textContent));
    await page.select('select[name="sort"]', 'car_price:asc');
    await page.waitForFunction(
      (old) => {
        const names = [...document.querySelectorAll('.car-card-name')].map((name) => name.textContent);
        return names.length === old.length && names.at(-1) !== old.at(-1) && names[0] !== old[0];
      },
      {},
      before,
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('stays as it is when its code cannot be loaded', async () => {
    const { page, close } = await open('/');
    const isBlocked = { now: true };
    const before = await page.$eval('main', (main) => main.innerText);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (isBlocked.now && request.url().endsWith('.js')) void request.abort();
      else void request.continue();
    });
    const touch = (): Promise<string> =>
      page.$eval('main .carousel-cards', (carousel) => {
        carousel.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        return carousel.closest('section')?.previousElementSibling?.getAttribute('data-part') ?? '';
      });
    const failed = new Promise((resolve) => page.once('requestfailed', resolve));
    const part = await touch();
    await failed;
    expect(await page.$eval('main', (main) => main.innerText)).toBe(before);
    isBlocked.now = false;
    await page.waitForFunction(
      (name) => {
        document
          .querySelector('main .carousel-cards')
          ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        return performance.getEntriesByName(`hydrated ${name}`).length > 0;
      },
      { polling: 500 },
      part,
    );
    await close();
  });
});

describe('the header', () => {
  it('hydrates on a phone when it is touched', async () => {
    const { page, complaints, close } = await open('/');
    await page.waitForNetworkIdle();
    expect(await hydratedParts(page)).not.toContain('hydrated header');
    await page.click('.mobile-menu-opener');
    expect(await page.$eval('.mobile-menu', (menu) => (menu as HTMLDetailsElement).open)).toBe(true);
    await page.waitForSelector('.mobile-menu-opener[aria-expanded="true"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.mobile-menu:not([open])');
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows on a phone how many cars are saved', async () => {
    const { page, complaints, close } = await open('/bilar');
    expect(await page.$('.saved-door-count')).toBeNull();
    await page.click('.car-card .save-button');
    await page.waitForFunction(() => document.querySelector('.saved-door-count')?.textContent === '1');
    await page.reload({ waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelector('.saved-door-count')?.textContent === '1');
    expect(complaints).toEqual([]);
    await close();
  });

  it('of a phone is that of the next page when a link of this one is pressed', async () => {
    const { page, complaints, close } = await open('/');
    await page.$eval('main a[href^="/bilar"]', (link) => (link as HTMLElement).click());
    await page.waitForSelector('.car-list');
    await page.waitForSelector('.site-header[data-overlay="false"]');
    await partHydrated(page, 'header');
    expect(complaints).toEqual([]);
    await close();
  });

  it('hydrates with the page in a wide window', async () => {
    const wide = await open('/', desktop);
    expect(await hydratedParts(wide.page)).toContain('hydrated header');
    await wide.close();
    const { page, complaints, close } = await open('/');
    await page.setViewport({ ...desktop });
    await partHydrated(page, 'header');
    expect(complaints).toEqual([]);
    await close();
  });
});
