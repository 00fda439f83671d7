import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page, Viewport } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

/*
 * Client-side navigation renders parts outside the viewport later.
 * @see docs/decisions/0064-out-of-sight-renders-later.md
 */

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Opens the car list for a visitor who has answered the consent banner. */
async function openList(window: Viewport): Promise<WatchedPage> {
  const watched = await watchedPage(session, window);
  await session.setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
  await watched.page.goto(`${server.address}/bilar`, { waitUntil: 'load' });
  await hydrated(watched.page);
  return watched;
}

const parts = ['#contact', '.car-detail-similar .car-card', '#equipment'];

/**
 * Follows a card's link without other input; returns the parts in its first frame.
 * The page itself looks for them in each frame: the rest shows after a second at the latest.
 */
function followCard(page: Page, at: number): Promise<string[]> {
  return page.evaluate(
    async (index, selectors) => {
      const link = document.querySelectorAll<HTMLElement>('.car-card .card-link')[index];
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      link?.click();
      while (!document.querySelector('.car-detail-title')) await new Promise(requestAnimationFrame);
      return selectors.filter((one) => document.querySelector(one));
    },
    at,
    parts,
  );
}

const cards = (page: Page): Promise<number> => page.$$eval('.car-list-main .car-card', ({ length }) => length);

describe('a car to which navigation in the browser leads', () => {
  itAtLength('shows its first screen before the rest', async () => {
    const { page, complaints, close } = await openList(phone);
    expect(await followCard(page, 0)).toEqual([]);
    await page.waitForFunction((all) => all.every((one) => document.querySelector(one)), {}, parts);
    const elements = await page.$$eval('main *', ({ length }) => length);
    await page.reload();
    await hydrated(page);
    expect(await page.$$eval('main *', ({ length }) => length)).toBe(elements);
    expect(complaints).toEqual([]);
    await close();
  });

  it('has the place to which a link on its first screen leads', async () => {
    const { page, close } = await openList(desktop);
    await followCard(page, 0);
    await page.click('.page-tabs a[href="#contact"]');
    await page.waitForFunction(() => {
      const { top = Infinity } = document.querySelector('#contact')?.getBoundingClientRect() ?? {};
      return Math.abs(top) < window.innerHeight;
    });
    expect(new URL(page.url()).hash).toBe('#contact');
    await close();
  });

  itAtLength('takes the bar at the foot of a phone away where the enquiry is', async () => {
    const { page, close } = await openList(phone);
    await followCard(page, 0);
    await page.waitForSelector('.contact-bar-away'); // The panel's own buttons are on the first screen.
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await page.waitForSelector('.contact-bar:not(.contact-bar-away)');
    await page.tap('.contact-bar a[href="#contact"]');
    await page.waitForSelector('.contact-bar-away');
    await close();
  });
});

describe('a list to which Back leads', () => {
  it('shows the car that was looked at in its place', async () => {
    const { page, complaints, close } = await openList(phone);
    const all = await cards(page);
    await followCard(page, 14);
    const { first, before, ...place } = await page.evaluate(async () => {
      window.history.back();
      const shown = (): number => document.querySelectorAll('.car-list-main .car-card').length;
      while (shown() === 0) await new Promise(requestAnimationFrame);
      const followed = document.querySelectorAll('.car-card .card-link')[14];
      const { top = -1 } = followed?.getBoundingClientRect() ?? {};
      const isSeen = top > 0 && top < window.innerHeight;
      return { first: shown(), before: window.scrollY, isFocused: document.activeElement === followed, isSeen };
    });
    expect(first).toBeLessThan(all);
    expect(place).toEqual({ isFocused: true, isSeen: true });
    await page.waitForFunction(
      (count) => document.querySelectorAll('.car-list-main .car-card').length === count,
      {},
      all,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('Back to a place far down a list', () => {
  const ways: [string, Viewport, string][] = [
    ['a car', phone, '.car-list-main .car-card .card-link'],
    ...(atLength
      ? ([
          ['a car', desktop, '.car-list-main .car-card .card-link'],
          ['the start page', phone, 'a.site-logo'],
          ['the start page', desktop, 'a.site-logo'],
        ] satisfies [string, Viewport, string][])
      : []),
  ];

  it.each(ways)('from %s moves nothing (%o)', async (_from, viewport, selector) => {
    const { page, close } = await openList(viewport);
    await page.evaluate(sumShifts);
    const all = await cards(page);
    const at = Math.floor(all * 0.6);
    const y = await page.evaluate(async (card) => {
      await document.fonts.ready;
      const found = document.querySelectorAll('.car-list-main .car-card')[card];
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return window.scrollY;
    }, at);
    await page.evaluate(
      (name, card) => {
        const links = document.querySelectorAll<HTMLElement>(name);
        (links[card] ?? links[0])?.click();
      },
      selector,
      at,
    );
    await page.waitForFunction(() => !document.querySelector('.car-list-main') && window.scrollY === 0);
    const before = await settledShift(page);
    await page.evaluate(() => window.history.back());
    await page.waitForFunction(
      (top, count) => document.querySelectorAll('.car-list-main .car-card').length === count && window.scrollY === top,
      {},
      y,
      all,
    );
    expect((await settledShift(page)) - before).toBeLessThanOrEqual(0.002);
    await close();
  });
});

/** Returns the layout shift so far, including pending frames. */
async function settledShift(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  return shiftSoFar(page);
}

describe('a link under the pointer', () => {
  it('is fetched before the press', async () => {
    const { page, close } = await openList(desktop);
    const questions: Promise<string>[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'fetch') return;
      questions.push(request.fetchPostData().then((body) => `${request.url()} ${body ?? ''}`));
    });
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/search'));
    await page.hover('.car-card .card-link');
    await answered;
    expect(questions).not.toEqual([]);
    await page.click('.car-card .card-link');
    await page.waitForSelector('.car-detail-similar .car-card');
    await page.evaluate(() => window.history.back());
    await page.waitForSelector('.car-list-main .car-card');
    await page.waitForNetworkIdle();
    const asked = await Promise.all(questions);
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    await close();
  });
});
