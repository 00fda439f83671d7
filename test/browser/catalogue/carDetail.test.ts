import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { carPageCars, writeCarPageFeed } from '../../fixtures/demo/carPageFeed.ts';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { press, pressByKey, resize } from '../pageMoves.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import {
  brokenLoanParts,
  copiedText,
  firstScreenIsWhole,
  galleryIsAt,
  galleryPosition,
  hasOverlays,
  heightOf,
  scrollState,
  sideways,
  zoomMoveAndLeave,
} from './carPageChecks.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'car-page-'));
  const env = { STOCK_FEED: await writeCarPageFeed(folder), STOCK_MAPPING: 'groups/polhem/feeds/demo.json' };
  [browser, server] = await Promise.all([launchBrowser(), startServer(env)]);
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function open(path: string, viewport = desktop, site = 'polhem-bil'): Promise<WatchedPage> {
  const origin = server.address.replace('localhost', `${site}.localhost`);
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
  const visit = await watchedPage(session, viewport);
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

const short = `/bil/${carPageCars.short}/car`;
const long = `/bil/${carPageCars.long}/car`;

describe('the gallery', () => {
  it('covers the window until it is closed', async () => {
    const { page, complaints, close } = await open(short);
    expect(await page.$$eval('.gallery-image', (images) => images.length)).toBe(5);
    await press(page, '.gallery-next');
    await page.waitForFunction(() => document.querySelector('.gallery-counter')?.textContent === '2 / 5');
    expect(await scrollState(page)).toBe('visible');
    await page.focus('.gallery-image:nth-child(2) a');
    await page.keyboard.press('Enter');
    await galleryIsAt(page, 'Bild 2 av 5');
    expect(
      await page.$eval('.gallery-dialog', async (dialog) => {
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished)); // it rises into its place
        const { top, left, width, height } = dialog.getBoundingClientRect();
        return [top, left, width, height];
      }),
    ).toEqual([0, 0, desktop.width, desktop.height]);
    expect(await scrollState(page)).toBe('hidden');
    expect(await axeFindings(page)).toEqual([]);

    await zoomMoveAndLeave(page);
    expect(await galleryPosition(page)).toBe('Bild 2 av 5');
    await page.keyboard.press('ArrowRight');
    await galleryIsAt(page, 'Bild 3 av 5');
    await page.keyboard.press('End');
    await galleryIsAt(page, 'Bild 5 av 5');
    await page.keyboard.press('ArrowRight');
    expect(await galleryPosition(page)).toBe('Bild 5 av 5');
    await page.keyboard.press('Home');
    await galleryIsAt(page, 'Bild 1 av 5');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('.gallery-dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.gallery-dialog[open]'));
    expect(await scrollState(page)).toBe('visible');
    expect(await page.$('.gallery-image:nth-child(2) a:focus')).not.toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is swiped on a phone', async () => {
    const { page, complaints, close } = await open(short, phone);
    await press(page, '.gallery-image:first-child a');
    await galleryIsAt(page, 'Bild 1 av 5');
    const client = await page.createCDPSession();
    await client.send('Input.synthesizeScrollGesture', { x: 300, y: 400, xDistance: -330, yDistance: 0, speed: 1600 });
    await galleryIsAt(page, 'Bild 2 av 5');
    expect(await page.$eval('.gallery-stage-row', (row) => getComputedStyle(row).touchAction)).toContain('pinch-zoom');
    expect(await page.$eval('meta[name="viewport"]', (meta) => meta.getAttribute('content'))).not.toMatch(
      /scalable|maximum/,
    );
    await press(page, '.gallery-dialog .dialog-head button');
    await page.waitForFunction(() => !document.querySelector('.gallery-dialog[open]'));
    expect(complaints).toEqual([]);
    await close();
  });

  it('reports a picture that cannot be shown', async () => {
    const { page, close } = await open(long);
    // Off-screen pictures load once they are near.
    await press(page, '.gallery-next');
    await page.waitForFunction(() => document.querySelector('.gallery-counter')?.textContent === '2 / 5');
    await press(page, '.gallery-next');
    await page.waitForFunction(() => document.querySelectorAll('.gallery-image .picture-missing').length === 2);
    const missing = await page.$$eval('.gallery-image .picture-missing', (places) =>
      places.map((place) => [place.querySelector('img')?.getAttribute('src'), place.textContent]),
    );
    expect(missing).toEqual(Array(2).fill(['/media/missing-image.svg', 'Bilden kan inte visas']));
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.picture-fallback')?.naturalWidth);
    await close();
  });
});

describe('what is long', () => {
  it('is cut until it is opened', async () => {
    const { page, close } = await open(long);
    const description = '#description .collapse-content';
    expect(await heightOf(page, description)).toBe(300);
    await press(page, '#description .collapse-button');
    await page.waitForSelector('#description .collapse-open');
    expect(await heightOf(page, description)).toBeGreaterThan(400);
    await press(page, '#description .collapse-button');
    await page.waitForSelector('#description .collapse:not(.collapse-open)');
    expect(await heightOf(page, description)).toBe(300);

    const rows = (): Promise<number> =>
      page.$$eval('#technical tr', (all) => all.filter((row) => row.getBoundingClientRect().height > 0).length);
    expect(await rows()).toBe(5);
    await press(page, '#technical .collapse-button');
    await page.waitForSelector('.technical-table-open');
    expect(await rows()).toBe(await page.$$eval('#technical tr', (all) => all.length));
    expect(await rows()).toBeGreaterThan(5);
    await close();
  });

  it('is whole without scripts', async () => {
    const bare = await watchedPage(session, desktop, false);
    await bare.page.goto(server.address + long);
    expect(await heightOf(bare.page, '#description .collapse-content')).toBeGreaterThan(400);
    const hidden = await bare.page.$$eval('#technical tr', (rows) =>
      rows.filter((row) => row.getBoundingClientRect().height === 0),
    );
    expect(hidden).toEqual([]);
    await bare.close();
  });
});

describe('the page of a car', () => {
  it.each([[390, 844] as const, ...(atLength ? [[1024, 768] as const, [1440, 900] as const] : [])])(
    'has price with monthly cost on the first screen of %i × %i',
    async (width, height) => {
      const { page, close } = await watchedPage(await browser.createBrowserContext(), { ...phone, width, height });
      await page.goto(server.address + short, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForSelector('.consent-banner');
      await firstScreenIsWhole(page);
      await press(page, '.consent-banner-answers button');
      await page.waitForSelector('.consent-banner', { hidden: true });
      await firstScreenIsWhole(page);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await page.$eval('.page-tabs [aria-current]', (tab) => tab.textContent)).toBe('Översikt');
      await page.$eval('#technical', (part) => part.scrollIntoView({ behavior: 'instant' }));
      await page.waitForSelector('.page-tabs [href="#technical"][aria-current]');
      await close();
    },
  );

  itAtLength('keeps its loan calculator whole from 768 to 1280 px', async () => {
    const { page, close } = await open(`${short}?months=48`);
    for (const width of [768, 1024, 1100, 1180, 1280]) {
      await resize(page, { width, height: 800 });
      expect([width, await brokenLoanParts(page), await sideways(page)]).toEqual([width, [], 0]);
    }
    await close();
  });

  it('goes one step back to the list as it was left', async () => {
    const { page, complaints, close } = await open('/bilar?sort=car_price%3Aasc');
    await press(page, '.car-card .card-link');
    await page.waitForSelector('.car-detail-title');
    await press(page, '.car-detail-top .text-link');
    await page.waitForSelector('.car-list-results');
    expect(page.url()).toMatch(/\/bilar\?sort=car_price%3Aasc$/);
    await page.goto(server.address + short, { waitUntil: 'load' });
    await hydrated(page);
    expect(await page.$eval('.car-detail-top .text-link', (link) => link.getAttribute('href'))).toBe('/bilar');
    await press(page, '.car-detail-top .text-link');
    await page.waitForFunction(() => location.pathname === '/bilar' && location.search === '');
    expect(complaints).toEqual([]);
    await close();
  });

  it('is left for the filtered list after an anchor', async () => {
    const { page, complaints, close } = await open('/bilar', phone);
    const back = (): Promise<unknown> => page.evaluate(() => history.back());
    const entries = (): Promise<number> => page.evaluate(() => history.length);
    const overlaid = (depth: number): Promise<unknown> => hasOverlays(page, depth);

    await press(page, '.mobile-menu-opener');
    await overlaid(1);
    await back();
    await page.waitForSelector('.mobile-menu:not([open])');
    expect(page.url()).toMatch(/\/bilar$/);

    await press(page, '.list-bar-filter');
    await overlaid(1);
    const choice = '.dialog-drawer .facet-panel [type="checkbox"]';
    await page.waitForSelector(choice); // The drawer opens before its panel is loaded.
    await press(page, choice);
    await page.waitForFunction(() => location.pathname + location.search !== '/bilar');
    await overlaid(1);
    const filtered = page.url();
    await back();
    await page.waitForSelector('.dialog-drawer:not([open])');
    expect(page.url()).toBe(filtered);

    await press(page, '.car-card .card-link');
    await page.waitForSelector('.car-detail-title');
    await press(page, '.page-tabs a[href="#contact"]');
    await page.waitForFunction(() => location.hash === '#contact');
    await press(page, '.gallery-image a');
    await overlaid(1);
    const before = await entries();
    await back();
    await page.waitForSelector('.gallery-dialog:not([open])');
    expect([await page.$('.car-detail-title'), await entries()]).toEqual([expect.anything(), before]);

    await press(page, '.car-detail-top .text-link');
    await page.waitForSelector('.car-list-results');
    expect(page.url()).toBe(filtered);
    expect(complaints).toEqual([]);
    await close();
  });

  itAtLength('shows similar cars on cards 315 px wide', async () => {
    const { page, close } = await open(short);
    expect(await page.$$('#description .collapse-button')).toHaveLength(0);
    const widths = await page.$$eval('.car-detail-similar .car-card', (cards) =>
      cards.map((card) => card.getBoundingClientRect().width),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(new Set(widths)).toEqual(new Set([315]));
    await close();
  });

  it('shares its link', async () => {
    const { page, close } = await open(short.replace('/car', '/wrong'));
    await pressByKey(page, '.share-car-button');
    await page.waitForSelector('.share-car-ways:not([hidden])');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.share-car-ways[hidden]');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('share-car-button');
    await pressByKey(page, '.share-car-button');
    const copied = copiedText(page);
    const told = page.waitForFunction(
      () => document.querySelector('.share-car-told')?.textContent === 'Länken är kopierad',
    );
    await press(page, '.share-car-ways li:nth-last-child(2) button');
    expect(new URL(await copied).pathname).toBe(short);
    await told;
    await close();
  });

  itAtLength('fills one sheet of paper', async () => {
    const { page, close } = await open(short);
    const sheets = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMediaType('print');
    const seen = (selector: string): Promise<number> =>
      page.$$eval(selector, (all) => all.filter((one) => one.getClientRects().length > 0).length);
    expect(await seen('#technical tr')).toBe(await page.$$eval('#technical tr', (all) => all.length));
    expect(await seen('main button, main .button, main nav, [type="range"], .contact-form, .contact-bar')).toBe(0);
    expect(await seen('.car-detail .picture-image, .price-texts-main, .seller-contact-ways, .car-print-date')).toBe(4);
    expect(await seen('.printed-address')).toBe(1);
    await close();
  });

  it.each([
    ['a small phone', { ...phone, width: 320, height: 640 }],
    ...(atLength ? [['a wide screen', desktop] as const, ['a phone', phone] as const] : []),
  ] as const)('is no wider than %s', async (_name, viewport) => {
    const { page, close } = await open(long, viewport);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
