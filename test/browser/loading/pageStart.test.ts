import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';
import { waitUntil } from '../../fixtures/waitUntil.ts';

let browser: Browser;
let server: DemoServer;

openDemo((demo) => ({ browser, server } = demo));

async function carPath(): Promise<string> {
  const list = await (await fetch(`${server.address}/bilar`)).text();
  return /href="(\/bil\/[^"]+)"/.exec(list)?.[1] ?? 'no car';
}

/** 1.6 Mbit/s. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 };

interface RequestedScript {
  name: string;
  /** Since navigation start, ms. */
  at: number;
  /** The largest picture or text has been painted by then. */
  isAfterPaint: boolean;
}

/** Runs in the page: returns its scripts, compared with the first and the largest paint. */
async function scriptsAndPaint(): Promise<RequestedScript[]> {
  const paints = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const painted = Math.max(
    ...[...performance.getEntriesByName('first-contentful-paint'), ...paints].map(({ startTime }) => startTime),
  );
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, startTime }) => ({
      name: name.slice(name.lastIndexOf('/') + 1),
      at: startTime,
      isAfterPaint: startTime >= painted,
    }));
}

describe('the scripts of a page', () => {
  it.each(['/', 'car', ...(atLength ? ['/bilar', '/verkstad/boka', '/anlaggningar'] : [])])(
    '%s requests only the start script before the first paint',
    async (address) => {
      const { page, complaints, close } = await watchedPage(browser, phone);
      const client = await page.createCDPSession();
      await client.send('Network.emulateNetworkConditions', slowLine);
      // The consent banner would come with the scripts.
      await page.browserContext().setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
      await page.goto(server.address + (address === 'car' ? await carPath() : address), { waitUntil: 'load' });
      await hydrated(page);
      const [start, ...others] = await page.evaluate(scriptsAndPaint);
      expect(start?.name).toMatch(/^start-/);
      expect(others.length).toBeGreaterThan(1);
      expect(others.filter(({ isAfterPaint }) => !isAfterPaint)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  /** Opens the start page, whose picture never arrives; resolves when it is painted. */
  async function openWithoutPicture(): Promise<WatchedPage> {
    const watched = await watchedPage(browser, phone);
    const { page } = watched;
    const picture = /\.(avif|webp|jpg)|\/_image|\/image/;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' || !picture.test(request.url())) void request.continue();
    });
    await page.goto(server.address, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return watched;
  }

  itAtLength('load though its picture never arrives', async () => {
    const { page, complaints, close } = await openWithoutPicture();
    await hydrated(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('load at once when the visitor touches the page', async () => {
    const { page, complaints, close } = await openWithoutPicture();
    const count = () => page.$$eval('link[rel="modulepreload"]', ({ length }) => length);
    expect(await count()).toBe(0);
    await page.touchscreen.tap(5, 400);
    expect(await count()).toBeGreaterThan(1);
    await hydrated(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('an error that nothing caught', () => {
  interface Report {
    message: string;
    page: string;
  }

  /** Covers a page that throws before it is hydrated, and twice after that. */
  it('is reported to the server once', async () => {
    const { page, close } = await watchedPage(browser, phone);
    const reports: Promise<string | undefined>[] = [];
    const statuses: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/browser-errors')) reports.push(request.fetchPostData());
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/browser-errors')) statuses.push(response.status());
    });
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('DOMContentLoaded', () => {
        throw new Error('early for "Bertil"');
      });
    });
    await page.goto(`${server.address}/kontakt?name=Bertil`);
    await hydrated(page);
    await page.evaluate(() => {
      // Simulates an error in a script of the page: this one belongs to the test.
      const error = new TypeError('late');
      for (let times = 0; times < 2; times += 1) window.dispatchEvent(new ErrorEvent('error', { error }));
    });
    await waitUntil(() => statuses.length >= 2);
    await page.waitForNetworkIdle(); // No third one follows.
    const sent = (await Promise.all(reports)).map((body) => JSON.parse(body ?? '{}') as Report);
    // The two requests are independent: either may arrive first.
    expect(sent.map(({ message, page: path }) => `${path}: ${message}`).sort()).toEqual([
      '/kontakt: early for …',
      '/kontakt: late',
    ]);
    expect(statuses).toEqual([204, 204]);
    await close();
  });

  it('costs a page without one no request', async () => {
    const { page, complaints, close } = await watchedPage(browser, phone);
    await page.goto(`${server.address}/kontakt`);
    await hydrated(page);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(names.filter((name) => name.includes('reportFailure'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
