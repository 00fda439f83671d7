import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { allSites } from '../../config/sites/allSites.ts';
import { launchBrowser } from './launchBrowser.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';
import { hydrated, watchedPage } from './watchedPage.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Pages of each site that are visited beside its start pages. */
const sample = 4;

it.each(allSites.map((site) => [site.name, site.languages] as const))(
  '%s asks no other server before consent, on any page of a sample',
  async (name, languages) => {
    const { page, complaints, close } = await watchedPage(browser);
    const origin = server.address.replace('localhost', `${name}.localhost`);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol !== 'data:') foreign.push(`${page.url()} asked ${request.url()}`);
    });
    const starts = languages.map((language, at) => (at === 0 ? '/' : `/${language}`));
    const seen = new Set(starts);
    for (const path of seen) {
      await page.goto(origin + path, { waitUntil: 'load' });
      await hydrated(page);
      const links = await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }); // what loads when it comes into view
        return [...document.querySelectorAll('a')].filter((a) => a.origin === location.origin).map((a) => a.pathname);
      });
      await page.waitForNetworkIdle({ idleTime: 200 });
      // the first link and then each so-many-th: pages from the menu, the sections and the footer
      const step = Math.max(1, Math.floor(links.length / sample));
      for (const link of links.filter((_link, at) => at % step === 0)) {
        if (seen.size < starts.length + sample) seen.add(decodeURI(link));
      }
    }
    expect(seen.size).toBeGreaterThan(starts.length);
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    expect((await page.browserContext().cookies()).map((cookie) => cookie.name)).toEqual([]);
    await close();
  },
);
