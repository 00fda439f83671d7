import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { weightOfPage } from '../weightOfPage.ts';
import type { Weight } from '../weightOfPage.ts';
import { restoredBooking } from '../../fixtures/booking/bookingDraft.ts';
import { readBudgets } from '../../../build/budgets/budgets.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';

/* Bytes and requests of pages against config/budgets.json: independent of the machine. */
const budgets = await readBudgets();

let browser: Browser;
let server: DemoServer;

openDemo((demo) => ({ browser, server } = demo));

interface Page {
  /** Selector of an element that the complete page has. */
  shown?: string;
  /** Draft of a booking in the tab. */
  draft?: string;
}

/** Opens a page on a phone and returns what it transfers beyond the limits. */
async function excessOf(name: string, url: string, { shown = 'main', draft }: Page = {}): Promise<[string, number][]> {
  const { page, close } = await watchedPage(browser, phone);
  if (draft !== undefined) {
    await page.evaluateOnNewDocument((stored: string) => {
      sessionStorage.setItem('serviceBooking', stored);
    }, draft);
  }
  await page.goto(url, { waitUntil: 'load' });
  // Evaluating in the page would count as user input, which maps wait for.
  await page.waitForNetworkIdle({ idleTime: 1500 });
  await hydrated(page);
  const weight = await page.evaluate(weightOfPage);
  expect(await page.$(shown)).not.toBeNull();
  expect(weight.scripts).toBeGreaterThan(1);
  await close();
  const limits: Weight = {
    scripts: budgets.scripts,
    scriptKb: budgets.pages[name] ?? 0,
    fontKb: 42,
    cssKb: budgets.cssKb,
    pictureKb: 100,
  };
  return Object.entries<number>({ ...weight }).filter(([kind, value]) => value > limits[kind as keyof Weight]);
}

/** Returns the URL of the first page linked by a list. */
const linkedBy = async (list: string, link: RegExp): Promise<string> =>
  link.exec(await (await fetch(server.address + list)).text())?.[1] ?? 'no link';

describe('what a phone transfers until a page is idle', () => {
  type Address = string | [list: string, link: RegExp];
  const urlOf = async (address: Address): Promise<string> =>
    server.address + (typeof address === 'string' ? address : await linkedBy(...address));
  const car: Address = ['/bilar', /href="(\/bil\/[^"]+)"/];
  const dealer: Address = ['/anlaggningar', /href="(\/anlaggning\/[^"]+)"/];
  const story: Address = ['/nyheter', /href="(\/nyheter\/[^"?#]+)"/];

  it.each<[name: string, address: Address]>([
    ['start', '/'],
    ['carDetail', car],
  ])('%s', async (name, address) => {
    expect(await excessOf(name, await urlOf(address))).toEqual([]);
  });

  it('a start page with a finder and cars on the first screen', async () => {
    const url = server.address.replace('localhost', 'polhem-carstore-se.localhost');
    expect(await excessOf('start', url, { shown: '.car-finder' })).toEqual([]);
  });

  itAtLength.each<[name: string, address: Address]>([
    ['content', '/finansiering/billan'],
    ['story', story],
    ['storyList', '/nyheter'],
    ['notFound', '/finns-inte'],
    ['siteSearch', '/sok?q=garanti'],
    ['carList', '/bilar'],
    ['soldCar', '/bil/410269'],
    ['compare', '/jamfor?cars=410658,410269'],
    ['saved', '/sparade'],
    ['dealerList', '/anlaggningar'],
    ['dealerDetail', dealer],
    ['booking', '/verkstad/boka'],
    ['tireHotel', '/dackhotell'],
    ['sellCar', '/salj-bil'],
  ])('%s', async (name, address) => {
    expect(await excessOf(name, await urlOf(address))).toEqual([]);
  });

  itAtLength('a content page with a form at its top', async () => {
    expect(await excessOf('content', await urlOf('/kontakt'), { shown: '.store-form' })).toEqual([]);
  });

  const steps: [name: string, step: string, state: number, shown: string][] = [
    ['bookingServices', 'services', 2, '.offer'],
    ['bookingWorkshop', 'workshop', 4, '.workshop-card-first'],
  ];
  it.each(steps)('%s in a restored tab', async (name, step, state, shown) => {
    const draft = restoredBooking(state);
    expect(await excessOf(name, `${server.address}/verkstad/boka?step=${step}`, { shown, draft })).toEqual([]);
  });

  itAtLength('the order of a country without bookings', async () => {
    const url = `${server.address.replace('localhost', 'polhem-bil-no.localhost')}/verksted/bestill-time`;
    expect(await excessOf('serviceRequest', url, { shown: '.multi-select' })).toEqual([]);
  });
});
