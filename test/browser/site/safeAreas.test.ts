import { expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { restoredBooking } from '../../fixtures/booking/bookingDraft.ts';
import { press } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

interface Insets {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A phone upright, with the parts that its system covers, px. */
const upright = { viewport: phone, insets: { top: 47, bottom: 34, left: 0, right: 0 } };
/** The same phone on its side. */
const onItsSide = {
  viewport: { ...phone, width: 844, height: 390 },
  insets: { top: 0, bottom: 21, left: 47, right: 47 },
};

async function open(
  path: string,
  { viewport, insets }: { viewport: typeof phone; insets: Insets },
  { answered = true, bookingStep = 0 } = {},
): Promise<WatchedPage> {
  if (answered) await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const visit = await watchedPage(session, viewport);
  const client = await visit.page.createCDPSession();
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  if (bookingStep > 0) {
    const draft = restoredBooking(bookingStep);
    await visit.page.evaluateOnNewDocument((text: string) => sessionStorage.setItem('serviceBooking', text), draft);
  }
  await visit.page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

/** Resolves when nothing in the window moves. */
const stands = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/**
 * Returns the controls and texts of these boxes that the insets cover now: "button.close 0 8 52 60".
 * Content that scrolls under the lower inset does not count, nor do the boxes' grounds.
 */
async function coveredParts(page: Page, insets: Insets, boxes: string): Promise<string[]> {
  await page.waitForSelector(boxes);
  await stands(page);
  return page.$$eval(
    boxes,
    (elements, { top, bottom, left, right }) => {
      const covered: string[] = [];
      for (const element of elements.flatMap((box) => [
        ...box.querySelectorAll('a, button, input, select, p, b, h2'),
      ])) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden')) continue;
        const rect = element.getBoundingClientRect();
        if (rect.bottom <= 0 || rect.top >= innerHeight || rect.width < 2) continue;
        if (
          rect.top < top - 1 ||
          rect.bottom > innerHeight - bottom + 1 ||
          rect.left < left - 1 ||
          rect.right > innerWidth - right + 1
        ) {
          const sides = [rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(' ');
          covered.push(`${element.tagName} ${element.className} ${sides}`);
        }
      }
      return covered;
    },
    insets,
  );
}

const ways = [['upright', upright] as const, ...(atLength ? [['on its side', onItsSide] as const] : [])];

it.each(ways)('bars of a phone %s stay clear of its notch and home indicator', async (_name, place) => {
  const { page, close } = await open('/bilar', place, { answered: false });
  expect(await coveredParts(page, place.insets, '.alert-bar, .site-header-bar, .consent-banner')).toEqual([]);
  await press(page, '.consent-banner-answers button');
  await page.waitForSelector('.consent-banner', { hidden: true });
  await press(page, '.car-card .compare-toggle');
  expect(await coveredParts(page, place.insets, '.compare-bar')).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await coveredParts(page, place.insets, '.site-header-bar, .compare-bar')).toEqual([]);
  await close();
});

it.each(ways)('overlays of a phone %s stay clear of its notch and home indicator', async (_name, place) => {
  const { page, close } = await open('/bilar', place);
  await press(page, '.mobile-menu-opener');
  await page.$eval('.mobile-menu-scroll', (panel) => panel.scrollTo({ top: panel.scrollHeight, behavior: 'instant' }));
  expect(await coveredParts(page, { ...place.insets, left: 0, right: 0 }, '.mobile-menu-foot')).toEqual([]);
  await press(page, '.mobile-menu-opener');
  await press(page, '.list-bar-filter');
  expect(await coveredParts(page, place.insets, 'dialog[open] :is(.dialog-head, .dialog-foot)')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { hidden: true });
  await press(page, '.site-header-extra > a');
  expect(await coveredParts(page, place.insets, 'dialog[open] .search-overlay-field')).toEqual([]);
  await close();
});

it.each(ways)('the sheet of a booking on a phone %s stays clear of its home indicator', async (_name, place) => {
  const { page, close } = await open('/verkstad/boka', place, { bookingStep: 3 });
  await page.waitForSelector('.offers-single');
  expect(await coveredParts(page, { ...place.insets, top: 0 }, '.summary-bar')).toEqual([]);
  await press(page, '.summary-bar');
  await page.$eval('.summary-sheet-body', (body) => body.scrollTo({ top: body.scrollHeight, behavior: 'instant' }));
  expect(await coveredParts(page, place.insets, '.summary-sheet-head')).toEqual([]);
  expect(await coveredParts(page, { ...place.insets, top: -1e6 }, '.summary-sheet-body')).toEqual([]);
  await close();
});

it('the end of the page is above the home indicator', async () => {
  const { page, close } = await open('/kontakt', upright);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const { bottom, height } = await page.$eval('.site-footer', (footer) => ({
    bottom: Math.max(
      ...[...footer.querySelectorAll('a, p, button')].map((element) => element.getBoundingClientRect().bottom),
    ),
    height: innerHeight,
  }));
  expect(bottom).toBeLessThanOrEqual(height - upright.insets.bottom);
  await close();
});
