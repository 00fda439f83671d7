import { describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { hydrated, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

describe('a link to an old address', () => {
  it('leads to where the address leads now', async () => {
    const { page, close } = await watchedPage(session);
    await page.goto(server.address, { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/tjanstebil?from=letter';
      link.textContent = 'Old';
      document.body.prepend(link);
      link.click();
    });
    await page.waitForFunction(() => location.pathname === '/foretag');
    expect(new URL(page.url()).search).toBe('?from=letter');
    await page.waitForSelector('main h1');
    await close();
  });

  it('shows the server’s not-found page when the address leads nowhere', async () => {
    const { page, close } = await watchedPage(session);
    await page.goto(server.address, { waitUntil: 'load' });
    await hydrated(page);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/finns-inte');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/finns-inte';
      document.body.prepend(link);
      link.click();
    });
    expect((await answered).status()).toBe(404);
    await page.waitForFunction(() => location.pathname === '/finns-inte' && document.readyState === 'complete');
    await close();
  });
});
