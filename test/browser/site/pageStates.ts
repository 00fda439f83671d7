import type { BrowserContext, Page } from 'puppeteer';
import { restoredBooking } from '../../fixtures/booking/bookingDraft.ts';
import { press } from '../pageMoves.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';
import type { DemoServer } from '../demo/demoServer.ts';

interface PageState {
  path: string;
  /** polhem-bil by default. */
  site?: string;
  /** Elements to press, and "wait …" or "scroll …" before the next one. */
  steps?: readonly string[];
  /** Step of a booking that the tab has stored. */
  bookingStep?: number;
  /** Wide screens do not have it. */
  onPhone?: true;
}

const states = {
  'the start page': { path: '/' },
  'the mobile menu': { path: '/', steps: ['.mobile-menu-opener', 'wait .mobile-menu-tile'], onPhone: true },
  'the search overlay': { path: '/', steps: ['.site-header-extra > a', 'wait dialog[open] input'], onPhone: true },
  'a car list': { path: '/bilar?car_fuel=El' },
  'a list of one brand': { path: '/bilar/mini' },
  'a list of another language': { path: '/autot', site: 'polhem-carstore-fi' },
  'the filters of a list': {
    path: '/bilar',
    steps: ['.list-bar-filter', 'wait dialog[open] .facet-panel'],
    onPhone: true,
  },
  'a list with cars to compare': {
    path: '/bilar',
    steps: ['.car-card .compare-toggle', '.car-card:nth-of-type(2) .compare-toggle', 'wait .compare-bar'],
  },
  'the comparison': {
    path: '/bilar',
    steps: [
      '.car-card .compare-toggle',
      '.car-card:nth-of-type(2) .compare-toggle',
      'wait .compare-bar',
      '.compare-bar .button:last-child',
      'wait dialog[open] .compare-table',
    ],
  },
  'the page of a comparison': { path: '/jamfor?cars=410658,410269' },
  'saved cars': { path: '/sparade' },
  'a car': { path: '/bil/410658/volvo-xc40-b3-2021', steps: ['scroll .contact-form'] },
  'a sold car': { path: '/bil/410269' },
  'a car with finance quotes': {
    path: '/car/411501/mercedes-benz-glc-220-d-4matic-2024',
    site: 'polhem-motors-uk',
    steps: ['scroll #finance', 'wait .quote-rows'],
  },
  'the dealers': { path: '/anlaggningar' },
  'a dealer': { path: '/anlaggning/polhem-bil-uppsala' },
  'the car of a booking': { path: '/verkstad/boka' },
  'the services of a booking': { path: '/verkstad/boka', bookingStep: 2, steps: ['wait .offer'] },
  'the add-ons of a booking': { path: '/verkstad/boka', bookingStep: 3, steps: ['wait .offers-single'] },
  'the summary of a booking': {
    path: '/verkstad/boka',
    bookingStep: 3,
    steps: ['wait .offers-single', '.summary-bar', 'wait .summary-sheet[open]'],
    onPhone: true,
  },
  'the times of a booking': { path: '/verkstad/boka', bookingStep: 4, steps: ['wait .workshop-card-first'] },
  'the contact details of a booking': {
    path: '/verkstad/boka',
    bookingStep: 4,
    steps: ['wait .workshop-card-first', '.workshop-card-first', 'wait .booking-form'],
  },
  'the tire hotel': { path: '/dackhotell' },
  'the form to sell a car': { path: '/salj-bil', steps: ['scroll .sell-send'] },
  'a service request': { path: '/verksted/bestill-time', site: 'polhem-bil-no' },
  'the contact page': { path: '/kontakt' },
  'a page with a form of a provider': { path: '/foretag' },
  'a page of texts': { path: '/integritet' },
  'the stories': { path: '/nyheter' },
  'the site search': { path: '/sok?q=garanti' },
  'an auction lot': { path: '/pagaende/aurelia-coupe-1967', site: 'polhem-auctions' },
  'the start page of another group site': { path: '/', site: 'polhem-group' },
  'a missing page': { path: '/finns-inte' },
} satisfies Record<string, PageState>;

export type PageStateName = keyof typeof states;

/** Every kind of page and its main states, on a phone. */
export const phoneStates = Object.keys(states) as PageStateName[];

/** The same on a wide screen. */
export const wideStates = phoneStates.filter((name) => !('onPhone' in states[name]));

interface Visit {
  /** A phone by default. */
  viewport?: { width: number; height: number };
  /** False leaves the consent banner open. */
  answered?: boolean;
  /** Runs before the page loads. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a kind of page and takes the steps to its state. */
export async function openPageState(
  session: BrowserContext,
  server: DemoServer,
  name: PageStateName,
  { viewport = phone, answered = true, prepare }: Visit = {},
): Promise<WatchedPage> {
  const { path, site, steps = [], bookingStep }: PageState = states[name];
  const origin = site ? server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`) : server.address;
  if (answered) await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
  const visit = await watchedPage(session, viewport);
  const { page } = visit;
  if (bookingStep !== undefined) {
    const draft = restoredBooking(bookingStep);
    await page.evaluateOnNewDocument((text: string) => sessionStorage.setItem('serviceBooking', text), draft);
  }
  await prepare?.(page);
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
