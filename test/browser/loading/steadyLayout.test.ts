import { describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { resize } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const all = ['/', '/blocks-still', '/nyheter', '/bilar', '/mercedes'];
const pages = atLength ? all : ['/', '/bilar'];
const widths = [320, 390, 768, 1024, 1280, 1440];

describe.each(pages)('%s', (path) => {
  it('fits windows of every width', async () => {
    const { page, complaints, close } = await watchedPage(session, phone);
    await page.goto(server.address + path, { waitUntil: 'load' });
    await hydrated(page);
    for (const width of widths) {
      await resize(page, { width, height: 800 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  // a busy machine moves pixels that stand still elsewhere
  itAtLength.each([phone, desktop])('stands still at $width px', async (viewport) => {
    const { page, complaints, close } = await watchedPage(session, viewport);
    await page.goto(server.address + path, { waitUntil: 'load' });
    // From here on the fonts are loaded: a late font may move its words, but nothing else may shift.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluateOnNewDocument(sumShifts);
    await page.reload({ waitUntil: 'networkidle0' });
    await hydrated(page);
    expect(await shiftSoFar(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
