import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { axeFindings } from '../axeFindings.ts';
import { press, rests } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  // The visitor denies geolocation.
  await session.setPermission(server.address, { permission: { name: 'geolocation' }, state: 'denied' });
});

/** Response to a map tile request; a 404 is not a complaint of the visit. */
type Tiles = 'drawn' | 'missing';

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path d="M0 0h256v256H0z" fill="#dde"/></svg>';

async function open(path: string, viewport = desktop, tiles: Tiles = 'drawn'): Promise<WatchedPage> {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const visit = await watchedPage(session, viewport);
  await visit.page.setRequestInterception(true);
  visit.page.on('request', (request) => {
    if (!request.url().includes('/api/maps/tiles/')) void request.continue();
    else if (tiles === 'drawn') void request.respond({ contentType: 'image/svg+xml', body: tile });
    else void request.respond({ contentType: 'image/svg+xml', body: 'no picture' });
  });
  await visit.page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

const namesOf = (page: Page): Promise<string[]> =>
  page.$$eval('.dealer-card .card-link', (names) => names.map((name) => name.textContent));

async function cards(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('.dealer-card').length === wanted, {}, count);
}

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent);

describe('the list of dealers', () => {
  it('is narrowed by the address while the page stays in place', async () => {
    const { page, complaints, close } = await open('/anlaggningar');
    await cards(page, 27);
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
    await page.$eval('.dealer-facet-menu > summary', (region) => region.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    const choose = (name: string): Promise<void> =>
      page.$$eval(
        '.dealer-facet-menu[open] a',
        (links, wanted) => links.find((link) => link.textContent.includes(wanted))?.click(),
        name,
      );
    await choose('Uppsala län');
    await cards(page, 2);
    await choose('Stockholms län');
    await cards(page, 6);
    expect(await page.$$eval('.dealer-facet-menu[open]', (menus) => menus.length)).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.$$eval('.dealer-facet-menu[open]', (menus) => menus.length)).toBe(0);
    await page.type('.dealer-list .search-field-input', 'bromma');
    await page.keyboard.press('Enter');
    await cards(page, 1);
    expect(await namesOf(page)).toEqual(['Polhem Bil Stockholm Bromma']);
    expect(new URL(page.url()).search).toBe(
      '?keyphrase=bromma&site_region=Uppsala+l%C3%A4n&site_region=Stockholms+l%C3%A4n',
    );
    await page.goBack();
    await cards(page, 6);
    await press(page, '.dealer-filters-clear');
    await cards(page, 27);
    expect(complaints).toEqual([]);
    await close();
  });

  it('has an open map with the numbers of the rows', async () => {
    const { page, complaints, close } = await open('/anlaggningar?site_region=Uppsala+l%C3%A4n');
    await page.waitForSelector('[data-point]');
    const pins = await page.$$eval('[data-point]', (found) => found.map((pin) => pin.getAttribute('aria-label')));
    const numbers = await page.$$eval('.dealer-card-number', (found) => found.map((number) => number.textContent));
    expect(pins).toEqual((await namesOf(page)).map((name, at) => `${numbers[at] ?? ''}. ${name}`));
    await page.$eval('[data-point="1006"]', (pin) => (pin as HTMLElement).click());
    await page.waitForSelector('[data-dealer="1006"] .dealer-card-chosen');
    await rests(page); // A pointer misses elements that still scroll.
    await page.hover('[data-dealer="1001"]');
    await page.waitForSelector('[data-point="1001"][aria-pressed="true"]');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, '.dealer-list-map-toggle');
    await page.waitForFunction(() => !document.querySelector('.point-map, .dealer-card-number'));
    expect(await textOf(page, '.dealer-list-map-toggle')).toBe('Visa karta');
    expect(complaints).toEqual([]);
    await close();
  });

  it('joins pins that would overlap', async () => {
    const { page, complaints, close } = await open('/anlaggningar');
    const cluster = await page.waitForSelector('.point-map-cluster');
    const shownPins = (): Promise<number> => page.$$eval('[data-point]', (pins) => pins.length);
    const before = await shownPins();
    expect(before).toBeLessThan(27);
    await cluster?.evaluate((button) => (button as HTMLElement).click());
    await page.waitForFunction((count) => document.querySelectorAll('[data-point]').length > count, {}, before);
    expect(complaints).toEqual([]);
    await close();
  });

  it('has the nearest first from a place', async () => {
    const { page, complaints, close } = await open('/anlaggningar', phone);
    expect(await page.$eval('.dealer-list-map-toggle', (button) => (button as HTMLElement).innerText)).toBe(
      'Visa karta',
    );
    expect(await page.$('.point-map')).toBeNull();
    await press(page, '.dealer-near-opener');
    await page.waitForSelector('.place-search-position');
    await press(page, '.place-search-position');
    await page.waitForFunction(() => document.querySelector('.place-search-notice')?.textContent.includes('tillåtas'));
    await page.type('.place-search-input', 'Malm');
    // Results for fewer letters stay until this one is there.
    await page.waitForFunction(() => document.querySelector('.place-search-option')?.textContent.includes('Malmö'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dealer-card-distance');
    expect((await namesOf(page)).slice(0, 2)).toEqual(['Polhem Bil Malmö', 'Polhem Bil Helsingborg']);
    expect(new URL(page.url()).searchParams.get('near')).toMatch(/^\d\d\.\d{1,2},\d\d(\.\d{1,2})?$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the page of a dealer', () => {
  it('opens from its card', async () => {
    const { page, complaints, close } = await open('/anlaggningar?site_region=Uppsala+l%C3%A4n');
    await press(page, '.dealer-card .card-link');
    await page.waitForSelector('.dealer-hero-name');
    expect(await textOf(page, 'h1')).toBe('Polhem Bil Uppsala');
    const visible = (): Promise<boolean> =>
      page.$eval('.dealer-department[open] .dealer-person', (person) => person.checkVisibility());
    expect(await visible()).toBe(true);
    await press(page, '.dealer-department[open] .dealer-staff-toggle');
    expect(await visible()).toBe(false);
    await press(page, '.dealer-department[open] .dealer-staff-toggle');
    expect(await textOf(page, '.dealer-department[open] .dealer-person')).toMatch(/@polhem\.example$/);
    await page.waitForSelector('.dealer-hero [data-point="1001"]');
    expect(await axeFindings(page)).toEqual([]);
    await page.$eval('.dealer-detail-top .text-link', (link) => (link as HTMLElement).click());
    await cards(page, 2);
    expect(new URL(page.url()).search).toBe('?site_region=Uppsala+l%C3%A4n');
    expect(complaints).toEqual([]);
    await close();
  });

  it('says that a map cannot be drawn', async () => {
    const { page, close } = await open('/anlaggning/polhem-bil-uppsala', phone, 'missing');
    await page.$eval('.dealer-hero', (hero) => hero.scrollIntoView({ behavior: 'instant', block: 'end' }));
    await page.waitForSelector('[data-map="failed"]');
    expect(await textOf(page, '[data-map="failed"]')).toBe('Kartan kunde inte laddas');
    expect(await textOf(page, '.dealer-hero-facts')).toContain('754 50 Uppsala');
    expect(await page.$eval('.dealer-hero .row a[target]', (link) => link.href)).toContain('google.com/maps/dir/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await close();
  });
});
