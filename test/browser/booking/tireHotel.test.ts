import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import { bookWheelChange, wheelVisitor } from './bookWheelChange.ts';
import { sentCode } from './sentCode.ts';
import { KeyboardVisitor } from '../KeyboardVisitor.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { goToTop, rests } from '../pageMoves.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';

/** A vehicle of the demo group's tire hotel, with worn rear tires. */
const plate = 'POL26K';
const mobile = '0701740605';

let folder: string;
let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-tires-'));
  const feed = join(folder, 'cars.ndjson'); // The tire hotel needs no stock.
  await writeFile(feed, '{"site":"polhem-bil","car_id":"410658","car_brand":"Volvo","car_model":"XC40"}\n');
  [browser, server] = await Promise.all([launchBrowser(), startServer({ DATA_DIR: folder, STOCK_FEED: feed })]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Collects everything that a visit might leave visible to others. */
class Traces {
  readonly kept: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => this.kept.push(request.url(), request.headers()['referer'] ?? ''));
    page.on('console', (message) => this.kept.push(message.text()));
  }

  /** Records the browser's storage, the URL and the data layer. */
  async look(): Promise<void> {
    const stored = await this.page.evaluate(() => [
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(window.dataLayer ?? []),
      document.cookie,
      window.location.href,
      document.title,
      JSON.stringify(window.history.state),
    ]);
    this.kept.push(...stored);
  }

  /** Returns the words found, case-insensitive, as whole words. */
  found(words: readonly string[], log: readonly string[]): string[] {
    // Timestamps and request ids contain arbitrary four-digit numbers.
    const numbers = /\d{4}-\d\d-\d\dT[\d:.]+Z|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;
    const everything = [...this.kept, ...log].join('\n').replace(numbers, '').toLowerCase();
    return words.filter((word) => {
      const literal = word.toLowerCase().replace(/[+]/g, '\\$&');
      return new RegExp(`(?<![a-z0-9])${literal}(?![a-z0-9])`).test(everything);
    });
  }
}

/** Opens the tire hotel on a phone, with consent already answered. */
async function enter(session: BrowserContext): Promise<{ page: Page; visitor: KeyboardVisitor; traces: Traces }> {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const { page } = await watchedPage(session, phone);
  const traces = new Traces(page);
  await page.goto(`${server.address}/dackhotell`);
  await hydrated(page);
  return { page, visitor: new KeyboardVisitor(page), traces };
}

/** Returns the layout shift of a reload with slow responses, until an element appears. */
async function shiftOfSlowReload(page: Page, selector: string): Promise<number> {
  const delay = (request: HTTPRequest): void => {
    const isLate = /\.js$|^\/api\//.test(new URL(request.url()).pathname);
    void pause(isLate ? 500 : 0).then(() => request.continue());
  };
  await page.setRequestInterception(true);
  page.on('request', delay);
  await page.evaluateOnNewDocument(sumShifts);
  await page.reload();
  await page.waitForSelector(selector);
  await rests(page);
  page.off('request', delay);
  await page.setRequestInterception(false);
  return shiftSoFar(page);
}

/** Returns the faults of the current screen: axe's findings, and horizontal overflow on a small phone. */
async function faults(page: Page): Promise<string[]> {
  await goToTop(page);
  const findings = await axeFindings(page, 'main');
  await page.setViewport({ ...phone, width: 320 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > 320);
  await page.setViewport(phone);
  return wide ? [...findings, 'wider than 320 px'] : findings;
}

const headed = (page: Page, heading: string): Promise<unknown> =>
  page.waitForFunction((wanted: string) => document.activeElement?.textContent === wanted, {}, heading);

const focusOnFirstDigit = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Siffra 1 av 4');

describe('the tire hotel, in a browser', () => {
  itAtLength('leads by keyboard alone from a plate to a booking on a phone', async () => {
    const session = await browser.createBrowserContext();
    const { page, visitor, traces } = await enter(session);
    expect(await faults(page)).toEqual([]);

    await page.focus('#content');
    await visitor.stepTo(/^Registreringsnummer$/);
    await visitor.type('xyz 999');
    await visitor.press('Enter');
    await page.waitForSelector('.tire-fault');
    expect(await faults(page)).toEqual([]);
    for (let sign = 0; sign < 6; sign += 1) await visitor.press('Backspace');
    await visitor.type(plate.toLowerCase());
    await visitor.press('Enter');
    await headed(page, 'Logga in med engångskod');
    await traces.look();
    expect(await faults(page)).toEqual([]);

    await visitor.stepTo(/^Skicka kod$/);
    await visitor.press('Enter');
    await focusOnFirstDigit(page);
    await traces.look();
    const code = await sentCode(folder);
    await visitor.type(code === '0000' ? '0001' : '0000'); // The fourth digit submits.
    await page.waitForSelector('.tire-fault');
    await traces.look();
    expect(await faults(page)).toEqual([]);
    await focusOnFirstDigit(page);
    await visitor.type(code);
    // Held until the wait after the wrong one is over, then sent.
    await headed(page, 'Ditt fordon');
    await traces.look();
    expect(await faults(page)).toEqual([]);

    expect(await shiftOfSlowReload(page, '.tire-vehicle')).toBe(0);
    expect(await page.$eval('.tire-vehicle-name', ({ textContent }) => textContent)).toContain('POL 26K');
    await traces.look();

    const booked = await bookWheelChange(page);
    expect(booked.findings).toEqual([]);
    expect(booked.told).toContain('Karin Lindqvist');
    expect(booked.toldAgain).toEqual(booked.told);
    expect(booked.thanks).toContain('Tack för ditt betyg!');
    expect(booked.link).not.toBe('');
    await traces.look();

    await page.focus('.rating-thanks h2');
    await visitor.stepTo(/^Logga ut$/);
    await visitor.press('Enter');
    await headed(page, 'Vilken bil gäller det?');
    await traces.look();
    expect(await page.evaluate(() => sessionStorage.getItem('tireHotel'))).toBeNull();
    await page.reload();
    await hydrated(page);
    expect(await page.$('.tire-vehicle')).toBeNull();

    expect(visitor.lost).toEqual([]);
    const cookies = (await session.cookies()).map(({ value }) => value);
    expect(cookies.some((value) => value.length > 100)).toBe(false);
    const secrets = [plate, 'XYZ999', 'POL 26K', code, mobile, '070-174 06 05', '+46701740605', 'X6 05'];
    secrets.push(...Object.values(wheelVisitor), '0701740699', booked.link);
    expect(traces.found(secrets, server.lines)).toEqual([]);
    // Encrypted texts have this prefix.
    expect(traces.kept.filter((kept) => kept.includes('eyJ'))).toEqual([]);
  });

  it('goes on after a reload', async () => {
    const session = await browser.createBrowserContext();
    const { page, visitor } = await enter(session);
    /** Waits for the address of a step, which follows what the page shows, and is what a reload restores. */
    const atStep = (step: string): Promise<unknown> =>
      page.waitForFunction((wanted: string) => location.search === `?step=${wanted}`, {}, step);
    const back = async (): Promise<void> => {
      await page.evaluate(() => window.history.back());
    };
    await page.focus('.plate-field');
    await visitor.type(plate);
    await visitor.press('Enter');
    await headed(page, 'Logga in med engångskod');
    await atStep('login');
    await page.reload();
    await page.waitForSelector('::-p-aria([name="Skicka kod"][role="button"])');
    await atStep('login');
    await page.click('::-p-aria([name="Skicka kod"][role="button"])');
    await page.waitForSelector('.one-time-code');
    await atStep('code');
    await page.reload();
    await page.waitForSelector('.one-time-code');
    await page.waitForFunction(() => document.title.startsWith('Skriv in koden – '));
    await atStep('code');

    await back();
    await headed(page, 'Logga in med engångskod');
    await page.evaluate(() => window.history.forward());
    await page.waitForSelector('.one-time-code-digit');
    await page.focus('.one-time-code-digit');
    await visitor.type(await sentCode(folder)); // The fourth digit submits.
    await headed(page, 'Ditt fordon');
    await atStep('vehicle');

    // Another tab of the browser knows of the session, and opens it on request.
    const { page: other } = await watchedPage(session, phone);
    await other.goto(`${server.address}/dackhotell`);
    const goOn = await other.waitForSelector('::-p-aria([name="Fortsätt till ditt fordon"][role="button"])');
    await goOn?.click();
    await other.waitForSelector('.tire-vehicle');
    await other.close();

    await page.click('::-p-aria([name="Boka hjulskifte"][role="button"])');
    await headed(page, 'När vill du lämna in bilen?');
    await atStep('booking');
    await page.reload();
    await page.waitForSelector('.wheel-booking');
    await back();
    await headed(page, 'Ditt fordon');
    await page.goBack();
    expect(page.url()).not.toContain('dackhotell');
    await session.close();
  });
});
