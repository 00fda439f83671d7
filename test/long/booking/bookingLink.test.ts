import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { axeFindings } from '../../browser/axeFindings.ts';
import { KeyboardVisitor } from '../../browser/KeyboardVisitor.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { bookLinked, linkedCustomer, linkedMails, linkedPlate } from '../../browser/booking/linkedBooking.ts';
import { goToTop } from '../../browser/pageMoves.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';

let folder: string;
let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-links-'));
  const feed = join(folder, 'cars.ndjson'); // bookings need no stock
  await writeFile(feed, '{"site":"polhem-bil","car_id":"410658","car_brand":"Volvo","car_model":"XC40"}\n');
  [browser, server] = await Promise.all([launchBrowser(), startServer({ DATA_DIR: folder, STOCK_FEED: feed })]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the page of a booking link, in a browser', () => {
  it('moves the booking by keyboard alone on a phone', async () => {
    const link = await bookLinked(server);
    const session = await browser.createBrowserContext();
    const { page, complaints } = await watchedPage(session, phone);
    await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
    const findings = async (): Promise<string[]> => {
      await goToTop(page);
      return axeFindings(page, 'main');
    };
    const said = (text: string): Promise<unknown> =>
      page.waitForFunction((wanted: string) => document.body.textContent.includes(wanted), {}, text);

    await page.goto(`${server.address}/verkstad/bokning#${link}`);
    await hydrated(page);
    await said('Polhem Bil Uppsala');
    expect(page.url()).toBe(`${server.address}/verkstad/bokning`);
    await page.reload();
    await said('Polhem Bil Uppsala');
    expect(page.url()).not.toContain('#');

    const visitor = new KeyboardVisitor(page);
    await page.focus('.managed-panel [data-part="move"]');
    await visitor.press('Enter');
    await page.waitForSelector('.week-slot[aria-pressed="true"]');
    await visitor.stepTo(/^\d\d:\d\d/);
    await visitor.press('ArrowRight');
    await visitor.press('Enter');
    expect(await findings()).toEqual([]);
    await visitor.stepTo(/Byt till den här tiden/);
    await visitor.press('Enter');
    await said('Tiden är ändrad');
    await visitor.stepTo(/^Avboka/);
    await visitor.press('Enter');
    await visitor.stepTo(/Ja, avboka/);
    await visitor.press('Enter');
    await said('Tiden är avbokad');
    expect(await findings()).toEqual([]);
    expect(visitor.lost).toEqual([]);
    expect((await linkedMails(folder)).sort()).toEqual(['Avbokat', 'Bokning bekräftad', 'Ny tid']);

    expect(complaints).toEqual([]);
    expect(addresses.filter((address) => address.includes(link))).toEqual([
      `${server.address}/verkstad/bokning#${link}`,
    ]);
    await server.logged('/api/mechmate/bookings/cancel');
    for (const part of [link, linkedPlate, ...Object.values(linkedCustomer)]) {
      expect(server.lines.join()).not.toContain(part);
    }
    const kept = await page.evaluate(() => JSON.stringify([window.dataLayer, sessionStorage, localStorage]));
    expect(kept).not.toContain(link);
    await session.close();
  });

  it('changes the services by keyboard alone on a phone', async () => {
    const link = await bookLinked(server, 'last');
    const session = await browser.createBrowserContext();
    const { page, complaints } = await watchedPage(session, phone);
    await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isFormLoaded = (): boolean => scripts.some((address) => address.includes('/ChangeServices'));
    const said = (text: string): Promise<unknown> =>
      page.waitForFunction((wanted: string) => document.body.textContent.includes(wanted), {}, text);
    const findings = async (): Promise<string[]> => {
      await goToTop(page);
      return axeFindings(page, 'main');
    };
    const mailsBefore = (await linkedMails(folder)).length;

    await page.goto(`${server.address}/verkstad/bokning#${link}`);
    await hydrated(page);
    await said('Polhem Bil Uppsala');
    expect(isFormLoaded()).toBe(false);
    const visitor = new KeyboardVisitor(page);
    await page.focus('.managed-panel [data-part="services"]');
    await visitor.press('Enter');
    await page.waitForSelector('.services-form');
    expect(isFormLoaded()).toBe(true);
    expect((await visitor.focus()).name).toBe('Ändra tjänster');
    await visitor.stepTo(/^Byte av kamrem/);
    await visitor.press('Space');
    await said('4 tim 45 min'); // Including the booked oil change.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.width);
    expect(await findings()).toEqual([]);
    await visitor.stepTo(/^Spara ändringarna/);
    await visitor.press('Enter');
    await said('Arbetet får inte plats på din tid');
    await page.waitForSelector('.week-slot');
    expect((await visitor.focus()).name).toBe('Välj en ny tid');
    expect(await findings()).toEqual([]);
    await visitor.stepTo(/dag \d+ \p{L}+, \d\d:\d\d$/u);
    await visitor.press('Enter');
    await visitor.stepTo(/^Spara tjänster och ny tid/);
    await visitor.press('Enter');
    await said('Bokningen är ändrad');
    await said('Byte av kamrem');
    expect(await findings()).toEqual([]);
    expect(visitor.lost).toEqual([]);
    const mails = await linkedMails(folder);
    expect(mails).toHaveLength(mailsBefore + 1);
    expect(mails).toContain('Ändrad bokning');
    // For the refused time only.
    expect(complaints.sort()).toEqual([expect.stringContaining('409'), expect.stringContaining('booking.failed')]);
    await session.close();
  });
});
