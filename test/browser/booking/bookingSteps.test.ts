import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { bookedService, bookingDraft } from '../../fixtures/booking/bookingDraft.ts';
import { axeFindings } from '../axeFindings.ts';
import { press } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';
import { hasOverlays } from '../catalogue/carPageChecks.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** A booking at the add-ons. */
const atAddons = {
  ...bookingDraft,
  services: { oljebyte: bookedService({ name: 'Oljebyte', price: 1590 }) },
  bookingState: 3,
  displayState: 3,
  hasAddons: null,
  location: null,
  workshop: null,
};

async function open(search: string, draft?: object, viewport: { width: number; height: number } = phone) {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const visit = await watchedPage(session, viewport);
  if (draft) {
    await visit.page.evaluateOnNewDocument(
      (text: string) => {
        if (!sessionStorage.getItem('serviceBooking')) sessionStorage.setItem('serviceBooking', text);
      },
      JSON.stringify({ ...draft, savedAt: Date.now() }),
    );
  }
  await visit.page.goto(`${server.address}/verkstad/boka${search}`);
  await hydrated(visit.page);
  return visit;
}

const title = (page: Page): Promise<string> => page.$eval('.step-current .step-title', (head) => head.textContent);
const shows = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction(
    (text: string) => document.querySelector('.step-current .step-title')?.textContent === text,
    {},
    wanted,
  );
const there = async (visit: WatchedPage, selector: string): Promise<Page> => {
  await visit.page.waitForSelector(selector);
  return visit.page;
};

describe('the steps of a booking', () => {
  it('add history entries that need no request', async () => {
    const visit = await open('');
    const { page } = visit;
    expect(await axeFindings(page, '.service-booking')).toEqual([]);
    await press(page, '.car-form-go');
    await page.waitForSelector('.plate-field[aria-invalid="true"]:focus');
    expect(await axeFindings(page, '.service-booking')).toEqual([]);
    await page.type('.plate-field', 'pol 26k');
    await page.type('.place-search-input', 'Uppsala');
    await there(visit, '.place-search-option');
    await page.keyboard.press('Escape'); // A typed place is sufficient.
    await press(page, '.car-form-go');
    await there(visit, '.offer');
    await page.waitForFunction(() => document.activeElement?.textContent.includes('Välj en eller flera tjänster'));
    expect(new URL(page.url()).search).toBe('?step=services');
    expect(await axeFindings(page, '.service-booking')).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('favicon.svg')) asked.push(request.url()); // Browsers request the icon on their own.
    });
    await page.goBack();
    await shows(page, 'Registreringsnummer och plats');
    expect(await page.$eval('.plate-field', (field) => (field as HTMLInputElement).value)).toBe('POL26K');
    await page.goForward();
    await there(visit, '.offer');
    expect(asked).toEqual([]);
    expect(visit.complaints).toEqual([]);
    const layer = await page.evaluate(() => JSON.stringify(window.dataLayer));
    expect(layer).toContain('form_interaction');
    expect(layer).not.toMatch(/POL26K|Uppsala/i);
    await visit.close();
  });

  itAtLength.each([phone, desktop])('of a tab that comes back stand still: %j', async (viewport) => {
    const { page, close, complaints } = await open('', { ...atAddons, view: 'addons' }, viewport);
    await page.evaluateOnNewDocument(sumShifts);
    await page.goto(`${server.address}/verkstad/boka?utm_source=mail`);
    await hydrated(page);
    await page.waitForSelector('.offers-single .offer');
    await page.waitForFunction(() => window.location.search === '?utm_source=mail&step=addons');
    expect(await shiftSoFar(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('stay where they are when Back closes the open summary of a phone', async () => {
    const visit = await open('?step=addons', atAddons);
    const page = await there(visit, '.offers-single .offer');
    await press(page, '.summary-bar');
    await page.waitForSelector('.summary-sheet[open]');
    await hasOverlays(page, 1);
    await page.evaluate(() => window.history.back());
    await page.waitForSelector('.summary-sheet:not([open])');
    expect([await title(page), new URL(page.url()).search]).toEqual(['Välj tillval', '?step=addons']);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  it('are restored after a reload', async () => {
    const visit = await open('?step=addons', atAddons);
    const page = await there(visit, '.offers-single .offer');
    expect(await title(page)).toBe('Välj tillval');
    expect(await axeFindings(page, '.service-booking')).toEqual([]);
    await press(page, '.offers-single .offer-box');
    await page.reload();
    await there(visit, '.offers-single .offer-on');
    expect(await title(page)).toBe('Välj tillval');
    await page.goto(`${server.address}/verkstad/boka?step=contact`);
    await there(visit, '.offers-single .offer-on');
    await page.waitForFunction(() => window.location.search === '?step=addons');
    expect(visit.complaints).toEqual([]);
    await visit.close();

    const elsewhere = await open('?step=contact');
    await elsewhere.page.waitForFunction(() => window.location.search === '');
    expect(await title(elsewhere.page)).toBe('Registreringsnummer och plats');
    await elsewhere.close();
  });
});

describe('the summary', () => {
  it('is a drawer on a phone', async () => {
    const visit = await open('?step=addons', atAddons);
    const page = await there(visit, '.offers-single .offer');
    const drag = async (selector: string, by: number): Promise<void> => {
      const box = await page.$eval(selector, (element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return { x: x + width / 3, y: y + 20 };
      });
      await page.mouse.move(box.x, box.y);
      await page.mouse.down();
      await page.mouse.move(box.x, box.y + by / 2);
      await page.mouse.move(box.x, box.y + by);
      await page.mouse.up();
    };
    const isOpen = (): Promise<boolean> => page.$eval('.summary-sheet', (sheet) => (sheet as HTMLDialogElement).open);

    await drag('.summary-bar', -20);
    expect(await isOpen()).toBe(false);
    await drag('.summary-bar', -21);
    expect(await isOpen()).toBe(true);
    await hasOverlays(page, 1); // Otherwise its closing would overtake its history entry.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const share = await page.$eval('.summary-sheet', (sheet) => sheet.getBoundingClientRect().height / innerHeight);
    expect(share).toBeCloseTo(0.8, 2);
    expect(await page.evaluate(() => document.querySelector('.summary-sheet')?.contains(document.activeElement))).toBe(
      true,
    );
    expect(await axeFindings(page, '.summary-sheet')).toEqual([]);
    await drag('.summary-sheet-head', 200);
    expect(await isOpen()).toBe(true);
    await drag('.summary-sheet-head', 201);
    expect(await isOpen()).toBe(false);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('summary-bar');
    await press(page, '.summary-bar');
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);

    await hasOverlays(page, 0);
    await press(page, '.summary-bar');
    await hasOverlays(page, 1);
    await page.evaluate(() => window.history.back());
    await page.waitForFunction(() => document.querySelector<HTMLDialogElement>('.summary-sheet')?.open === false);
    expect(new URL(page.url()).search).toBe('?step=addons');
    expect(await title(page)).toBe('Välj tillval');
    await visit.close();
  });

  it('is a panel beside the steps on a desktop', async () => {
    const visit = await open('?step=addons', atAddons, desktop);
    const page = await there(visit, '.offers-single .offer');
    const shown = (selector: string): Promise<boolean> =>
      page.$eval(selector, (element) => element.getBoundingClientRect().width > 0);
    expect([await shown('.summary-panel'), await shown('.summary-bar')]).toEqual([true, false]);
    expect(await page.$eval('.summary-panel', (panel) => panel.textContent.replace(/\s/g, ' '))).toContain(
      'Totalt1 590 kr',
    );
    await visit.close();
  });
});

describe('without scripts', () => {
  it('contact details of workshops replace the booking', async () => {
    const { page, close } = await watchedPage(session, phone, false);
    await page.goto(`${server.address}/verkstad/boka`);
    expect(await page.$$eval('a[href^="tel:"]', (links) => links.length)).toBeGreaterThan(1);
    expect(await page.$eval('.service-booking', (booking) => booking.getBoundingClientRect().height)).toBe(0);
    await close();
  });
});
