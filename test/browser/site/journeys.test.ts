import { expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { cutFocusRings } from '../cutFocusRings.ts';
import { KeyboardVisitor } from '../KeyboardVisitor.ts';
import { press, pressByKey, rests } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

async function visit(path: string, viewport = desktop, javaScript = true): Promise<WatchedPage> {
  const watched = await watchedPage(session, viewport, javaScript);
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  await watched.page.goto(server.address + path, { waitUntil: 'load' });
  if (javaScript) await hydrated(watched.page);
  return watched;
}

const address = (page: Page): string => decodeURIComponent(page.url().slice(server.address.length));
/** Resolves when the URL's list is on screen: the cars and their count come after the count above them. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const number = (text?: string): string => text?.replace(/\D/g, '') ?? '';
    const counted = number(document.querySelector('.list-bar-count')?.textContent);
    const more = document.querySelector('.car-list-more-count')?.textContent.split(' av ').at(-1) ?? '0';
    return counted && counted === number(more) && !document.querySelector('.car-skeleton, [aria-busy="true"]');
  });
const count = (page: Page, selector: string): Promise<number> =>
  page.$$eval(selector, (elements) => elements.filter((element) => element.checkVisibility()).length);
const text = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent.replace(/\s+/g, ' ').trim());
const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

itAtLength('a car is found by keyboard in at most 60 presses', async () => {
  const { page, complaints, close } = await visit('/bilar');
  const visitor = new KeyboardVisitor(page);
  await visitor.stepTo(/^Hoppa till innehållet/);
  await visitor.press('Enter');
  await visitor.stepTo(/^Sök märke/);
  await visitor.type('volvo el under 400000');
  await visitor.press('Enter');
  await page.waitForFunction(() => location.pathname === '/bilar/volvo');
  expect(address(page)).toBe('/bilar/volvo?car_fuel=El&car_price=0-400000');
  await settled(page);
  await visitor.stepTo(/^Hoppa över filtren/);
  await visitor.press('Enter');
  for (const chosen of ['1 bil vald', '2 bilar valda']) {
    await visitor.stepTo(/^Jämför Volvo/);
    await visitor.press('Space');
    await page.waitForFunction(
      (wanted) => document.querySelector('.compare-bar-count')?.textContent === wanted,
      {},
      chosen,
    );
  }
  await visitor.stepTo(/^Till jämförelsen/);
  await visitor.press('Enter');
  await visitor.stepTo(/^Jämför 2 bilar/);
  await visitor.press('Enter');
  await page.waitForSelector('dialog[open] .compare-table');
  await visitor.stepTo(/^Se bilen Volvo/);
  await visitor.press('Enter');
  await page.waitForFunction(() => location.pathname.startsWith('/bil/'));
  await page.waitForSelector('.price-panel');
  expect(visitor.presses).toBeLessThanOrEqual(60);
  expect(visitor.lost).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

itAtLength('the focus is never hidden behind what stays on screen', async () => {
  const { page, complaints, close } = await visit('/bilar');
  const visitor = new KeyboardVisitor(page);
  await page.$$eval('.compare-toggle', (toggles) => [0, 1].forEach((at) => (toggles[at] as HTMLElement).click()));
  await page.waitForSelector('.compare-bar');
  const covered = await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto'; // Disables smooth scrolling.
    const all = [...document.querySelectorAll<HTMLElement>('#cars a, #cars button')].slice(0, 90);
    return [...all, ...all.toReversed()]
      .filter((element) => {
        element.focus();
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return !above || !(element.contains(above) || above.contains(element));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(covered).toEqual([]);
  await page.focus('.compare-bar .button:last-child');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] .compare-table');
  for (let step = 0; step < 12; step++) await visitor.press('Tab');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  expect(await isFocused(page, '.compare-bar .button:last-child')).toBe(true);
  expect(visitor.lost).toEqual([]);
  expect(complaints).toEqual([]);
  await close();

  const small = await visit('/bilar', phone);
  await small.page.focus('.list-bar-filter');
  await small.page.keyboard.press('Enter');
  await small.page.waitForSelector('dialog[open] .facet-panel label');
  const inDrawer = new KeyboardVisitor(small.page);
  for (let step = 0; step < 12; step++) await inDrawer.press('Tab');
  await small.page.keyboard.press('Escape');
  await small.page.waitForFunction(() => !document.querySelector('dialog[open]'));
  expect(await isFocused(small.page, '.list-bar-filter')).toBe(true);
  expect(inDrawer.lost).toEqual([]);
  expect(small.complaints).toEqual([]);
  await small.close();
});

it.each([
  ['/bilar', desktop],
  ['/verkstad/boka', phone],
  ...(atLength
    ? ([
        ['/bilar', phone],
        ['/bil/410658/volvo-xc40-b3-2021', desktop],
      ] as const)
    : []),
] as const)('no focus ring on %s is cut off: %j', async (path, viewport) => {
  const { page, close } = await visit(path, viewport);
  expect(await cutFocusRings(page)).toEqual([]);
  await close();
});

it('a screen reader hears the count after a filter', async () => {
  const { page, complaints, close } = await visit('/bilar');
  const region = await page.$('[data-announcer="polite"]');
  await press(page, '.car-list-filters input[name="car_fuel"][value="El"]');
  await page.waitForFunction(() => location.search === '?car_fuel=El');
  await settled(page);
  // The live region is still the same: a new one would not be announced.
  await page.waitForFunction(
    (element, said) => element?.isConnected && element.textContent === said,
    {},
    region,
    await text(page, '.car-list-more-count'),
  );
  const amounts = await page.$$eval('.car-list-filters [role="slider"]', (sliders) =>
    sliders.filter((slider) => slider.checkVisibility()).map((slider) => slider.getAttribute('aria-valuetext') ?? ''),
  );
  expect(amounts.length).toBeGreaterThanOrEqual(2);
  expect(amounts.slice(0, 2)).toEqual([
    expect.stringMatching(/^\d[\d\s]*\skr$/),
    expect.stringMatching(/^\d[\d\s]*\skr$/),
  ]);
  const ids = await page.$$eval('.car-card-name a', (links) =>
    links.slice(0, 2).map((link) => link.pathname.split('/')[2]),
  );
  await page.goto(`${server.address}/jamfor?cars=${ids.join(',')}`);
  await hydrated(page);
  const headers = await page.$$eval('.compare-table', (tables) =>
    tables.map((table) => ({
      caption: table.querySelector('caption')?.textContent,
      columns: [...table.querySelectorAll('thead th[scope="col"]')].filter((cell) =>
        cell.querySelector('.compare-name'),
      ).length,
      bare: [...table.querySelectorAll('tbody tr')].filter(
        (row) => !row.querySelector('th[scope="row"], th[scope="rowgroup"], th[scope="colgroup"]'),
      ).length,
    })),
  );
  expect(headers).toEqual([{ caption: 'Jämför bilar', columns: 2, bare: 0 }]);
  expect(complaints).toEqual([]);
  await close();
});

itAtLength('nothing moves on its own', async () => {
  const { page, complaints, close } = await visit('/bilar');
  const ids = await page.$$eval('.car-card-name a', (links) =>
    links.slice(0, 3).map((link) => link.pathname.split('/')[2]),
  );
  await page.evaluateOnNewDocument(sumShifts);
  const shifts: Record<string, number> = {};
  for (const path of [
    `/jamfor?cars=${ids.join(',')}`,
    '/anlaggningar',
    '/anlaggning/polhem-bil-uppsala',
    '/sparade',
    '/bilar',
  ]) {
    await page.goto(server.address + path, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 100 });
    shifts[path] = await shiftSoFar(page);
  }
  await pressByKey(page, '.car-list-filters input[name="car_fuel"][value="El"]', 'Space');
  await page.waitForFunction(() => location.search === '?car_fuel=El');
  await settled(page);
  shifts['a filter'] = await shiftSoFar(page);
  // The press itself shifts content below the cars, whenever it is drawn; later content must not.
  let release = (): void => undefined;
  const drawn = new Promise<void>((resolve) => (release = resolve));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/search')) return void request.continue();
    void drawn.then(() => request.continue());
  });
  await pressByKey(page, '.car-list-more .button');
  await page.waitForSelector('.car-skeleton');
  await rests(page);
  const pressed = await shiftSoFar(page);
  release();
  await page.waitForFunction(() => document.querySelectorAll('.car-card').length > 60);
  await settled(page);
  shifts['more cars'] = (await shiftSoFar(page)) - pressed;
  expect(shifts).toEqual(Object.fromEntries(Object.keys(shifts).map((name) => [name, 0])));
  expect(complaints).toEqual([]);
  await close();
});

it('a wide menu without JavaScript is one row that leads to every page', async () => {
  const { page, close } = await visit('/', desktop, false);
  const rows = await page.$$eval('.main-navigation-item', (items) => [
    ...new Set(items.filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect().top)),
  ]);
  expect(rows).toHaveLength(1);
  await press(page, '.mobile-menu-opener');
  await page.waitForSelector('.mobile-menu a[href="/kontakt"]', { visible: true });
  await close();
});

it('the workshops that replace the booking without JavaScript are in columns', async () => {
  const { page, close } = await visit('/verkstad/boka', desktop, false);
  const lefts = await page.$$eval('.booking-call-workshops > li', (workshops) =>
    workshops.map((workshop) => workshop.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(3);
  await close();
});

it('cars are found without JavaScript', async () => {
  const { page, close } = await visit('/', desktop, false);
  const follow = async (go: () => Promise<void>): Promise<void> => {
    await Promise.all([page.waitForNavigation(), go()]);
  };
  const pressed = (selector: string) => follow(() => press(page, selector));
  await page.type('main input[name="keyphrase"]', 'volvo');
  await follow(() => page.keyboard.press('Enter'));
  expect([address(page), await text(page, 'h1')]).toEqual(['/bilar/volvo', 'Volvo i lager']);
  await press(page, '.car-list-filters input[name="car_fuel"][value="El"]');
  await page.select('select[name="sort"]', 'car_price:asc');
  await pressed('.facet-panel-submit .button');
  expect(new URL(page.url()).searchParams.get('car_fuel')).toBe('El');
  const prices = await page.$$eval('.car-card-price', (all) =>
    all.map((price) => Number(price.textContent.replace(/\D/g, ''))),
  );
  expect(prices.length).toBeGreaterThan(2);
  expect(prices.filter((price) => price > 0)).toEqual(prices.filter((price) => price > 0).sort((a, b) => a - b));

  await page.goto(`${server.address}/bilar`);
  await pressed('.car-list-more .button');
  expect([address(page), await count(page, '.car-card')]).toEqual(['/bilar?page=1', 96]);
  const ids = await page.$$eval('.car-card-name a', (links) =>
    links.slice(0, 2).map((link) => link.pathname.split('/')[2]),
  );
  await pressed('.car-card-name a');
  expect(address(page)).toMatch(`/bil/${ids[0] ?? ''}/`);
  expect(await count(page, '.price-panel')).toBe(1);
  await page.goto(`${server.address}/jamfor?cars=${ids.join(',')}`);
  expect(await count(page, '.compare-ways a')).toBe(2);

  await page.goto(`${server.address}/anlaggningar`);
  await press(page, '.dealer-facet-menu > summary');
  await pressed('.dealer-facet-menu[open] a[href*="Uppsala"]');
  expect(await count(page, '.dealer-card')).toBe(2);
  await pressed('.dealer-card .card-link');
  expect([address(page), await text(page, 'h1')]).toEqual(['/anlaggning/polhem-bil-uppsala', 'Polhem Bil Uppsala']);
  expect(await count(page, '.dealer-department[open] table, .dealer-department[open] dl')).toBeGreaterThan(0);
  await close();
});
