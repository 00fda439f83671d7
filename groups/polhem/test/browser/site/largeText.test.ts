import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { restoredBooking } from '../../../../../test/fixtures/booking/bookingDraft.ts';
import { atLength } from '../../../../../test/fixtures/atLength.ts';
import { doubleText, lostText } from '../../../../../test/browser/lostText.ts';
import { press } from '../../../../../test/browser/pageMoves.ts';
import { openDemo } from '../openDemo.ts';
import type { DemoServer } from '../demoServer.ts';
import { hydrated, phone, watchedPage } from '../../../../../test/browser/watchedPage.ts';
import type { WatchedPage } from '../../../../../test/browser/watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

interface State {
  path: string;
  /** polhem-bil by default. */
  site?: string;
  /** Elements to press, and "wait …" or "scroll …" before the next one. */
  steps?: readonly string[];
  /** Step of a booking that the tab has stored. */
  bookingStep?: number;
  /** Only in the long tests. */
  long?: boolean;
}

const states: Record<string, State> = {
  'the start page': { path: '/' },
  'the mobile menu': { path: '/', steps: ['.mobile-menu-opener', 'wait .mobile-menu-row'] },
  'the search overlay': { path: '/', steps: ['.site-header-extra > a', 'wait dialog[open] input'], long: true },
  'a car list': { path: '/bilar?car_fuel=El' },
  'a list of another language': { path: '/autot', site: 'polhem-carstore-fi', long: true },
  'the filters of a list': {
    long: true,
    path: '/bilar',
    steps: ['.list-bar-filter', 'wait dialog[open] .facet-panel'],
  },
  'the comparison': {
    long: true,
    path: '/bilar',
    steps: [
      '.car-card .compare-toggle',
      '.car-card:nth-of-type(2) .compare-toggle',
      'wait .compare-bar',
      '.compare-bar .button:last-child',
      'wait dialog[open] .compare-table',
    ],
  },
  'a car': { path: '/bil/410658/volvo-xc40-b3-2021', steps: ['scroll .contact-form'] },
  'a sold car': { path: '/bil/410268', long: true },
  'a car with finance quotes': {
    long: true,
    path: '/car/411501/mercedes-benz-glc-glc-220-d-4matic-2024',
    site: 'polhem-motors-uk',
    steps: ['scroll #finance', 'wait .quote-rows'],
  },
  'the dealers': { path: '/anlaggningar', long: true },
  'a dealer': { path: '/anlaggning/polhem-bil-uppsala', long: true },
  'the car of a booking': { path: '/verkstad/boka', long: true },
  'the services of a booking': { path: '/verkstad/boka', bookingStep: 2, steps: ['wait .offer'], long: true },
  'the add-ons of a booking': { path: '/verkstad/boka', bookingStep: 3, steps: ['wait .offers-single'], long: true },
  'the summary of a booking': {
    long: true,
    path: '/verkstad/boka',
    bookingStep: 3,
    steps: ['wait .offers-single', '.summary-bar', 'wait .summary-sheet[open]'],
  },
  'the contact details of a booking': {
    path: '/verkstad/boka',
    bookingStep: 4,
    steps: ['wait .workshop-card-first', '.workshop-card-first', 'wait .booking-form'],
  },
  'the tire hotel': { path: '/dackhotell' },
  'the form to sell a car': { path: '/salj-bil', steps: ['scroll .sell-send'] },
  'a service request': { path: '/verksted/bestill-time', site: 'polhem-bil-no', long: true },
  'the site search': { path: '/sok?q=garanti', long: true },
  'an auction lot': { path: '/pagaende/aurelia-spider-1967', site: 'polhem-auctions', long: true },
  'the start page of another group site': { path: '/', site: 'polhem-group', long: true },
  'a missing page': { path: '/finns-inte', long: true },
};

async function open({ path, site, steps = [], bookingStep }: State): Promise<WatchedPage> {
  const origin = site ? server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`) : server.address;
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
  const visit = await watchedPage(session, phone);
  const { page } = visit;
  if (bookingStep !== undefined) {
    const draft = restoredBooking(bookingStep);
    await page.evaluateOnNewDocument((text: string) => sessionStorage.setItem('serviceBooking', text), draft);
  }
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
  for (const step of steps) {
    const [, verb, selector = step] = /^(wait|scroll) (.*)/.exec(step) ?? [];
    const element = await page.waitForSelector(selector);
    if (verb === 'scroll') await element?.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    if (verb === undefined) await press(page, selector);
  }
  return visit;
}

/** Fields in which an iPhone would zoom: those that open the keyboard or a picker, with less than 16 px. */
const smallFields = (page: Page): Promise<string[]> =>
  page.$$eval(
    'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"])',
    (fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.className || field.getAttribute('name') || field.tagName),
  );

describe.each(Object.entries(states).filter(([, { long }]) => atLength || !long))('on a phone, %s', (_name, state) => {
  let visit: WatchedPage;
  beforeAll(async () => {
    visit = await open(state);
  });
  afterAll(() => visit.close());

  it('has only fields in which an iPhone does not zoom', async () => {
    expect(await smallFields(visit.page)).toEqual([]);
  });

  it('shows all of its text at twice the size', async () => {
    await doubleText(visit.page);
    expect(await lostText(visit.page)).toEqual([]);
  });
});
