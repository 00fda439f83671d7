import { expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { holdDocuments } from '../../upstreams/holdDocuments.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const places = ['</header>', '<h1', '</main>', '</footer>'];
const cases = (atLength ? ['/', '/bilar', '/mercedes'] : ['/']).flatMap((path) =>
  places.map((place) => [path, place] as const),
);

it.each(atLength ? cases : cases.slice(2, 3))(
  '%s is painted as a whole when the network stops before %s',
  async (path, place) => {
    const documents = await holdDocuments(server.address, place);
    try {
      for (const viewport of [phone, desktop]) {
        const { page, complaints, close } = await watchedPage(session, viewport);
        await page.evaluateOnNewDocument(sumShifts);
        const opened = page.goto(documents.address + path, { waitUntil: 'load' });
        await page.waitForResponse((response) => response.url().endsWith('.css'));
        // Not on frames: there are none before the page is parsed.
        await page.waitForFunction(
          () => [...document.querySelectorAll('link[rel="stylesheet"]')].every((link) => 'sheet' in link && link.sheet),
          { polling: 50 },
        );
        const released = await page.evaluate(() => performance.now());
        documents.release();
        await opened;
        await hydrated(page);
        const painted = await page.evaluate(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        );
        expect(painted).toBeGreaterThan(released);
        expect(await shiftSoFar(page)).toBe(0);
        expect(complaints).toEqual([]);
        await close();
      }
    } finally {
      await documents.stop();
    }
  },
);
