import { expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import { press, pressByKey, resize, rests } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

async function visit(path: string, viewport = desktop): Promise<WatchedPage> {
  const watched = await watchedPage(session, viewport);
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  await watched.page.evaluateOnNewDocument(sumShifts);
  await watched.page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(watched.page);
  return watched;
}

const address = (page: Page): string => decodeURIComponent(page.url().slice(server.address.length));
const goesTo = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction((wanted) => decodeURIComponent(location.pathname + location.search) === wanted, {}, path);
/**
 * Resolves when the URL's list is on screen with all its cars and no placeholders. The cars come after the count
 * above them, so they must match it.
 */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const [shown, total] = (document.querySelector('.car-list-more-count')?.textContent ?? '').match(/\d+/g) ?? [];
    const [counted] = /\d+/.exec(document.querySelector('.list-bar-count')?.textContent ?? '') ?? [];
    const cars = document.querySelectorAll('.car-list-results .car-card').length;
    return (
      total !== undefined && total === counted && cars === Number(shown) && !document.querySelector('.car-skeleton')
    );
  });
const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent.replace(/\s+/g, ' ').trim());
const total = async (page: Page): Promise<number> => Number.parseInt(await text(page, '.list-bar-count'), 10);

interface Place {
  name: string;
  /** Distance from the top of the window, px. */
  top: number;
}

/** Returns the first car whose picture is completely in view, and its position. */
const firstInView = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    for (const card of document.querySelectorAll('.car-card')) {
      const { top } = card.getBoundingClientRect();
      if (top > 90) return { name: card.querySelector('a')?.href ?? '', top };
    }
    throw new Error('No car is in view.');
  });
const placeOf = (page: Page, name: string): Promise<number | undefined> =>
  page.evaluate(
    (href) =>
      [...document.querySelectorAll('.car-card')]
        .find((card) => card.querySelector('a')?.href === href)
        ?.getBoundingClientRect().top,
    name,
  );

it('a pressed value goes into the address', async () => {
  const { page, complaints, close } = await visit('/bilar');
  const all = await total(page);
  await pressByKey(page, '.car-list-filters input[name="car_fuel"][value="El"]', 'Space');
  await goesTo(page, '/bilar?car_fuel=El');
  await settled(page);
  expect(await total(page)).toBeLessThan(all);
  expect(await text(page, '.active-filters')).toMatch(/^El/);

  await page.evaluate(() => document.querySelector<SVGElement>('.car-list-filters [role="slider"]')?.focus());
  const before = await total(page);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('PageUp');
  await page.waitForFunction(() => location.search.includes('car_price='));
  await settled(page);
  // the end that was not set stays open
  expect(address(page)).toMatch(/^\/bilar\?car_fuel=El&car_price=\d+-$/);
  expect(await total(page)).toBeLessThan(before);
  const spoken = await page.$eval('.car-list-filters [role="slider"]', (thumb) => [
    thumb.getAttribute('aria-label'),
    thumb.getAttribute('aria-valuetext'),
  ]);
  expect(spoken[0]).toBe('Pris, lägsta värde');
  expect(spoken[1]).toMatch(/^[\d\s]+kr$/);
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.002);

  const link = page.url();
  await page.reload();
  await hydrated(page);
  expect(page.url()).toBe(link);
  expect(await page.$(`.facet-panel [name="car_fuel"][value="El"]:checked`)).not.toBeNull();
  await press(page, '.car-list-clear');
  await goesTo(page, '/bilar');
  await page.waitForFunction(
    (count) => document.querySelector('.list-bar-count')?.textContent === count,
    {},
    `${all} bilar`,
  );
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  const brands = '.car-list-filters [name="car_brand"]';
  expect(await page.$$eval(brands, (boxes) => boxes.length)).toBe(8);
  await pressByKey(page, '.car-list-filters .facet-more');
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length > 20, {}, brands);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Visa färre');
  await page.waitForFunction(() =>
    /^Märke och modell: alla \d+ visas$/.test(document.querySelector('[data-announcer="polite"]')?.textContent ?? ''),
  );
  expect(address(page)).toBe('/bilar');
  expect(complaints).toEqual([]);
  await close();
});

it('on a phone the filters are a drawer that counts while one chooses', async () => {
  const { page, complaints, close } = await visit('/bilar', phone);
  expect(await page.$eval('.car-list-filters', (panel) => panel.checkVisibility())).toBe(false);
  await pressByKey(page, '.list-bar-filter');
  await page.waitForSelector('dialog[open] .facet-panel label');
  const count = await text(page, 'dialog .dialog-foot .button:last-child');
  await press(page, 'dialog input[name="car_fuel"][value="El"]');
  await page.waitForFunction(
    (old) => document.querySelector('dialog .dialog-foot .button:last-child')?.textContent !== old,
    {},
    count,
  );
  expect(await text(page, 'dialog .dialog-foot .button:last-child')).toBe(`Visa ${await total(page)} bilar`);
  await page.waitForFunction(
    (said) => document.querySelector('dialog [data-announcer="polite"]')?.textContent === said,
    {},
    await text(page, '.car-list-more-count'),
  );
  expect(await text(page, 'dialog .active-filters')).toMatch(/^El/);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'dialog .dialog-foot .button:last-child');
  await page.waitForSelector('dialog[open]', { hidden: true });
  await settled(page);
  expect(address(page)).toBe('/bilar?car_fuel=El');

  for (const [position, floats] of [
    [1000, false],
    [1001, true],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), position);
    await page.waitForFunction((wanted) => (document.querySelector('.list-bar-float') !== null) === wanted, {}, floats);
  }
  expect(complaints).toEqual([]);
  await close();
});

it('filters fold away from 1024 px on as this tab remembers', async () => {
  const wide = { width: 1024, height: 800 };
  const { page, complaints, close } = await visit('/bilar', wide);
  const panel = (): Promise<boolean> => page.$eval('.car-list-filters', (aside) => aside.checkVisibility());
  const button = (): Promise<boolean> => page.$eval('.list-bar-filter', (link) => link.checkVisibility());
  expect([await panel(), await button()]).toEqual([true, false]);
  await press(page, '.car-list-fold');
  await page.waitForSelector('.car-list-filters', { hidden: true });
  expect([await panel(), await button()]).toEqual([false, true]);
  expect(await page.evaluate(() => sessionStorage.getItem('facetPanelMode'))).toBe('toggle');
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  expect([await panel(), await button()]).toEqual([false, true]);
  expect(await shiftSoFar(page)).toBe(0);
  await pressByKey(page, '.list-bar-filter');
  await page.waitForSelector('dialog[open] .facet-panel label');
  await press(page, 'dialog .filter-drawer-pin');
  await page.waitForSelector('.car-list-filters', { visible: true });
  expect([await panel(), await button()]).toEqual([true, false]);
  expect(await page.evaluate(() => sessionStorage.getItem('facetPanelMode'))).toBe('sticky');
  await resize(page, { width: 1023, height: 800 });
  expect([await panel(), await button()]).toEqual([false, true]);
  expect(complaints).toEqual([]);
  await close();
});

it('back from a car leads to the same place', async () => {
  const { page, complaints, close } = await visit('/bilar?car_fuel=El');
  await pressByKey(page, '.car-list-more .button');
  await goesTo(page, '/bilar?car_fuel=El&page=1');
  await page.waitForFunction(() => document.querySelectorAll('.car-card').length === 96);
  await settled(page);
  await page.evaluate(() =>
    document.querySelectorAll('.car-card')[70]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await rests(page); // Cars that come into view get their real height, which shifts the scroll position.
  const place = await firstInView(page);
  await page.evaluate(
    (href) =>
      [...document.querySelectorAll<HTMLAnchorElement>('.car-card a')].find((link) => link.href === href)?.click(),
    place.name,
  );
  await page.waitForSelector('.car-detail, .gallery, .price-panel');
  await page.goBack();
  await goesTo(page, '/bilar?car_fuel=El&page=1');
  await settled(page);
  await rests(page);
  const back = (await placeOf(page, place.name)) ?? Infinity;
  expect(Math.abs(back - place.top)).toBeLessThanOrEqual(50);
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  await settled(page);
  await rests(page);
  expect(await page.$$eval('.car-card', (cards) => cards.length)).toBe(96);
  const reloaded = (await placeOf(page, place.name)) ?? Infinity;
  expect(Math.abs(reloaded - place.top)).toBeLessThanOrEqual(50);
  expect(complaints).toEqual([]);
  await close();
});

it('monthly costs fade in unless motion is reduced', async () => {
  const { page, complaints, close } = await visit('/bilar');
  /** Presses the switch; returns the durations of the cards' fades, ms. */
  const fades = (): Promise<number[]> =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('.monthly-switch')?.click();
      const cards = document.getAnimations().filter(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.matches('.car-card-month') === true;
      });
      return cards.map(({ effect }) => Number(effect?.getTiming().duration));
    });
  const shown = await fades();
  expect(shown.length).toBeGreaterThan(0);
  expect(Math.max(...shown)).toBeLessThanOrEqual(200);
  expect(await fades()).toEqual([]);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  expect(Math.max(0, ...(await fades()))).toBeLessThanOrEqual(1);
  expect(complaints).toEqual([]);
  await close();
});

it('says when nothing is found', async () => {
  const { page, complaints, close } = await visit('/bilar?keyphrase=qqqqzzzz');
  expect(await text(page, '.message-panel-title')).toBe('Inga bilar matchar din sökning');
  expect(complaints).toEqual([]);
  await close();
});

it('is searched from any page by keyboard alone', async () => {
  const { page, complaints, close } = await visit('/bilar/bmw', phone);
  await page.focus('.site-header-search:not(.saved-door)');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.search-overlay-input:focus');
  await page.keyboard.type('volvo v6');
  await page.waitForFunction(() => document.querySelector('.suggestion')?.textContent.includes('V60'));
  expect(await axeFindings(page, '.search-overlay')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.suggestion[aria-selected="true"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname.startsWith('/bilar/volvo/v60'));
  await page.waitForFunction(() => !document.querySelector('.search-overlay[open]'));
  expect(complaints).toEqual([]);
  await close();
});

it.each([
  ['the start page', '/'],
  ['the list', '/bilar/bmw'],
])('suggests below the field of %s, inside the window and by keys alone', async (_page, path) => {
  const { page, complaints, close } = await visit(path, phone);
  await page.focus('.search-field-input');
  await page.keyboard.type('volvo v6');
  await page.waitForFunction(() => document.querySelector('.suggestion')?.textContent.includes('V60'));
  expect(await axeFindings(page, '.search-field')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.suggestion[aria-selected="true"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname.startsWith('/bilar/volvo/v60'));
  expect(complaints).toEqual([]);
  await close();
});

// journeys.test.ts covers desktops.
itAtLength('works without scripts on a phone', async () => {
  const plain = await watchedPage(session, phone, false);
  await plain.page.goto(`${server.address}/bilar`);
  expect(await plain.page.$$eval('.car-card', (cards) => cards.length)).toBe(48);
  await Promise.all([plain.page.waitForNavigation(), press(plain.page, '.car-list-more .button')]);
  expect(await plain.page.$$eval('.car-card', (cards) => cards.length)).toBe(96);
  await plain.page.goto(`${server.address}/bilar#filter`);
  await Promise.all([plain.page.waitForNavigation(), press(plain.page, '.car-list-filters .facet-more')]);
  expect(await plain.page.$eval('#values-car_brand', (facet) => facet.checkVisibility())).toBe(true);
  await plain.page.focus('.car-list-filters input[name="car_fuel"][value="El"]');
  await plain.page.keyboard.press('Space');
  await plain.page.focus('.facet-panel-submit .button');
  await Promise.all([plain.page.waitForNavigation(), plain.page.keyboard.press('Enter')]);
  expect(new URL(plain.page.url()).searchParams.get('car_fuel')).toBe('El');
  expect(await text(plain.page, '.active-filters')).toMatch(/^El/);
  await plain.close();
});
