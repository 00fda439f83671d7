import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import type { Mail } from '../../../server/messages/MessageTypes.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { axeFindings } from '../../browser/axeFindings.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { press, typeInto } from '../../browser/pageMoves.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';

let browser: Browser;
let server: RunningServer;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-foreign-'));
  [browser, server] = await Promise.all([launchBrowser(), startServer({ DATA_DIR: dataDir })]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const said = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted: string) => document.body.textContent.replaceAll('\u00a0', ' ').includes(wanted),
    {},
    text,
  );

/** Presses the first enabled button with a text. */
async function pressButton(page: Page, text: string): Promise<void> {
  const button = await page.waitForSelector(`xpath/.//button[not(@disabled)][contains(., "${text}")]`);
  await button?.click();
}

/** Replaces the content of the registration number field. */
async function typePlate(page: Page, plate: string): Promise<void> {
  await page.$eval('.plate-field', (field) => (field as HTMLInputElement).select());
  await page.type('.plate-field', plate);
}

/** Returns the mails to an address in the outbox. */
async function mailsTo(address: string): Promise<Mail[]> {
  const storage = await openStorage({ databaseUrl: '', dataDir, logger: silentLogger });
  try {
    const rows = await storage.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    return rows.map(({ payload }) => JSON.parse(payload) as Mail).filter(({ to }) => to.address === address);
  } finally {
    await storage.close();
  }
}

const sites = [
  {
    site: 'polhem-bil-no',
    path: '/verksted/bestill',
    managePath: '/verksted/bestilling',
    plate: 'ab 12345',
    written: 'AB 12345',
    masked: 'AB 123••',
    wrongPlate: 'ABC123',
    wrong: 'registreringsnummer, for eksempel AB 12345',
    example: 'AB 12345',
    place: 'Bergen',
    words: { continue: 'Fortsett', service: 'Oljeskift', addons: 'Fortsett uten tillegg' },
    price: '1 690 kr',
    subject: 'Bestilling bekreftet',
    zone: 'Europe/Oslo',
    currency: 'NOK',
  },
  {
    site: 'polhem-motors-uk',
    path: '/workshop/book',
    managePath: '/workshop/booking',
    plate: 'ab12 cde',
    written: 'AB12 CDE',
    masked: 'AB12 C••',
    wrongPlate: 'AB12345',
    wrong: 'registration number, such as AB12 CDE',
    example: 'AB12 CDE',
    place: 'Reading',
    words: { continue: 'Continue', service: 'Oil change', addons: 'Continue without extras' },
    price: '£129',
    subject: 'Booking confirmed',
    zone: 'Europe/London',
    currency: 'GBP',
  },
] as const;

describe('a workshop of another country', () => {
  it.each(sites)('is booked on $site from the registration number to the mail', async (of) => {
    const origin = server.address.replace(/127\.0\.0\.1|localhost/, `${of.site}.localhost`);
    const session = await browser.createBrowserContext();
    await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
    const { page, complaints, close } = await watchedPage(session, phone);
    await page.goto(origin + of.path);
    await hydrated(page);
    expect(await page.$eval('.plate-field', (field) => (field as HTMLInputElement).placeholder)).toBe(of.example);

    await typePlate(page, of.wrongPlate);
    await typeInto(page, '[role="combobox"]', of.place);
    await page.waitForFunction(
      (place: string) => document.querySelector('[role="option"]')?.textContent.includes(place),
      {},
      of.place,
    );
    await press(page, '[role="option"]');
    await pressButton(page, of.words.continue);
    await said(page, of.wrong);
    complaints.splice(0); // The refusal of the mail address.
    await typePlate(page, of.plate);
    await pressButton(page, of.words.continue);

    await said(page, of.words.service);
    expect(await axeFindings(page, '.booking-steps')).toEqual([]);
    const row = `xpath/.//label[contains(., "${of.words.service}")]`;
    await (await page.waitForSelector(row))?.click();
    await pressButton(page, of.words.continue);
    await pressButton(page, of.words.addons);
    await page.waitForSelector('.workshop-card-first');
    await said(page, of.price);
    await press(page, '.workshop-card-first');
    await page.waitForSelector('.booking-form');
    const email = `${of.site}@visitor.example`;
    const contact = { firstName: 'Ingrid', lastName: 'Hansen', phone: '+47 912 34 567', email };
    for (const [name, value] of Object.entries(contact)) await typeInto(page, `[name="${name}"]`, value);
    await press(page, '.booking-form [type="submit"]');
    await page.waitForSelector('.confirmation');
    expect(complaints).toEqual([]);
    const layer = await page.evaluate(() => window.dataLayer ?? []);
    expect(layer).toContainEqual({ event: 'purchase', currency: of.currency, value: 0 });

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain(of.subject);
    for (const text of [of.written, of.price, of.words.service, of.managePath]) {
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(text);
    }
    expect(mail?.attachments?.[0]?.text).toContain(`TZID=${of.zone}`);

    const link = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await page.goto(`${origin}${of.managePath}#${link}`);
    await said(page, of.masked);
    await said(page, of.price);
    await close();
    await session.close();
  });
});
