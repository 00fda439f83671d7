import { expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { bookedService, bookingDraft } from '../../fixtures/booking/bookingDraft.ts';
import { axeFindings } from '../axeFindings.ts';
import { pressByKey, typeInto } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/**
 * A booking in Bromma, whose workshop is open past midnight from Monday to Thursday.
 * It is closed on Saturdays.
 */
const inBromma = {
  ...bookingDraft,
  lat: 59.352,
  lng: 17.956,
  services: { oljebyte: bookedService({ name: 'Oljebyte', price: 1590 }) },
  location: null,
  workshop: null,
};
const bromma = '[data-department="10.10023"]';

const textOf = (page: Page, selector: string): Promise<string> => page.$eval(selector, (part) => part.textContent);
const says = (page: Page, selector: string, text: string): Promise<unknown> =>
  page.waitForFunction(
    (place, wanted) => document.querySelector(place)?.textContent.includes(wanted) === true,
    {},
    selector,
    text,
  );
const clocks = (page: Page): Promise<string[]> =>
  page.$$eval('.week-slot', (slots) => slots.map(({ textContent }) => textContent));

itAtLength('evenings limit the times until they are deselected', async () => {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const { page, complaints, close } = await watchedPage(session, phone);
  await page.evaluateOnNewDocument(sumShifts);
  await page.evaluateOnNewDocument(
    (text: string) => {
      if (!sessionStorage.getItem('serviceBooking')) sessionStorage.setItem('serviceBooking', text);
    },
    JSON.stringify({ ...inBromma, savedAt: Date.now() }),
  );
  await page.goto(`${server.address}/verkstad/boka?step=workshop`);
  await hydrated(page);
  await page.waitForSelector(`${bromma} .workshop-card-first`);
  await page.waitForFunction(() => !document.querySelector('.workshop-card-waiting'));

  const [evening, saturday] = [
    '.workshops > .time-kinds .chip:first-child',
    '.workshops > .time-kinds .chip:last-child',
  ];
  const shiftBefore = await shiftSoFar(page);
  await pressByKey(page, evening);
  await says(page, bromma, 'Första tid som passar');
  await page.waitForFunction(() => !document.body.textContent.includes('Söker tider som passar.'));
  expect(await textOf(page, bromma)).toMatch(/Första tid som passar \D+ \d+ \D+ (17|18|19|2\d):\d\d/);
  expect(await textOf(page, '.workshops-list')).toContain('Inga tider som passar till och med');
  expect((await shiftSoFar(page)) - shiftBefore).toBe(0);
  expect((await axeFindings(page, '.workshops-list')).concat(await axeFindings(page, '.time-kinds'))).toEqual([]);

  await pressByKey(page, `${bromma} .workshop-card-toggle`);
  await page.waitForSelector('.week-slot');
  const evenings = await clocks(page);
  expect(evenings.filter((clock) => clock < '17:00')).toEqual([]);
  expect(await axeFindings(page, '.week-view')).toEqual([]);

  // Stored with the booking.
  await page.reload();
  await hydrated(page);
  await page.waitForSelector(`${evening}[aria-pressed="true"]`);
  await pressByKey(page, evening);
  await pressByKey(page, saturday);
  await says(page, bromma, 'Inga tider som passar till och med');
  await pressByKey(page, `${bromma} .workshop-card-toggle`);
  await says(page, '.week-view', 'inga lediga tider på lördagen');
  await pressByKey(page, '.week-empty .button:first-child');
  await says(page, '.week-view', 'Det finns inga tider som passar senare heller.');
  await pressByKey(page, '.week-empty .button:last-child', 'Space');
  await page.waitForSelector('.week-slot');
  expect((await clocks(page)).some((clock) => clock < '17:00')).toBe(true);
  await says(page, bromma, 'Första lediga tid');
  expect(
    await page.$$eval('.chip[aria-pressed="true"]', (chips) => chips.map((chip) => chip.closest('[role]')?.className)),
  ).toEqual(['week-chips']);
  expect(complaints).toEqual([]);
  await close();
});

/** Opens the first step of a booking. */
async function openFirstStep(page: Page): Promise<void> {
  await page.goto(`${server.address}/verkstad/boka`);
  await hydrated(page);
}

async function lookUp(page: Page): Promise<void> {
  await typeInto(page, '.place-search-input', 'Uppsala');
  await page.waitForSelector('.place-search-option');
  await page.keyboard.press('Escape'); // A typed place is sufficient.
  await pressByKey(page, '.car-form-go');
  await page.waitForSelector('.offer');
}

it('a car is remembered on the device on request', async () => {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const { page, complaints, close } = await watchedPage(session, phone);
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('plates'));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.evaluateOnNewDocument(sumShifts);
  await openFirstStep(page);
  await typeInto(page, '.plate-field', 'pol 26k');
  await lookUp(page);
  expect(await stored()).toBeNull();

  await page.evaluate(() => sessionStorage.clear());
  await openFirstStep(page);
  await typeInto(page, '.plate-field', 'pol 26k');
  await pressByKey(page, '.car-form-remember input', 'Space');
  expect(await axeFindings(page, '.service-booking')).toEqual([]);
  await lookUp(page);
  await page.waitForFunction(() => localStorage.getItem('plates') === '["POL26K"]');

  // Simulates a later visit.
  await page.evaluate(() => sessionStorage.clear());
  await openFirstStep(page);
  await page.waitForSelector('.remembered-plate');
  expect(await shiftSoFar(page)).toBe(0);
  expect(await axeFindings(page, '.service-booking')).toEqual([]);
  await pressByKey(page, '.remembered-plate');
  expect(await page.$eval('.plate-field', (field) => (field as HTMLInputElement).value)).toBe('POL26K');
  await lookUp(page);
  const layer = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(layer).not.toContain('POL26K');
  expect(addresses.filter((address) => /POL ?26K/i.test(address) && !address.includes('/api/mechmate/'))).toEqual([]);

  await page.evaluate(() => sessionStorage.clear());
  await openFirstStep(page);
  await page.waitForSelector('.remembered-plates .text-link');
  await pressByKey(page, '.remembered-plates .text-link');
  await page.waitForFunction(() => document.activeElement?.classList.contains('plate-field') === true);
  expect(await stored()).toBeNull();
  expect(await page.$eval('.car-form-plates', (room) => room.getBoundingClientRect().height)).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
