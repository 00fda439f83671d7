import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

const car = '/car/411501/mercedes-benz-glc-220-d-4matic-2024';

let session: BrowserContext;
let server: DemoServer;
let origin: string;

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  const address = new URL(server.address);
  origin = `http://polhem-motors-uk.localhost:${address.port}`;
});

interface QuoteVisit extends WatchedPage {
  /** Calls to the provider's API made by the page so far: "cfd". */
  asked: string[];
}

/** Opens the car's page and scrolls down to its loaded quotes. */
async function openQuotes(viewport?: typeof phone): Promise<QuoteVisit> {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
  const visit = await watchedPage(session, viewport);
  const asked: string[] = [];
  visit.page.on('request', (request) => {
    const [, path] = /\/api\/codeweaver\/(\w+)/.exec(request.url()) ?? [];
    if (path) asked.push(path);
  });
  await visit.page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        // Elements pinned to the window are covered by another test.
        const moved = sources.some(({ node }) => node instanceof Element && node.closest('main section, main div'));
        if (!hadRecentInput && moved) document.documentElement.dataset['shifted'] = String(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit.page.goto(origin + car, { waitUntil: 'load' });
  await hydrated(visit.page);
  await visit.page.evaluate(() => document.querySelector('#finance')?.scrollIntoView({ behavior: 'instant' }));
  await visit.page.waitForSelector('[role=tabpanel]:not([hidden]) .quote-rows');
  await visit.page.waitForSelector('[role=tabpanel]:not([hidden]) .quote-terms');
  return { ...visit, asked };
}

/** Resolves when the quote for the last change has loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('[role=tabpanel]:not([hidden]) .quote-figures[aria-busy=false]');
}

const payment = (page: Page): Promise<string> =>
  page.$eval('[role=tabpanel]:not([hidden]) .quote-payment', (element) => element.textContent);

describe('the finance quote on the page of a British car', () => {
  itAtLength('appears without moving anything', async () => {
    const { page, asked, complaints, close } = await openQuotes();
    expect(asked.filter((path) => path === 'cfd')).toHaveLength(3);
    expect(await page.$eval('html', (html) => html.dataset['shifted'])).toBeUndefined();
    expect(await axeFindings(page)).toEqual([]);

    const first = await payment(page);
    const thumb = await page.$('[role=tabpanel]:not([hidden]) input[type=range]');
    if (!thumb) throw new Error('There is no slider.');
    await thumb.focus();
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowRight');
    expect(asked.filter((path) => path === 'cfd')).toHaveLength(3);
    await page.keyboard.up('ArrowRight');
    await settled(page);
    expect(asked.filter((path) => path === 'cfd')).toHaveLength(4);
    expect(await payment(page)).not.toBe(first);

    const box = await thumb.boundingBox();
    if (!box) throw new Error('The slider is not shown.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.5, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, y, { steps: 4 });
    await page.mouse.move(box.x + box.width * 0.8, y, { steps: 4 });
    expect(asked.filter((path) => path === 'cfd')).toHaveLength(4);
    await page.mouse.up();
    await settled(page);
    expect(asked.filter((path) => path === 'cfd')).toHaveLength(5);

    await page.focus('[role=tab][aria-selected=true]');
    await page.keyboard.press('ArrowRight');
    expect(await page.$eval('[role=tab][aria-selected=true]', (tab) => tab.textContent)).toBe('Hire Purchase');
    expect(await page.$eval('[role=tabpanel]:not([hidden]) .quote-rows', (rows) => rows.textContent)).not.toContain(
      'Optional final payment',
    );
    expect(asked.filter((path) => path === 'default')).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('fits a phone', async () => {
    const { page, complaints, close } = await openQuotes(phone);
    expect(await page.$eval('html', (html) => html.dataset['shifted'])).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
    await close();
  });
});
