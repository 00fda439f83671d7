import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { itAtLength } from '../../../../../test/fixtures/atLength.ts';
import { weightOfPage } from '../../../../../test/browser/weightOfPage.ts';
import type { Weight } from '../../../../../test/browser/weightOfPage.ts';
import { restoredBooking } from '../../../../../test/fixtures/booking/bookingDraft.ts';
import type { DemoServer } from '../demoServer.ts';
import { openDemo } from '../openDemo.ts';
import { hydrated, phone, watchedPage } from '../../../../../test/browser/watchedPage.ts';

/*
 * Short form of `npm run bench -- browser`: bytes and requests of pages, independent of the machine.
 * Limits are just above the measured values where those exceed the goal of the benchmark.
 */

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
async function excessOf(url: string, limits: Weight, { shown = 'main', draft }: Page = {}): Promise<unknown[]> {
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
  return Object.entries(weight).filter(([kind, value]) => value > limits[kind as keyof Weight]);
}

/** Returns the URL of the first page linked by a list. */
const linkedBy = async (list: string, link: RegExp): Promise<string> =>
  link.exec(await (await fetch(server.address + list)).text())?.[1] ?? 'no link';

describe('what a phone transfers until a page is idle', () => {
  type Case = [address: string | [list: string, link: RegExp], limits: Weight];
  const urlOf = async (address: Case[0]): Promise<string> =>
    server.address + (typeof address === 'string' ? address : await linkedBy(...address));

  it.each<Case>([
    ['/', { scripts: 12, scriptKb: 95, fontKb: 42, cssKb: 14.5, pictureKb: 100 }],
    [['/bilar', /href="(\/bil\/[^"]+)"/], { scripts: 12, scriptKb: 109, fontKb: 42, cssKb: 16.5, pictureKb: 100 }],
  ])('%s', async (address, limits) => {
    expect(await excessOf(await urlOf(address), limits)).toEqual([]);
  });

  itAtLength.each<Case>([
    ['/bilar', { scripts: 12, scriptKb: 107.5, fontKb: 42, cssKb: 14.5, pictureKb: 100 }],
    ['/verkstad/boka', { scripts: 12, scriptKb: 110, fontKb: 42, cssKb: 15, pictureKb: 100 }],
    ['/anlaggningar', { scripts: 12, scriptKb: 102.5, fontKb: 42, cssKb: 15.5, pictureKb: 100 }],
    [
      ['/anlaggningar', /href="(\/anlaggning\/[^"]+)"/],
      { scripts: 12, scriptKb: 110, fontKb: 42, cssKb: 15.5, pictureKb: 100 },
    ],
    ['/salj-bil', { scripts: 12, scriptKb: 110.5, fontKb: 42, cssKb: 14.7, pictureKb: 100 }],
  ])('%s', async (address, limits) => {
    expect(await excessOf(await urlOf(address), limits)).toEqual([]);
  });

  it.each<[step: string, state: number, shown: string, limits: Weight]>([
    ['services', 2, '.offer', { scripts: 12, scriptKb: 110.1, fontKb: 42, cssKb: 15, pictureKb: 100 }],
    ['workshop', 4, '.workshop-card-first', { scripts: 12, scriptKb: 113.6, fontKb: 42, cssKb: 16.6, pictureKb: 100 }],
  ])('the restored step of the booking: %s', async (step, state, shown, limits) => {
    const draft = restoredBooking(state);
    expect(await excessOf(`${server.address}/verkstad/boka?step=${step}`, limits, { shown, draft })).toEqual([]);
  });

  itAtLength('the order of a country without bookings', async () => {
    const url = `${server.address.replace('localhost', 'polhem-bil-no.localhost')}/verksted/bestill-time`;
    const limits = { scripts: 12, scriptKb: 115, fontKb: 42, cssKb: 15, pictureKb: 100 };
    expect(await excessOf(url, limits, { shown: '.multi-select' })).toEqual([]);
  });
});
