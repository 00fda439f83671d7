import { expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { desktop, hydrated, watchedPage } from '../watchedPage.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const themes = demoSites[0]?.look.pages.map(({ theme }) => theme) ?? [];

it.each(themes)('the look of /%s ends with the next page', async (theme) => {
  const { page, complaints, close } = await watchedPage(session, desktop);
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  await page.goto(`${server.address}/${theme}`, { waitUntil: 'load' });
  await hydrated(page);
  const themeShown = (): Promise<string | null> => page.$eval('html', (root) => root.getAttribute('data-theme'));
  expect(await themeShown()).toBe(theme);
  await page.$eval('.site-header a[href="/"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction(() => location.pathname === '/');
  expect(await themeShown()).toBeNull();
  expect(complaints).toEqual([]);
  await close();
});
