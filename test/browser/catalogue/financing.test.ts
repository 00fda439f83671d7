import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { axeFindings } from '../axeFindings.ts';
import { goToTop, press, rests } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, partHydrated, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

/** A car of the demo stock with a loan and both kinds of leasing. */
const path = '/bil/410229/kia-niro-ev-2023';

let context: BrowserContext;
let server: DemoServer;
let visit: WatchedPage;
let page: Page;

openDemo((demo) => ({ session: context, server } = demo));

beforeAll(async () => {
  await context.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  visit = await watchedPage(context, desktop);
  page = visit.page;
});

async function open(search = ''): Promise<void> {
  await page.goto(server.address + path + search, { waitUntil: 'load' });
  await hydrated(page);
  await page.$eval('.financing-fold', (fold) => fold.setAttribute('open', ''));
}

interface Shown {
  search: string;
  slider: string | undefined;
  field: string | undefined;
  monthly: string | undefined;
}

const shown = (name: 'months' | 'down'): Promise<Shown> =>
  page.evaluate((field) => {
    const input = document.querySelector<HTMLInputElement>(`.loan [name="${field}"]`);
    const range = input?.closest('.slider-field')?.querySelector<HTMLInputElement>('[type="range"]');
    return {
      search: window.location.search,
      slider: range?.value,
      field: input?.value.replace(/\D/g, ''),
      monthly: document.querySelector('.loan-monthly')?.textContent,
    };
  }, name);
const keys = async (key: Parameters<Page['keyboard']['press']>[0], times = 1): Promise<void> => {
  for (let at = 0; at < times; at += 1) await page.keyboard.press(key);
};

it('a single leasing offer fills its panel', async () => {
  await page.goto(`${server.address}/bil/410005/mazda-cx-60-2-5-phev-awd-2024?financing=private`, {
    waitUntil: 'load',
  });
  const widths = await page.$$eval('.financing-panel:not([hidden]) :is(.leasing, .leasing-option)', (parts) =>
    parts.map((part) => part.getBoundingClientRect().width),
  );
  expect(widths).toHaveLength(2);
  expect(widths[1]).toBe(widths[0]);
});

describe('the loan calculator in a browser', () => {
  it('puts its figures into the address by keyboard alone', async () => {
    await open();
    const entries = await page.evaluate(() => window.history.length);
    await page.$eval('.loan', (form) => form.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await partHydrated(page, 'financing');
    await page.focus('.loan [type="range"]');
    const before = await page.evaluate(() => window.scrollY);
    const opened = await shown('months');
    await keys('ArrowRight');
    expect(await shown('months')).toMatchObject({ search: '?months=48', slider: '48', field: '48' });
    // The buttons next to the down payment field.
    await keys('Tab', 3);
    await keys('Enter', 2);
    expect(await shown('down')).toMatchObject({ search: '?months=48&down=63000', slider: '63000', field: '63000' });
    expect((await shown('down')).monthly).not.toBe(opened.monthly);
    expect(await page.evaluate(() => [window.history.length, window.scrollY])).toEqual([entries, before]);
  });

  it('opens a reloaded page with them', async () => {
    const figures = await shown('down');
    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    expect(await shown('down')).toEqual(figures);
    await press(page, '.card-link');
    await page.waitForFunction((from) => window.location.pathname !== from, {}, path);
    await page.goBack();
    await page.waitForFunction(
      (figure) => document.querySelector<HTMLInputElement>('.loan [name="down"]')?.value.replace(/\D/g, '') === figure,
      {},
      figures.field,
    );
    expect(await shown('down')).toEqual(figures);
  });

  it.each(['Tab', 'click'] as const)('takes a typed amount after a %s into its field', async (way) => {
    await open();
    const field = '.loan [name="down"]';
    await page.$eval('.loan', (form) => form.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await partHydrated(page, 'financing'); // Otherwise Enter submits the form as without JavaScript.
    await rests(page);
    if (way === 'click') {
      await page.click(field);
    } else {
      // The button before the field.
      await page.$eval(field, (input) => (input.previousElementSibling as HTMLElement).focus());
      await keys('Tab');
    }
    await page.keyboard.type('120000');
    await keys('Enter');
    expect(await shown('down')).toMatchObject({ search: '?down=120000', field: '120000' });
    expect(await page.$eval('.price-panel-chosen', (line) => line.textContent)).toMatch(/120.000/);
  });

  it('is one value with a thumb that is dragged', async () => {
    await open();
    const thumb = (await page.$$('.loan [type="range"]'))[1];
    await thumb?.evaluate((range) => range.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await partHydrated(page, 'financing');
    await rests(page);
    const box = await thumb?.boundingBox();
    if (!box) throw new Error('The page has no slider of the down payment.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 13, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
    const moving = await shown('down');
    expect(moving.search).toBe('');
    expect(moving.field).toBe(moving.slider);
    await page.mouse.up();
    await page.waitForFunction(() => window.location.search !== '');
    expect(await shown('down')).toEqual({ ...moving, search: `?down=${String(moving.field)}` });
  });

  it('has no accessibility findings', async () => {
    await press(page, '.loan-calculation summary');
    await goToTop(page); // Elements under the sticky tabs count as too small to press.
    expect(await axeFindings(page)).toEqual([]);
    await press(page, '.financing-kind:not([aria-current])');
    await page.waitForFunction(() => window.location.search.includes('financing=private'));
    await goToTop(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(visit.complaints).toEqual([]);
  });
});
