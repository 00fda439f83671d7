/* The long form of test/browser/site/adjustedText.test.ts: more states, and every page of every site. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { lostText, styleText } from '../../browser/lostText.ts';
import type { TextStyle } from '../../browser/lostText.ts';
import { resize } from '../../browser/pageMoves.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';
import '../../browser/site/adjustedText.test.ts';

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

const adjustments: { style: TextStyle; width: number }[] = [
  { style: 'at twice the size', width: phone.width },
  { style: 'with wide spacing', width: phone.width },
  { style: 'with wide spacing', width: 1366 },
  { style: 'as designed', width: 320 },
];

it.each(demoSites.map(({ name }) => name))(
  'no page of %s loses text in the style of its visitor',
  async (name) => {
    const origin = server.address.replace('localhost', `${name}.localhost`);
    const { page, close } = await watchedPage(session, phone);
    await page.goto(`${origin}/robots.txt`); // Any small page of the site, to fetch from.
    const map = await page.evaluate(() => fetch('/sitemap-pages.xml').then((answer) => answer.text()));
    const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    paths.push('/no-such-path');
    const found: Record<string, unknown> = {};
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'load' });
      await hydrated(page);
      for (const { style, width } of adjustments) {
        await styleText(page, style);
        await resize(page, { ...phone, width });
        const lost = await lostText(page);
        if (lost.length > 0) found[`${path} ${style}, ${String(width)} px`] = lost;
      }
    }
    expect(paths.length).toBeGreaterThan(4);
    expect(found).toEqual({});
    await close();
  },
  600_000,
);
