import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer';
import type { Mail } from '../../server/messages/MessageTypes.ts';
import { openStorage } from '../../server/storage/openStorage.ts';
import type { BookingRequest, BookingResponse } from '../../shared/booking/BookingTypes.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { axeFindings } from './axeFindings.ts';
import { freeDays } from './freeDays.ts';
import { KeyboardVisitor } from './KeyboardVisitor.ts';
import { launchBrowser } from './launchBrowser.ts';
import { goToTop } from './pageMoves.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';
import { hydrated, phone, watchedPage } from './watchedPage.ts';

/** Uppsala's workshop of the demo group. */
const departmentId = '10.10013';
const code = 'oljebyte';
const plate = 'ABC123';
const customer = { firstName: 'Karin', lastName: 'Lindqvist', phone: '070 123 45 67', email: 'karin@exempel.example' };

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

/** Books over the documented addresses, more than a week ahead; gives the link. */
async function book(): Promise<string> {
  const [day] = await freeDays(server, { plate, departmentId, code });
  const wanted: BookingRequest = {
    customer,
    freeText: '',
    departmentId,
    timeSlot: `${day?.date.slice(0, 10) ?? ''}T${day?.availableSlots[0] ?? ''}:00`,
    isFullDay: false,
    registrationNumber: plate,
    mileage: null,
    serviceOfferingRequests: [{ kobraId: code, unitsSelected: 1, userInput: '' }],
  };
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(`${server.address}/api/mechmate/book`, {
    method: 'POST',
    headers,
    body: JSON.stringify(wanted),
  });
  return ((await answer.json()) as BookingResponse).link ?? '';
}

/** Mails of the outbox, by recipient and the first words of their subject. */
async function mails(): Promise<string[]> {
  const storage = await openStorage({ databaseUrl: '', dataDir: folder, logger: silentLogger });
  try {
    const rows = await storage.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    const sent = rows.map(({ payload }) => JSON.parse(payload) as Mail);
    return sent.filter(({ to }) => to.address === customer.email).map(({ subject }) => subject.split(':')[0] ?? '');
  } finally {
    await storage.close();
  }
}

describe('the page of a booking link, in a browser', () => {
  it('moves and cancels the booking by keys alone on a phone, free of axe findings', async () => {
    const link = await book();
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
    expect((await mails()).sort()).toEqual(['Avbokat', 'Bokning bekräftad', 'Ny tid']);

    expect(complaints).toEqual([]);
    expect(addresses.filter((address) => address.includes(link))).toEqual([
      `${server.address}/verkstad/bokning#${link}`,
    ]);
    await server.logged('/api/mechmate/bookings/cancel');
    for (const part of [link, plate, ...Object.values(customer)]) expect(server.lines.join()).not.toContain(part);
    const kept = await page.evaluate(() => JSON.stringify([window.dataLayer, sessionStorage, localStorage]));
    expect(kept).not.toContain(link);
    await session.close();
  });
});
