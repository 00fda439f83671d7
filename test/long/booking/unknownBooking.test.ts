import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { realClock } from '../../../shared/kit/Clock.ts';
import { bookedService, bookingDraft } from '../../fixtures/booking/bookingDraft.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { fakeMechmate } from '../../upstreams/fakeMechmate.ts';
import type { FakeMechmate } from '../../upstreams/fakeMechmate.ts';
import { axeFindings } from '../../browser/axeFindings.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { bookingsCommand } from '../../browser/booking/openCases.ts';
import { press, typeInto } from '../../browser/pageMoves.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';
import { demoBookingReference } from '../../fixtures/demo/demoBookingReference.ts';

const customer = { firstName: 'Karin', lastName: 'Lindqvist', phone: '070 123 45 67', email: 'karin@exempel.example' };

/** A server in front of a booking system with its own database. */
interface World {
  server: RunningServer;
  mechmate: FakeMechmate;
  dataDir: string;
  /** Returns the ids of the booking system's bookings. */
  bookings(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Those of the tests so far. */
const worlds: World[] = [];

async function startWorld(honoursKeys: boolean): Promise<World> {
  const storage = await openTemporaryStorage();
  const reference = await demoBookingReference();
  const mechmate = await fakeMechmate(testBooking({ storage, reference, clock: realClock }).gateway);
  if (honoursKeys) mechmate.honourKeys();
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-unknown-'));
  const feed = join(dataDir, 'cars.ndjson'); // bookings need no stock
  await writeFile(feed, '{"site":"polhem-bil","car_id":"410658","car_brand":"Volvo","car_model":"XC40"}\n');
  const server = await startServer({
    DATA_DIR: dataDir,
    STOCK_FEED: feed,
    MECHMATE_ENDPOINT: `${mechmate.address}/v1`,
    MECHMATE_HONOURS_KEYS: honoursKeys ? '1' : '0',
  });
  const world: World = {
    server,
    mechmate,
    dataDir,
    bookings: async () => (await storage.db.selectFrom('bookings').select('id').execute()).map(({ id }) => id),
    stop: async () => {
      await server.stop();
      await mechmate.stop();
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

/** Opens a tab of the session; with a registration number, it has a booking of that car at step 4. */
async function openTab({ server }: World, plate: string | null): Promise<Page> {
  const { page } = await watchedPage(session, phone);
  if (plate !== null) {
    const services = { oljebyte: bookedService({ name: 'Oljebyte', price: 1590 }) };
    const car = { ...bookingDraft.car, registrationNumber: plate };
    const draft = { ...bookingDraft, car, services, location: null, workshop: null, savedAt: Date.now() };
    await page.evaluateOnNewDocument((text: string) => {
      if (window.name === '') sessionStorage.setItem('serviceBooking', text);
      window.name = 'seeded';
    }, JSON.stringify(draft));
  }
  await page.goto(`${server.address}/verkstad/boka${plate !== null ? '?step=workshop' : ''}`);
  await hydrated(page);
  return page;
}

const sentBookings = ({ mechmate }: World): (string | undefined)[] =>
  mechmate.seen
    .filter(({ url }) => url === '/v1/book')
    .map(({ headers }) => headers['idempotency-key'] as string | undefined);

const sends = '.booking-form [type="submit"]';
const button = (name: string): string => `::-p-aria([name="${name}"][role="button"])`;
const said = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted: string) => document.body.innerText.includes(wanted), {}, text);

/** Opens a tab with the completed form. */
async function fillForm(world: World, plate: string, typed: typeof customer = customer): Promise<Page> {
  const page = await openTab(world, plate);
  await page.waitForSelector('.workshop-card-first');
  await press(page, '.workshop-card-first');
  // The opened part has the focus: from now on nothing takes it from a field.
  await page.waitForFunction(() => document.activeElement?.matches('.step :is(h2, h3)'));
  for (const [name, value] of Object.entries(typed)) await typeInto(page, `[name="${name}"]`, value);
  return page;
}

/** Sends a booking that the booking system makes, but whose response is lost. */
async function loseAnswer({ mechmate }: World, page: Page): Promise<void> {
  mechmate.failBookingWith('loses the answer');
  await press(page, sends);
  await openCase(page);
}

/** Reads the open case from a page. */
async function openCase(page: Page) {
  await page.waitForSelector('.unknown-outcome-contact [href^="tel:"]');
  return page.evaluate(() => {
    const text = (selector: string): string => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    const value = (name: string): string => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    return {
      text: text('.unknown-outcome'),
      contact: [...document.querySelectorAll<HTMLAnchorElement>('.unknown-outcome-contact a')].map(({ href }) => href),
      check: text('.booking-form [type="submit"]'),
      caseNumber: /Ärende: (\w{8})/.exec(text('.unknown-outcome'))?.[1] ?? '',
      typed: ['firstName', 'lastName', 'phone', 'email'].map(value),
    };
  });
}

const bookingNumber = async (page: Page): Promise<string> => {
  await page.waitForSelector('.confirmation');
  return page.$eval('.confirmation-facts .num', ({ textContent }) => textContent);
};

describe('a booking whose answer the booking system loses', () => {
  it('is confirmed by a check from any tab', async () => {
    const page = await fillForm(keyed, 'ABC123');
    await loseAnswer(keyed, page);
    const shown = await openCase(page);
    expect(shown.text).toContain('Vi vet inte om bokningen gick fram');
    expect(shown.text).toContain('bokningen görs aldrig två gånger');
    expect(shown.text).toMatch(/Öppet i dag \d\d:\d\d–\d\d:\d\d|Stängt i dag/);
    expect(shown.contact).toEqual([expect.stringMatching(/^tel:\+?\d+$/), expect.stringMatching(/^mailto:\S+@\S+$/)]);
    expect(shown.check).toBe('Kontrollera igen');
    expect(shown.typed).toEqual(Object.values(customer));
    await press(page, button('Börja en ny bokning'));
    await said(page, 'Den första bokningen kan finnas');
    expect(await axeFindings(page, '.booking-steps')).toEqual([]);
    await press(page, button('Nej, vänta'));

    await page.reload();
    expect(await openCase(page)).toEqual(shown);
    await page.goBack();
    expect(await openCase(page)).toEqual(shown);
    await page.waitForFunction(() => window.location.search === '?step=contact');
    const other = await openTab(keyed, null);
    expect(await openCase(other)).toEqual(shown);
    expect(sentBookings(keyed)).toHaveLength(1);

    await press(other, sends);
    const [id = '', ...more] = await keyed.bookings();
    expect(await bookingNumber(other)).toBe(id.slice(0, 8).toUpperCase());
    await page.bringToFront();
    await press(page, sends);
    expect(await bookingNumber(page)).toBe(id.slice(0, 8).toUpperCase());
    expect(more).toEqual([]);
    expect(new Set(sentBookings(keyed)).size).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Karin');
  });

  it('is an open case of the operator where keys are not honoured', async () => {
    const keyless = await startWorld(false);
    const other = await fillForm(keyless, 'POL26K', { ...customer, firstName: 'Kalle' });
    const page = await fillForm(keyless, 'POL26K');
    await loseAnswer(keyless, page);
    const shown = await openCase(page);
    const { caseNumber } = shown;
    expect(shown.text).toContain('Bara verkstaden kan säga om bokningen finns');
    const listed = await bookingsCommand(keyless.dataDir, 'list', '--unknown');
    for (const word of [caseNumber, 'POL26K', 'Lindqvist', customer.email]) expect(listed).toContain(word);

    // A tab that would book the same car sends nothing.
    await other.bringToFront();
    await press(other, sends);
    expect(await openCase(other)).toEqual(shown);
    await press(other, sends);
    await other.waitForSelector('.booking-form[aria-busy="false"]');
    expect(await openCase(other)).toEqual(shown);

    await bookingsCommand(keyless.dataDir, 'resolve', caseNumber, 'booked', '--number', '4711');
    await page.bringToFront();
    await press(page, sends);
    expect(await bookingNumber(page)).toBe('4711');
    expect(sentBookings(keyless)).toHaveLength(1);
    expect(await keyless.bookings()).toHaveLength(1);

    await other.bringToFront();
    await press(other, button('Börja en ny bokning'));
    await other.waitForSelector(button('Ja, börja om'));
    await Promise.all([other.waitForNavigation(), press(other, button('Ja, börja om'))]);
    await hydrated(other);
    expect(await other.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Karin|Kalle/);
    expect(await other.$eval('.plate-field', (field) => (field as HTMLInputElement).value)).toBe('');
  });
});
