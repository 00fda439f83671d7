import { describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';

let browser: Browser;
let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ browser, session, server } = demo));

/** Cards of the list; the recently viewed cars below it have cards too. */
const listCards = '.car-list-results .car-card';

/**
 * Returns the number of cards in the list, once the number that the page reports has arrived.
 * Cards arrive in small steps. With `more`, waits until there are more than that.
 */
async function cards(page: Page, more = 0): Promise<number> {
  const found = await page.waitForFunction(
    (selector, least) => {
      const progress = document.querySelector<HTMLProgressElement>('main progress');
      const counted = document.querySelector('.list-bar-count')?.textContent.replace(/\D/g, '');
      const { length } = document.querySelectorAll(selector);
      // The cars come after the count above them: these must be the ones it counts.
      const theirs = progress !== null && String(progress.max) === counted;
      return theirs && length === progress.value && length > least ? length : null;
    },
    {},
    listCards,
    more,
  );
  return Number(await found.jsonValue());
}
const path = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

/** Marks the document, to tell later whether it is still the same one. */
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

describe('a visitor', () => {
  it('finds the list as it was on the way back', async () => {
    const { page, complaints, close } = await watchedPage(session);
    await page.goto(server.address, { waitUntil: 'load' });
    await hydrated(page);
    await markDocument(page);

    await page.type('main input[name="keyphrase"]', 'volvo');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/bilar/volvo');
    await page.waitForSelector('.car-card');

    const before = await page.$eval('h1', (heading) => heading.textContent);
    expect(before).toContain('Volvo');
    await page.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('input[name="car_fuel"]:not(:disabled)');
      box?.closest('details')?.setAttribute('open', '');
      box?.click();
    });
    await page.waitForFunction(() => location.search.includes('car_fuel='));
    await page.waitForFunction(() => document.querySelector('main')?.getAttribute('aria-busy') === 'false');
    const listAddress = path(page);
    const shown = await cards(page);
    expect(shown).toBeGreaterThan(0);

    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.waitForFunction(() => window.scrollY === 600);
    const link = await page.$$eval(`${listCards} a`, (links) => links[links.length - 1]?.getAttribute('href') ?? '');
    await page.$eval(`a[href="${link}"]`, (element) => (element as HTMLElement).click());
    await page.waitForFunction((href) => location.pathname === href, {}, link);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll('.car-card').length > 0 && window.scrollY === 600);
    expect(path(page)).toBe(listAddress);
    expect(await cards(page)).toBe(shown);
    expect(await isSameDocument(page)).toBe(true);

    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    await page.waitForFunction(() => Math.abs(window.scrollY - 600) < 2);
    expect(await cards(page)).toBe(shown);
    expect(complaints).toEqual([]);
    await close();
  });

  // carList.test.ts also goes back to more cars, with a filter.
  itAtLength('sees more cars, and after a car and back is at the same place among them', async () => {
    const { page, complaints, close } = await watchedPage(session);
    await page.goto(`${server.address}/bilar`, { waitUntil: 'load' });
    await hydrated(page);
    expect(await cards(page)).toBe(48);
    await page.$eval('a[href="/bilar?page=1"]', (element) => (element as HTMLElement).click());
    // The URL is updated too: an earlier press would overtake the navigation to this page.
    await page.waitForFunction(() => location.search === '?page=1');
    expect(await cards(page, 48)).toBe(96);
    const last = await page.$$eval(`${listCards} a`, (links) => {
      const link = links[links.length - 1];
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return link?.getAttribute('href') ?? '';
    });
    const y = await page.evaluate(() => window.scrollY);
    await page.$eval(`a[href="${last}"]`, (element) => (element as HTMLElement).click());
    await page.waitForFunction((href) => location.pathname === href, {}, last);
    await page.goBack();
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, {}, y);
    expect(await cards(page)).toBe(96);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is given the next title by the live region', async () => {
    const { page, complaints, close } = await watchedPage(session);
    await page.goto(`${server.address}/bilar`, { waitUntil: 'load' });
    await hydrated(page);
    const link = await page.$eval('.car-card a', (element) => element.getAttribute('href') ?? '');
    await page.$eval('.car-card a', (element) => (element as HTMLElement).click());
    await page.waitForFunction((href) => location.pathname === href, {}, link);
    await page.waitForFunction(
      () => document.querySelector('[data-announcer="polite"]')?.textContent === document.title,
    );
    expect(await page.$$('title')).toHaveLength(1);
    expect(await (await fetch(`${server.address}/en`)).text()).toContain('<html lang="en"');
    expect(complaints).toEqual([]);
    await close();
  });

  it('sees the whole menu in a row on a wide screen', async () => {
    const { page, complaints, close } = await watchedPage(session, { width: 1920, height: 1080 });
    await page.goto(server.address.replace('//', '//polhem-carstore-se.'), { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector('.main-navigation-moved') === null);
    expect(await page.$$('.main-navigation-item')).not.toHaveLength(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('never scrolls sideways on a phone', async () => {
    // A new session: nothing is cached yet, as on the first visit.
    const { page, complaints, close } = await watchedPage(browser, phone);
    await page.evaluateOnNewDocument(sumShifts);
    const carPath = await firstCar();
    for (const address of ['/', ...(atLength ? ['/bilar'] : []), carPath]) {
      await page.goto(server.address + address, { waitUntil: 'networkidle0' });
      await hydrated(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ address, wide: wide > 0 }).toEqual({ address, wide: false });
      expect(await shiftSoFar(page)).toBeLessThan(0.05);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

async function firstCar(): Promise<string> {
  const list = await (await fetch(`${server.address}/bilar`)).text();
  return /href="(\/bil\/[^"]+)"/.exec(list)?.[1] ?? 'no car';
}

describe('a visitor without JavaScript', () => {
  // journeys.test.ts does so too, to the comparison and the dealers.
  itAtLength('searches, narrows by facets, sorts, sees more and opens a car', async () => {
    const { page, complaints, close } = await watchedPage(session, undefined, false);
    await page.goto(server.address, { waitUntil: 'load' });
    await page.type('main input[name="keyphrase"]', 'volvo');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(path(page)).toBe('/bilar/volvo');
    expect(await cards(page)).toBeGreaterThan(0);

    await page.goto(`${server.address}/bilar`);
    const next = await page.$eval('a[href="/bilar?page=1"]', (element) => element.getAttribute('href') ?? '');
    await page.goto(server.address + next);
    expect(await cards(page)).toBe(96);

    await page.goto(`${server.address}/bilar`);
    await page.focus('select[name="sort"]');
    await page.select('select[name="sort"]', 'car_price:asc');
    await Promise.all([
      page.waitForNavigation(),
      page.$eval('form:has(input[name="car_fuel"])', (form) => form.requestSubmit()),
    ]);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('car_price:asc');

    const car = await page.$eval('.car-card a', (element) => element.getAttribute('href') ?? '');
    await page.goto(server.address + car);
    expect(await page.$eval('h1', (heading) => heading.textContent)).not.toBe('');
    expect(complaints).toEqual([]);
    await close();
  });
});
