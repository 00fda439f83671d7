import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { tireHouse } from '../../fixtures/demo/ownTireHotel.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { fakeTireHotelService } from '../../upstreams/fakeTireHotelService.ts';
import type { FakeTireHotelService } from '../../upstreams/fakeTireHotelService.ts';
import { axeFindings } from '../../browser/axeFindings.ts';
import { wheelVisitor } from '../../browser/booking/bookWheelChange.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { bookingsCommand } from '../../browser/booking/openCases.ts';
import { press, pressByKey, typeInto } from '../../browser/pageMoves.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';

const customer = { ...wheelVisitor, phoneMobile: '0701740699' };

/** Registration number in the demo group's tire hotel. */
const plate = 'POL26K';

/** A server in front of a tire hotel service with its own database. */
interface World {
  server: RunningServer;
  service: FakeTireHotelService;
  dataDir: string;
  /** Returns the last code sent. */
  sentCode(): Promise<string>;
  /** Advances the service's clock, which distinguishes its messages. */
  tick(): void;
  /** Returns the numbers of the service's bookings. */
  bookings(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Those of the tests so far. */
const worlds: World[] = [];

async function startWorld(honoursKeys: boolean): Promise<World> {
  const storage = await openTemporaryStorage();
  const house = await tireHouse(storage, { clock: testClock(new Date().toISOString()) });
  const service = await fakeTireHotelService(house.backend);
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-unknown-'));
  const feed = join(dataDir, 'cars.ndjson'); // wheels need no stock
  await writeFile(feed, '{"site":"polhem-bil","car_id":"410658","car_brand":"Volvo","car_model":"XC40"}\n');
  const server = await startServer({
    DATA_DIR: dataDir,
    STOCK_FEED: feed,
    TIREHOTEL_ENDPOINT: `${service.address}/v1`,
    TIREHOTEL_HONOURS_KEYS: honoursKeys ? '1' : '0',
  });
  const world: World = {
    server,
    service,
    dataDir,
    sentCode: house.sentCode,
    tick: () => house.clock.advance(1000),
    bookings: async () =>
      (await storage.db.selectFrom('bookings').select('number').execute()).map(({ number }) => number ?? ''),
    stop: async () => {
      await server.stop();
      await service.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  worlds.push(world);
  return world;
}

let browser: Browser;
let session: BrowserContext;
let keyed: World;

beforeAll(async () => {
  [browser, keyed] = await Promise.all([launchBrowser(), startWorld(true)]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all(worlds.map((world) => world.stop()));
});

beforeEach(async () => {
  session = await browser.createBrowserContext();
  const domain = new URL(keyed.server.address).hostname;
  await session.setCookie({ name: 'consent', value: '1.no', domain });
});

afterEach(() => session.close());

const sentBookings = ({ service }: World): unknown[] =>
  service.seen
    .filter(({ url }) => url.startsWith('/v1/booking/create'))
    .map(({ headers }) => headers['idempotency-key']);

const sends = '.wheel-form [type="submit"]';
const button = (name: string): string => `::-p-aria([name="${name}"][role="button"])`;

/** A tab at the tire hotel. */
async function openTab({ server }: World): Promise<Page> {
  const { page } = await watchedPage(session, phone);
  await page.goto(`${server.address}/dackhotell`);
  await hydrated(page);
  return page;
}

/** Logs the browser in with the code of the text message, as the pages do. */
async function logIn(world: World, page: Page): Promise<void> {
  world.tick();
  await typeInto(page, '.plate-field', plate);
  await page.keyboard.press('Enter');
  await page.waitForSelector(button('Skicka kod'));
  await press(page, button('Skicka kod'));
  await page.waitForSelector('.one-time-code-digit');
  await page.focus('.one-time-code-digit');
  await page.keyboard.type(await world.sentCode());
  await page.waitForFunction(() => /step=(vehicle|booking)/.test(window.location.search));
}

/** Goes from the vehicle to the form with the first free time, and fills it in. */
async function fillForm(page: Page, typed: Partial<typeof customer> = {}): Promise<void> {
  await press(page, button('Boka hjulskifte'));
  await page.waitForSelector('.month-calendar-free');
  await pressByKey(page, '.month-calendar-day[tabindex="0"]');
  await page.waitForSelector('.time-button');
  await pressByKey(page, '.time-button');
  for (const [name, value] of Object.entries({ ...customer, ...typed })) {
    await typeInto(page, `.wheel-form [name="${name}"]`, value);
  }
}

/** Sends a booking that the service makes, but whose response is lost. */
async function loseAnswer({ service }: World, page: Page): Promise<void> {
  service.failBookingWith('loses the answer');
  await press(page, sends);
  await openCase(page);
}

/** Reads the open case from a page. */
async function openCase(page: Page) {
  await page.waitForSelector('.wheel-form .notice-warning [href^="tel:"]');
  return page.evaluate(() => {
    const alert = document.querySelector<HTMLElement>('.wheel-form .notice-warning');
    const value = (name: string): string => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    return {
      text: alert?.innerText ?? '',
      contact: [...(alert?.querySelectorAll('a') ?? [])].map(({ href }) => href),
      time: document.querySelector<HTMLElement>('.wheel-sent')?.innerText ?? '',
      typed: ['firstName', 'lastName', 'email', 'phoneMobile'].map(value),
    };
  });
}

async function confirmedNumber(page: Page): Promise<string> {
  await page.waitForSelector('.wheel-confirmation');
  return page.$eval('.wheel-service .num', ({ textContent }) => textContent.split(' ').at(-1) ?? '');
}

describe('a wheel change whose answer the tire hotel service loses', () => {
  it('is confirmed by a check from any tab', async () => {
    const page = await openTab(keyed);
    await logIn(keyed, page);
    await fillForm(page);
    await loseAnswer(keyed, page);
    const shown = await openCase(page);
    expect(shown.text).toContain('Vi vet inte om bokningen gick fram');
    expect(shown.text).toMatch(/\d\d[.:]\d\d–\d\d[.:]\d\d/);
    expect(shown.contact).toEqual([expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^mailto:\S+@\S+$/)]);
    expect(shown.typed).toEqual(Object.values(customer));
    await press(page, button('Börja om'));
    await page.waitForSelector(button('Börja om ändå'));
    expect(await axeFindings(page, '.tire-hotel')).toEqual([]);
    await press(page, button('Avbryt'));

    await page.reload();
    expect(await openCase(page)).toEqual(shown);
    await page.evaluate(() => window.history.back());
    await page.waitForSelector('.tire-vehicle');
    await press(page, button('Boka hjulskifte'));
    expect(await openCase(page)).toEqual(shown);
    const other = await openTab(keyed);
    await other.waitForSelector(button('Fortsätt till ditt fordon'));
    await press(other, button('Fortsätt till ditt fordon'));
    expect(await openCase(other)).toEqual(shown);
    expect(sentBookings(keyed)).toHaveLength(1);

    await press(other, sends);
    const number = await confirmedNumber(other);
    await page.bringToFront();
    await press(page, sends);
    expect(await confirmedNumber(page)).toBe(number);
    expect(await keyed.bookings()).toEqual([number]);
    expect(new Set(sentBookings(keyed)).size).toBe(1);
  });

  it('is an open case of the operator where keys are not honoured', async () => {
    const keyless = await startWorld(false);
    const page = await openTab(keyless);
    await logIn(keyless, page);
    await page.waitForSelector('.tire-vehicle');
    const other = await openTab(keyless);
    await other.waitForSelector(button('Fortsätt till ditt fordon'));
    await press(other, button('Fortsätt till ditt fordon'));
    await other.waitForSelector('.tire-vehicle');
    await fillForm(other, { firstName: 'Kalle' });
    await page.bringToFront();
    await fillForm(page);
    await loseAnswer(keyless, page);
    const shown = await openCase(page);
    expect(shown.text).toContain('Ring eller mejla verkstaden');
    const listed = await bookingsCommand(keyless.dataDir, 'list', '--unknown');
    for (const word of [plate, 'Hjulskifte', 'Lindqvist', customer.email]) expect(listed).toContain(word);

    // A tab that would book the same car sends nothing.
    await other.bringToFront();
    await press(other, sends);
    expect(await openCase(other)).toEqual(shown);
    await press(other, sends);
    await other.waitForFunction(() => document.body.innerText.includes('vet fortfarande inte'));
    expect(sentBookings(keyless)).toHaveLength(1);

    // so does a new login
    await other.evaluate(() => fetch('/api/tirehotel/authorization/logout', { method: 'POST' }));
    await other.reload();
    await hydrated(other);
    await logIn(keyless, other);
    expect(await openCase(other)).toEqual(shown);

    await bookingsCommand(keyless.dataDir, 'resolve', listed.slice(0, 8), 'booked', '--number', '4711');
    await press(other, sends);
    expect(await confirmedNumber(other)).toBe('4711');
    expect(sentBookings(keyless)).toHaveLength(1);
    expect(await keyless.bookings()).toHaveLength(1);
  });
});
