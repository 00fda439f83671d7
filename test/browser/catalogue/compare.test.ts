import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { axeFindings } from '../axeFindings.ts';
import { press, pressByKey } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let browser: Browser;
let context: BrowserContext;
let server: DemoServer;
let visit: WatchedPage;
let page: Page;

openDemo((demo) => ({ browser, session: context, server } = demo));

beforeAll(async () => {
  await context.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  visit = await watchedPage(context, desktop);
  page = visit.page;
});

async function open(path: string): Promise<void> {
  await page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(page);
}

const texts = (selector: string): Promise<string[]> =>
  page.$$eval(selector, (found) => found.map((element) => element.textContent.trim()));
const focusedText = (): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim() ?? '');
const storedIds = (): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem('compare') ?? '[]') as { car_id: string }[]).map((car) => car.car_id),
  );
const barCount = (count: string): Promise<unknown> =>
  page.waitForFunction((text) => document.querySelector('.compare-bar-count')?.textContent === text, {}, count);
const inCars = async (selector: string, at: number): Promise<void> => {
  await page.$$eval(selector, (buttons, index) => (buttons[index] as HTMLElement).click(), at);
};

describe('comparing cars', () => {
  it('begin on their cards', async () => {
    await open('/bilar');
    expect(await page.$('.compare-bar')).toBeNull();
    await inCars('.car-card .compare-toggle', 0);
    await barCount('1 bil vald');
    await inCars('.car-card .compare-toggle', 1);
    await barCount('2 bilar valda');
    expect(await texts('.compare-toggle[aria-pressed="true"]')).toHaveLength(2);
    await page.waitForFunction(() => (sessionStorage.getItem('compare') ?? '').split('"car_drive"').length === 3);
    expect(await storedIds()).toHaveLength(2);
  });

  it('goes on from page to page', async () => {
    const chosen = await storedIds();
    await page.reload();
    await barCount('2 bilar valda');
    await page.waitForFunction(() => document.querySelectorAll('.compare-toggle[aria-pressed="true"]').length === 2);
    await Promise.all([page.waitForFunction(() => window.location.pathname === '/'), press(page, '.site-logo')]);
    await barCount('2 bilar valda');
    await open('/om-oss');
    await barCount('2 bilar valda');
    expect(await storedIds()).toEqual(chosen);
    // The end of the page is not covered by the bar.
    await page.waitForFunction(() => {
      // Repeats while the page grows: parts that come into view may need more room than was reserved.
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const [end, bar] = ['.site-footer > :last-child', '.compare-bar'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return end && bar && end.bottom <= bar.top;
    });
  });

  it('lists the chosen cars in the bar', async () => {
    const expanded = (): Promise<string | null> =>
      page.$eval('.compare-bar-chosen', (button) => button.getAttribute('aria-expanded'));
    expect(await expanded()).toBe('false');
    await pressByKey(page, '.compare-bar-chosen');
    expect([await expanded(), (await texts('.compare-bar-car')).length]).toEqual(['true', 2]);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await expanded(), await page.$('.compare-bar-car')]).toEqual(['false', null]);
  });

  it('opens over the page by keyboard alone', async () => {
    await page.focus('.compare-bar-line > .button:last-child');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.compare-dialog[open] .compare-table');
    expect(await texts('.compare-dialog h2')).toEqual(['Jämför 2 bilar']);
    expect(await texts('.compare-dialog thead th .compare-name')).toHaveLength(2);
    const widths = await page.$$eval('.compare-picture', (pictures) =>
      pictures.map((picture) => Math.round(picture.getBoundingClientRect().width)),
    );
    expect(widths).toEqual([385, 385]); // columns of 417 px
    expect(await page.evaluate(() => document.documentElement.classList.contains('scroll-locked'))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('.compare-dialog[open]', { hidden: true });
    expect(await focusedText()).toBe('Jämför 2 bilar');
  });

  it('shows the differences alone', async () => {
    await page.keyboard.press('Enter');
    await page.waitForSelector('.compare-dialog[open] .compare-table');
    const all = await texts('.compare-dialog tbody th');
    await page.focus('.compare-switch input');
    await page.keyboard.press('Space');
    const fewer = await texts('.compare-dialog tbody th');
    expect(fewer.length).toBeLessThan(all.length);
    const alike = await page.$$eval('.compare-dialog tbody tr:not(.compare-group)', (rows) =>
      rows
        .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
        .filter((cells) => new Set(cells).size === 1),
    );
    expect(alike).toEqual([]);
  });

  it('shuts with the last car that is taken out', async () => {
    for (const left of [1, 0]) {
      await press(page, '.compare-dialog .compare-picture button');
      await page.waitForFunction(
        (count) => document.querySelectorAll('.compare-dialog[open] .compare-name').length === count,
        {},
        left,
      );
    }
    await page.waitForSelector('.compare-bar', { hidden: true });
    expect(await page.evaluate(() => [document.querySelector('dialog[open]'), sessionStorage.length])).toEqual([
      null,
      expect.any(Number),
    ]);
    expect(await storedIds()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.classList.contains('scroll-locked'))).toBe(false);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('scrolls twelve cars inside a page of normal width', async () => {
    await open('/bilar');
    for (let at = 0; at < 12; at += 1) await inCars('.car-card .compare-toggle', at);
    await barCount('12 bilar valda');
    await page.setViewport(phone); // Another kind of screen reloads the page.
    await barCount('12 bilar valda');
    await page.evaluate(() =>
      (document.querySelector('.compare-bar-line > .button:last-child') as HTMLElement).click(),
    );
    await page.waitForSelector('.compare-dialog[open] .compare-table');
    const sizes = await page.evaluate(() => {
      const region = document.querySelector('.compare-region');
      return [document.documentElement.scrollWidth, region?.clientWidth ?? 0, region?.scrollWidth ?? 0];
    });
    expect(sizes).toEqual([390, 390, 12 * 195]);
    await press(page, '.compare-moves button:last-child');
    await page.waitForFunction(() => (document.querySelector('.compare-region')?.scrollLeft ?? 0) === 195);
    await page.keyboard.press('Escape');
    await page.setViewport(desktop);
  });

  it('has an address that shows the same table to others', async () => {
    const ids = (await storedIds()).slice(0, 4);
    const other = await watchedPage(browser, desktop);
    await other.page.goto(`${server.address}/jamfor?cars=${ids.join(',')}`, { waitUntil: 'load' });
    await hydrated(other.page);
    expect(await other.page.$('.compare-bar')).toBeNull();
    const heads = await other.page.$$eval('.compare-name', (names) => names.map((name) => name.textContent));
    const mine = await texts('.car-card-name');
    expect(heads).toEqual(mine.slice(0, 4));
    expect(await axeFindings(other.page)).toEqual([]);
    const pdf = Buffer.from(await other.page.pdf({ preferCSSPageSize: true }));
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);
    const [, width = 0, height = 0] =
      /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))?.map(Number) ?? [];
    expect([sheets?.length, Math.round(width), Math.round(height)]).toEqual([1, 842, 595]);
    expect(other.complaints).toEqual([]);
    await other.close();
  });
});

describe('cars that the device remembers', () => {
  it('are listed on a page of their own', async () => {
    await open('/bilar');
    await inCars('.car-card .save-button', 2);
    const [saved] = (await texts('.car-card-name')).slice(2);
    await page.waitForSelector('.saved-link');
    const seen = await page.$eval('.car-card .card-link', (link) => link.getAttribute('href') ?? '');
    await open(seen);
    await page.waitForFunction(() => localStorage.getItem('recentlyViewed') !== null);
    await open('/sparade');
    await page.waitForFunction(() => document.querySelectorAll('.saved-list .car-card').length === 2);
    expect((await texts('.saved-list .car-card-name'))[0]).toBe(saved);
    expect(await axeFindings(page)).toEqual([]);
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).map(([key, value]) => `${key} ${String(value)}`),
    );
    for (const entry of kept) expect(entry).toMatch(/^(favourites|recentlyViewed) \[{"id":"\w+","at":\d+}\]$/);
  });

  it('are the same in another tab', async () => {
    const tab = await watchedPage(context, desktop);
    await tab.page.goto(`${server.address}/sparade`, { waitUntil: 'load' });
    const cardsInTab = async (count: number): Promise<void> => {
      await tab.page.bringToFront(); // A background tab draws nothing.
      await tab.page.waitForFunction(
        (wanted) => document.querySelectorAll('.saved-list .car-card').length === wanted,
        {},
        count,
      );
      await page.bringToFront();
    };
    await cardsInTab(2);
    await press(page, '.saved-list-head .button');
    await cardsInTab(1);
    await page.waitForFunction(() => document.body.innerText.includes('Listan är rensad.'));
    expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
    await press(page, '.saved-list-told .button');
    await cardsInTab(2);
    await tab.page.close();
    expect([...visit.complaints, ...tab.complaints]).toEqual([]);
  });
});
