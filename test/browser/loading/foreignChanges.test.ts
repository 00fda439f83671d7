import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { heldPage } from '../heldPage.ts';
import type { HeldPage } from '../heldPage.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';

/* Other programs change pages: translators, password managers, extensions for dark mode or coupons. */

let session: BrowserContext;
let server: DemoServer;
let carPath = '';

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  const list = await (await fetch(`${server.address}/bilar`)).text();
  carPath = /href="(\/bil\/[^"]+)"/.exec(list)?.[1] ?? 'no car';
});

const pathOf = (page: string): string => (page === 'car' ? carPath : page);

/** Runs in the page: replaces each text by a translation in elements of its own, as translators do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (text.data.trim() === '' || !parent || parent.closest('script, style, textarea, noscript')) continue;
    const translation = document.createElement('template');
    translation.innerHTML = '<font><font></font></font>';
    translation.content.querySelector('font font')?.append(`${text.data}*`);
    text.replaceWith(translation.content);
  }
}

/** Runs in the page: wraps each text, and keeps it. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (text.data.trim() === '' || !parent || parent.closest('script, style, textarea, noscript')) continue;
    const wrapper = document.createElement('span');
    wrapper.className = 'wrapped';
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

/** Runs in the page: adds elements to fields, cards, head and body, and styles to everything. */
function extend(): void {
  for (const field of document.querySelectorAll('input, select')) {
    field.insertAdjacentHTML('afterend', '<div data-manager="">key</div>');
  }
  for (const card of document.querySelectorAll('.car-card, h1')) card.insertAdjacentHTML('beforeend', '<b>-10 %</b>');
  for (const element of document.querySelectorAll('main *')) element.setAttribute('data-dark', '');
  document.body.insertAdjacentHTML('afterbegin', '<div class="coupon">coupon</div>');
  document.body.insertAdjacentHTML('beforeend', '<iframe hidden></iframe>');
  document.head.insertAdjacentHTML('afterbegin', '<style class="dark"></style>');
}

const programs = { translate, wrapTexts, extend };

/** Counts the elements of the site, without those of other programs. */
const countElements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.querySelectorAll('.site-header *, main *, .site-footer *').length -
      document.querySelectorAll('font, .wrapped, [data-manager], .car-card > b, h1 > b').length,
  );

async function open(path: string, viewport: typeof desktop): Promise<HeldPage> {
  await session.setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
  return heldPage(session, server.address + pathOf(path), viewport);
}

/** Opens the search from the header, closes it, and follows a link of the footer to another page. */
async function expectWorking(page: Page): Promise<void> {
  await page.$eval('.site-header-search', (search) => (search as HTMLElement).click());
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { hidden: true });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.$eval('.site-footer a[href="/kontakt"]', (link) => link.click());
  await page.waitForFunction(() => window.location.pathname === '/kontakt' && document.querySelector('main form'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** React reports each part that it renders again; the policy blocks the extension's styles. */
const isExpected = (line: string): boolean => /React error #418|Content Security Policy/.test(line);

const pages: [path: string, viewport: typeof desktop][] = [
  ['/bilar', phone],
  ['/', desktop],
  ...(atLength
    ? (['car', '/anlaggningar', '/verkstad/boka', '/dackhotell', '/nyheter', '/jamfor', '/salj-bil'].flatMap((path) => [
        [path, phone],
        [path, desktop],
      ]) as [string, typeof desktop][])
    : []),
];
const all = pages.flatMap(([path, viewport]) =>
  (Object.keys(programs) as (keyof typeof programs)[]).map((program) => ({ path, viewport, program })),
);
/** In the short form, one page for each program. */
const cases = all.filter(({ path, program }) => atLength || path === (program === 'translate' ? '/' : '/bilar'));

describe('a page that another program has changed', () => {
  it.each(cases)('before hydration keeps all its parts: $path, $program', async ({ path, viewport, program }) => {
    const { page, hydrate, close } = await open(path, viewport);
    try {
      const before = await countElements(page);
      await page.evaluate(programs[program]);
      await hydrate();
      expect(await countElements(page)).toBeGreaterThan(0.97 * before);
      await expectWorking(page);
    } finally {
      await close();
    }
  });

  it.each(cases)('after hydration goes on working: $path, $program', async ({ path, viewport, program }) => {
    const { page, complaints, close } = await watchedPage(session, viewport);
    try {
      await session.setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
      await page.goto(server.address + pathOf(path), { waitUntil: 'load' });
      await hydrated(page);
      await page.evaluate(programs[program]);
      await expectWorking(page);
      expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
    } finally {
      await close();
    }
  });

  it('keeps a press from before hydration', async () => {
    const { page, hydrate, close } = await open('/bilar', phone);
    try {
      await page.$eval('.car-card .save-button', (button) => (button as HTMLElement).click());
      await page.evaluate(translate);
      await hydrate();
      await page.waitForSelector('.car-card .save-button[aria-pressed="true"]');
    } finally {
      await close();
    }
  });

  it('shows a new order of a list', async () => {
    const { page, complaints, close } = await watchedPage(session, phone);
    try {
      await page.goto(`${server.address}/bilar`, { waitUntil: 'load' });
      await hydrated(page);
      await page.evaluate(wrapTexts);
      const first = await page.$eval('.car-card a', (link) => link.href);
      await page.select('select[name="sort"]', 'car_price:asc');
      await page.waitForFunction(
        (href) =>
          document.querySelectorAll('.car-card').length === 48 &&
          document.querySelector<HTMLAnchorElement>('.car-card a')?.href !== href,
        {},
        first,
      );
      expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
    } finally {
      await close();
    }
  });
});
