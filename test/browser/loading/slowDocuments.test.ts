import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { partMark } from '../../../client/framework/hydration/HydrationParts.ts';
import { sectionPart } from '../../../client/framework/hydration/sectionPart.ts';
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

/** Begins the second section. */
const mark = `<template id="part-${sectionPart(1)}" ${partMark}="${sectionPart(1)}">`;
/** Pages without sections are painted with their header. */
const isList = (path: string): boolean => ['/bilar', '/anlaggningar'].includes(path);

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
    for (const lastSent of isList(path) ? ['</header>'] : ['</header>', mark.slice(0, -1)]) {
      const { painted, released, shift } = await openSlowly(path, viewport, lastSent, styled);
      expect(painted).toBeGreaterThan(released);
      expect(shift).toBe(0);
    }
  });

  // a busy machine moves pixels that stand still elsewhere
  itAtLength.each([phone, desktop])('stands still while the rest arrives at $width px', async (viewport) => {
    for (const lastSent of isList(path) ? ['</main>'] : [mark, '</main>']) {
      const { painted, released, shift } = await openSlowly(path, viewport, lastSent, untilPainted);
      expect(painted).toBeLessThan(released);
      expect(shift).toBe(0);
    }
  });
});
