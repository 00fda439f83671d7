import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { bookedService, bookingDraft } from '../../fixtures/booking/bookingDraft.ts';
import { pressByKey, rests } from '../../browser/pageMoves.ts';
import { openDemo } from '../../browser/demo/openDemo.ts';
import type { DemoServer } from '../../browser/demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../../browser/visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';
import type { WatchedPage } from '../../browser/watchedPage.ts';

/** Longer than 500 ms, the time in which layout shifts after input are not counted. */
const lateMs = 700;

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Opens a page whose data requests all get late responses, in a tab whose session has a booking. */
async function visit(path: string, viewport: typeof desktop, booking?: object): Promise<WatchedPage> {
  const watched = await watchedPage(session, viewport);
  if (booking) {
    const text = JSON.stringify({ ...bookingDraft, ...booking, savedAt: Date.now() });
    await watched.page.evaluateOnNewDocument((draft) => sessionStorage.setItem('serviceBooking', draft), text);
  }
  await watched.page.setRequestInterception(true);
  watched.page.on('request', (request) => {
    const isData = new URL(request.url()).pathname.startsWith('/api/');
    void pause(isData ? lateMs : 0).then(() => request.continue());
  });
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  await watched.page.evaluateOnNewDocument(sumShifts);
  await watched.page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(watched.page);
  return watched;
}

/** Chooses the first brand and resolves when its models are selectable. */
async function chooseBrand(page: Page, panel: string): Promise<void> {
  await pressByKey(page, `${panel} input[name="car_brand"]`, 'Space');
  await page.waitForSelector(`${panel} input[name="car_brand"][value*=">"]`);
}

describe('answers that come long after a press move nothing', () => {
  it('when the models of a brand join the filters next to the cars', async () => {
    const { page, complaints, close } = await visit('/bilar', desktop);
    await chooseBrand(page, '.car-list-filters');
    expect(await page.$('.facet-awaited')).toBeNull();
    expect(await shiftSoFar(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('when the models of a brand join the filters over the cars of a phone', async () => {
    const { page, complaints, close } = await visit('/bilar', phone);
    await pressByKey(page, '.list-bar-filter');
    await page.waitForSelector('dialog[open] .facet-panel label');
    await chooseBrand(page, 'dialog');
    expect(await page.$('.facet-awaited')).toBeNull();
    expect(await shiftSoFar(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a step of the booking that a tab comes back to', () => {
  const services = { oljebyte: bookedService({ name: 'Oljebyte', price: 1590 }) };
  const at = (bookingState: number, more: object) => ({
    ...{ services, location: null, workshop: null, bookingState, displayState: bookingState },
    ...more,
  });
  const steps = [
    ['services', at(2, { services: {} }), '.offer'],
    ['addons', at(3, { hasAddons: null }), '.offers-single .offer'],
    ['workshop', at(4, {}), '.workshop-card-first'],
  ] as const;

  it.each(steps)('%s stands still while its code loads', async (step, draft, ready) => {
    for (const viewport of [phone, desktop]) {
      const { page, complaints, close } = await visit(`/verkstad/boka?step=${step}`, viewport, draft);
      await page.waitForSelector(ready);
      await rests(page);
      expect({ width: viewport.width, shift: await shiftSoFar(page) }).toEqual({ width: viewport.width, shift: 0 });
      expect(complaints).toEqual([]);
      await close();
    }
  });
});
