import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../launchBrowser.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { answer, visitWithStubs } from '../visitWithStubs.ts';
import { desktop, phone } from '../watchedPage.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the legal links of the footer', () => {
  it.each([desktop, phone])('can be seen without opening anything at %j', async (viewport) => {
    const { page, close } = await visitWithStubs(browser, server.address, { viewport });
    const seen = await page.$$eval('.site-footer-end :is(a, button)', (links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => [link.textContent, link.getBoundingClientRect().height >= 44]),
    );
    expect(seen.slice(0, 4)).toEqual([
      ['Företagsuppgifter', true],
      ['Integritet', true],
      ['Tillgänglighet', true],
      ['Kakinställningar', true],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await close();
  });
});

describe('a browser with Global Privacy Control', () => {
  it('is asked nothing until the visitor opens the settings', async () => {
    const session = await browser.createBrowserContext();
    const options = { viewport: phone, privacySignal: true };
    const { page, close } = await visitWithStubs(session, server.address, options);
    expect(await page.$('.consent-banner')).toBeNull();
    await page.$eval('.site-footer-cookies', (settings) => (settings as HTMLElement).click());
    await answer(page, 'Tillåt alla');
    const stored = await session.cookies();
    expect(stored.map(({ name, value }) => `${name}=${value}`)).toEqual(['consent=2.statistics-media-gpc']);
    await close();
    await session.close();
  });
});
