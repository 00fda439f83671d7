import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { holdDocuments } from '../../upstreams/holdDocuments.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { untilPainted } from '../heldPage.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Returns the tag that a page waits for until it is painted. */
async function awaitedTag(path: string): Promise<string> {
  const html = await (await fetch(server.address + path)).text();
  const id = /rel="expect" href="#([^"]+)"/.exec(html)?.[1] ?? '';
  return new RegExp(`<[a-z]+ id="${id}"[^>]*>`).exec(html)?.[0] ?? `an element with the id "${id}"`;
}

/** Opens a page of which a slow network has sent the document up to a text, and returns how far it had come. */
async function openSlowly(
  path: string,
  viewport: typeof desktop,
  lastSent: string,
  untilReleased: (page: Page) => Promise<unknown>,
): Promise<{ painted: number; released: number; shift: number }> {
  const documents = await holdDocuments(server.address, lastSent);
  const { page, complaints, close } = await watchedPage(session, viewport);
  try {
    await page.evaluateOnNewDocument(sumShifts);
    const opened = page.goto(documents.address + path, { waitUntil: 'load' });
    await page.waitForResponse((response) => response.url().endsWith('.css'));
    await untilReleased(page);
    const released = await page.evaluate(() => performance.now());
    documents.release();
    await opened;
    await hydrated(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    expect(complaints).toEqual([]);
    return { painted, released, shift: await shiftSoFar(page) };
  } finally {
    await close();
    await documents.stop();
  }
}

/** Resolves when the styles have loaded. Waits without frames: there are none before the first paint. */
const styled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => [...document.querySelectorAll('link[rel="stylesheet"]')].every((link) => 'sheet' in link && link.sheet),
    { polling: 50 },
  );

const paths = atLength ? ['/', '/mercedes', '/nyheter', '/bilar', '/anlaggningar'] : ['/'];

describe.each(paths)('%s on a slow network', (path) => {
  it.each(atLength ? [phone, desktop] : [phone])('is painted with its first section at $width px', async (viewport) => {
    for (const lastSent of ['</header>', (await awaitedTag(path)).slice(0, -1)]) {
      const { painted, released, shift } = await openSlowly(path, viewport, lastSent, styled);
      expect(painted).toBeGreaterThan(released);
      expect(shift).toBe(0);
    }
  });

  // a busy machine moves pixels that stand still elsewhere
  itAtLength.each([phone, desktop])('stands still while the rest arrives at $width px', async (viewport) => {
    const { painted, released, shift } = await openSlowly(path, viewport, await awaitedTag(path), untilPainted);
    expect(painted).toBeLessThan(released);
    expect(shift).toBe(0);
  });
});
