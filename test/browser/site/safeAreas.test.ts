import { expect, it } from '@jest/globals';
import type { BrowserContext, CDPSession, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { restoredBooking } from '../../fixtures/booking/bookingDraft.ts';
import { waitUntil } from '../../fixtures/waitUntil.ts';
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

/** A page on a phone whose system covers parts of it. */
interface InsetPage extends WatchedPage {
  client: CDPSession;
  insets: Insets;
}

/** Runs in the page before its scripts: adds a function that returns whether the page has these insets now. */
function addInsetCheck(): void {
  Object.assign(window, {
    hasInsets: ({ top, bottom, left, right }: Insets): boolean => {
      const style = getComputedStyle(document.documentElement);
      const lengths = ['--safe-top', '--safe-bottom', '--safe-side'].flatMap(
        (name) => style.getPropertyValue(name).match(/[\d.]+(?=px)/g) ?? [],
      );
      return lengths.map(Number).join() === [top, bottom, left, right].join();
    },
  });
}

type CheckedWindow = Window & { hasInsets: (insets: Insets) => boolean };

async function open(
  path: string,
  { viewport, insets }: { viewport: typeof phone; insets: Insets },
  { answered = true, bookingStep = 0 } = {},
): Promise<InsetPage> {
  if (answered) await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const visit = await watchedPage(session, viewport);
  const client = await visit.page.createCDPSession();
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await visit.page.evaluateOnNewDocument(addInsetCheck);
  if (bookingStep > 0) {
    const draft = restoredBooking(bookingStep);
    await visit.page.evaluateOnNewDocument((text: string) => sessionStorage.setItem('serviceBooking', text), draft);
  }
  await visit.page.goto(server.address + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return { ...visit, client, insets };
}

/**
 * Measures a page that has its insets. The browser loses them at times: they are set again until the measurement finds
 * them, in the same evaluation.
 * @param measure returns null in a page without its insets
 */
async function measured<Value>({ client, insets }: InsetPage, measure: () => Promise<Value | null>): Promise<Value> {
  const found: Value[] = [];
  await waitUntil(async () => {
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const value = await measure();
    if (value !== null) found.push(value);
    return value !== null;
  });
  return found[0] as Value;
}

/** Resolves when nothing in the window moves. */
const stands = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/**
 * Returns the controls and texts of these boxes that the insets cover now: "button.close 0 8 52 60".
 * Content that scrolls under the lower inset does not count, nor do the boxes' grounds.
 * @param sides insets that the boxes stay clear of, where they need not stay clear of all
 * @param scrolled element that is scrolled to its end before
 */
async function coveredParts(
  visit: InsetPage,
  boxes: string,
  sides: Partial<Insets> = {},
  scrolled = '',
): Promise<string[]> {
  const { page, insets } = visit;
  await page.waitForSelector(boxes);
  await stands(page);
  return measured(visit, () =>
    page.$$eval(
      boxes,
      (elements, given, { top, bottom, left, right }, panel) => {
        if (!(window as Window as CheckedWindow).hasInsets(given)) return null;
        if (panel) document.querySelector(panel)?.scrollTo({ top: 1e6, behavior: 'instant' });
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
            const edges = [rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(' ');
            covered.push(`${element.tagName} ${element.className} ${edges}`);
          }
        }
        return covered;
      },
      insets,
      { ...insets, ...sides },
      scrolled,
    ),
  );
}

const ways = [['upright', upright] as const, ...(atLength ? [['on its side', onItsSide] as const] : [])];

it.each(ways)('bars of a phone %s stay clear of its notch and home indicator', async (_name, place) => {
  const visit = await open('/bilar', place, { answered: false });
  const { page, close } = visit;
  expect(await coveredParts(visit, '.alert-bar, .site-header-bar, .consent-banner')).toEqual([]);
  await press(page, '.consent-banner-answers button');
  await page.waitForSelector('.consent-banner', { hidden: true });
  await press(page, '.car-card .compare-toggle');
  expect(await coveredParts(visit, '.compare-bar')).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await coveredParts(visit, '.site-header-bar, .compare-bar')).toEqual([]);
  await close();
});

it.each(ways)('overlays of a phone %s stay clear of its notch and home indicator', async (_name, place) => {
  const visit = await open('/bilar', place);
  const { page, close } = visit;
  await press(page, '.mobile-menu-opener');
  expect(await coveredParts(visit, '.mobile-menu-foot', { left: 0, right: 0 }, '.mobile-menu-scroll')).toEqual([]);
  await press(page, '.mobile-menu-opener');
  await press(page, '.list-bar-filter');
  expect(await coveredParts(visit, 'dialog[open] :is(.dialog-head, .dialog-foot)')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { hidden: true });
  await press(page, '.site-header-extra > a');
  expect(await coveredParts(visit, 'dialog[open] .search-overlay-field')).toEqual([]);
  await close();
});

it.each(ways)('the sheet of a booking on a phone %s stays clear of its home indicator', async (_name, place) => {
  const visit = await open('/verkstad/boka', place, { bookingStep: 3 });
  const { page, close } = visit;
  await page.waitForSelector('.offers-single');
  expect(await coveredParts(visit, '.summary-bar', { top: 0 })).toEqual([]);
  await press(page, '.summary-bar');
  expect(await coveredParts(visit, '.summary-sheet-head')).toEqual([]);
  expect(await coveredParts(visit, '.summary-sheet-body', { top: -1e6 }, '.summary-sheet-body')).toEqual([]);
  await close();
});

it('the end of the page is above the home indicator', async () => {
  const visit = await open('/kontakt', upright);
  const { page, close } = visit;
  const below = await measured(visit, () =>
    page.$eval(
      '.site-footer',
      (footer, insets) => {
        if (!(window as Window as CheckedWindow).hasInsets(insets)) return null;
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const bottoms = [...footer.querySelectorAll('a, p, button')].map((one) => one.getBoundingClientRect().bottom);
        return innerHeight - Math.max(...bottoms);
      },
      upright.insets,
    ),
  );
  expect(below).toBeGreaterThanOrEqual(upright.insets.bottom);
  await close();
});
