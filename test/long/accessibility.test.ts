import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { allSites } from '../../config/sites/allSites.ts';
import { axeFindings } from '../browser/axeFindings.ts';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { desktop, hydrated, phone, watchedPage } from '../browser/watchedPage.ts';

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each([
  ['a wide screen', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  it.each(allSites.map(({ name }) => name))(
    'no page of %s has an accessibility finding',
    async (name) => {
      const origin = server.address.replace('localhost', `${name}.localhost`);
      const { page, close } = await watchedPage(session, viewport);
      await page.goto(`${origin}/robots.txt`); // any small page of the site, to fetch from
      const map = await page.evaluate(() => fetch('/sitemap-pages.xml').then((answer) => answer.text()));
      const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
      const found: Record<string, unknown> = {};
      for (const path of paths) {
        await page.goto(origin + path, { waitUntil: 'load' });
        await hydrated(page);
        const findings = await axeFindings(page);
        if (findings.length > 0) found[path] = findings;
      }
      expect(paths.length).toBeGreaterThan(4);
      expect(found).toEqual({});
      await close();
    },
    600_000,
  );
});
