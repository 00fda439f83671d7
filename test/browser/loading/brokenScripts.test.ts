import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { heldPage } from '../heldPage.ts';
import type { HeldPage } from '../heldPage.ts';
import { phone, watchedPage } from '../watchedPage.ts';
import { waitUntil } from '../../fixtures/waitUntil.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';

let session: BrowserContext;
let server: DemoServer;
let carPath = '';

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  const list = await (await fetch(`${server.address}/bilar`)).text();
  carPath = /href="(\/bil\/[^"]+)"/.exec(list)?.[1] ?? 'no car';
});

const pathOf = (page: string): string => (page === 'car' ? carPath : page);

/** Counts the page's elements that a visitor can see, apart from what only scripts can answer. */
const countElements = (page: Page): Promise<number> =>
  page.evaluate(() => document.body.querySelectorAll('main *, .site-header *, .site-footer *').length);

/** Resolves when the page's scripts have started or given up, so that they withhold no input any longer. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !window.forecourtEarlyInput?.records(new MouseEvent('click')));

/** Collects the reports of errors that the page sends. */
function collectReports(page: Page): Promise<string | undefined>[] {
  const reports: Promise<string | undefined>[] = [];
  page.on('request', (request: HTTPRequest) => {
    if (request.url().endsWith('/api/browser-errors')) reports.push(request.fetchPostData());
  });
  return reports;
}

const pressAlertClose = (page: Page): Promise<void> =>
  page.$eval('.alert-bar-close', (button) => (button as HTMLButtonElement).click());

/** Expects that a link leads on and that nothing is left busy. */
async function expectUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const before = new URL(page.url()).pathname;
  await page.$$eval(
    '.site-footer a',
    (links, path) => links.find((link) => link.host === window.location.host && link.pathname !== path)?.click(),
    before,
  );
  await page.waitForFunction((path) => window.location.pathname !== path, {}, before);
}

/** Faults of the browser or of other programs, made before the page's scripts run. */
const breaks: Record<string, () => void> = {
  'JSON.parse throws': () => {
    JSON.parse = () => {
      throw new Error('broken');
    };
  },
  'IntersectionObserver is missing': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  'the history throws': () => {
    History.prototype.replaceState = () => {
      throw new Error('broken');
    };
  },
  'matchMedia is missing': () => {
    Object.assign(window, { matchMedia: undefined });
  },
  'its texts do not arrive': () => {
    const request = window.fetch.bind(window);
    window.fetch = (address, options) =>
      typeof address === 'string' && address.startsWith('/texts/')
        ? Promise.reject(new TypeError('no network'))
        : request(address, options);
  },
};

const pages = [
  '/bilar',
  ...(atLength ? ['/', 'car', '/anlaggningar', '/verkstad/boka', '/kontakt', '/dackhotell'] : []),
];
const faults = Object.keys(breaks).filter((fault) => atLength || /texts|JSON/.test(fault));
const cases = pages.flatMap((path) => faults.map((fault) => [path, fault] as const));

describe('a page whose scripts break', () => {
  it.each(cases)('%s works as without JavaScript when %s', async (path, fault) => {
    const { page, close } = await watchedPage(session, phone);
    try {
      const reports = collectReports(page);
      await page.evaluateOnNewDocument(breaks[fault] ?? (() => undefined));
      await page.goto(server.address + pathOf(path), { waitUntil: 'domcontentloaded' });
      const before = await countElements(page);
      await pressAlertClose(page);
      await settled(page);
      // some elements are in a page with JavaScript or without it only
      expect(await countElements(page)).toBeGreaterThan(0.97 * before);
      await waitUntil(() => reports.length > 0);
      const sent = await Promise.all(reports);
      expect(sent).toEqual([...new Set(sent)]);
      await expectUsable(page);
    } finally {
      await close();
    }
  });
});

/** Opens a page whose modules wait; `prepare` runs before its scripts. */
async function open(path: string, prepare?: () => void): Promise<HeldPage> {
  await session.setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
  return heldPage(session, server.address + pathOf(path), phone, prepare);
}

/** Runs in the page: waits of 30 seconds end after one. */
function shortenLongWaits(): void {
  const wait = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (act: () => void, ms = 0): number => wait(act, ms === 30_000 ? 1000 : ms),
  });
}

describe('a page whose scripts neither arrive nor fail', () => {
  it.each(pages)('%s works as without JavaScript after a while', async (path) => {
    const { page, close } = await open(path, shortenLongWaits);
    try {
      await pressAlertClose(page);
      expect(await page.$('.alert-bar-close[aria-busy="true"]')).not.toBeNull();
      await settled(page);
      expect(await page.$('html[data-scripts]')).toBeNull();
      await expectUsable(page);
    } finally {
      await close();
    }
  });

  it('stays usable when they arrive later', async () => {
    const { page, release, close } = await open('/kontakt', shortenLongWaits);
    try {
      await settled(page);
      await release();
      await page.waitForNetworkIdle();
      await pressAlertClose(page);
      await expectUsable(page);
    } finally {
      await close();
    }
  });
});

/** Run in the page before its scripts: one of its components throws. */
const componentFaults: Record<string, () => void> = {
  'its sections throw': () => {
    const element = document.querySelector('#forecourt-state');
    const carried = JSON.parse(element?.textContent ?? '{}') as {
      state: { page: { layout: { placeholders: Record<string, { fields: unknown }[]> } } };
    };
    const { placeholders } = carried.state.page.layout;
    const [, sections = []] = Object.entries(placeholders).find(([name]) => name.endsWith('main')) ?? [];
    for (const section of sections) section.fields = null;
    if (element) element.textContent = JSON.stringify(carried);
  },
  // React refuses to render an object as text
  'it throws outside its parts': () => {
    Response.prototype.json = () => Promise.resolve({ skipToContent: {} });
  },
};

describe('a component that throws while it hydrates', () => {
  it.each(
    ['/', ...(atLength ? ['/bilar', '/kontakt', '/verkstad/boka'] : [])]
      .flatMap((path) => Object.keys(componentFaults).map((fault) => [path, fault] as const))
      // the list has no sections, and the booking's shows more once it is hydrated
      .filter(([path, fault]) => !fault.includes('sections') || path === '/' || path === '/kontakt'),
  )('leaves %s usable when %s', async (path, fault) => {
    const { page, release, close } = await open(path);
    try {
      const reports = collectReports(page);
      const before = await countElements(page);
      await page.evaluate(componentFaults[fault] ?? (() => undefined));
      await pressAlertClose(page);
      await release();
      await settled(page);
      await waitUntil(() => reports.length > 0);
      // React sends its report before it shows what replaces a part
      await waitUntil(async () => (await countElements(page)) >= before);
      await expectUsable(page);
    } finally {
      await close();
    }
  });
});
