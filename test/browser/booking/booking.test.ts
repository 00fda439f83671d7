import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { bookedService, bookingDraft } from '../../fixtures/booking/bookingDraft.ts';
import { axeFindings } from '../axeFindings.ts';
import { freeDays } from './freeDays.ts';
import { KeyboardVisitor } from '../KeyboardVisitor.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { press, resize, typeInto } from '../pageMoves.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

const maxPresses = 40;

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

type Meddle = (request: HTTPRequest) => Promise<void> | undefined;

/** Opens the booking page; with a registration number, the tab has a booking of that car at step 4. */
async function open(viewport: typeof phone | { width: number; height: number }, plate: string | null, meddle?: Meddle) {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const visit = await watchedPage(session, viewport);
  if (meddle) {
    await visit.page.setRequestInterception(true);
    visit.page.on('request', (request) => void (meddle(request) ?? request.continue()));
  }
  if (plate !== null) {
    const services = { oljebyte: bookedService({ name: 'Oljebyte', price: 1590 }) };
    const car = { ...bookingDraft.car, registrationNumber: plate };
    const draft = { ...bookingDraft, car, services, location: null, workshop: null, savedAt: Date.now() };
    await visit.page.evaluateOnNewDocument((text: string) => {
      if (!sessionStorage.getItem('serviceBooking')) sessionStorage.setItem('serviceBooking', text);
    }, JSON.stringify(draft));
  }
  await visit.page.goto(`${server.address}/verkstad/boka${plate !== null ? '?step=workshop' : ''}`);
  await hydrated(visit.page);
  return visit;
}

const has = (page: Page, selector: string): Promise<unknown> => page.waitForSelector(selector);
const said = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted: string) => document.body.textContent.includes(wanted), {}, text);

async function fill(page: Page): Promise<void> {
  const typed = { firstName: 'Karin', lastName: 'Lindqvist', phone: '070 123 45 67', email: 'karin@exempel.example' };
  for (const [name, value] of Object.entries(typed)) await typeInto(page, `[name="${name}"]`, value);
}

/**
 * Opens the form with the first workshop's first free time. A car can only have one booking at a time: each test uses
 * its own.
 */
async function openForm(plate: string, meddle: Meddle): Promise<WatchedPage> {
  const visit = await open(phone, plate, meddle);
  await has(visit.page, '.workshop-card-first');
  await press(visit.page, '.workshop-card-first');
  await has(visit.page, '.booking-form');
  return visit;
}

/**
 * Returns axe's findings in the steps, except overlapping map pins.
 * Pins are at the workshops' positions, some on top of each other: WCAG 2.5.8 exempts maps, and the list has the same
 * content.
 */
async function findings(page: Page): Promise<string[]> {
  return (await axeFindings(page, '.booking-steps')).filter((finding) => {
    const elements = finding.replace('target-size: ', '').split(' | ');
    return !(finding.startsWith('target-size') && elements.every((element) => element.includes('point-map-pin')));
  });
}

const layerOf = (page: Page): Promise<Record<string, unknown>[]> => page.evaluate(() => window.dataLayer ?? []);

describe('a workshop', () => {
  itAtLength('is booked by keyboard alone on a phone', async () => {
    const { page, complaints, close } = await open(phone, null);
    const visitor = new KeyboardVisitor(page);
    await visitor.press('Tab');
    await visitor.press('Enter'); // Skips the menus.
    await visitor.stepTo(/Registreringsnummer/);
    await page.keyboard.type('POL26K');
    await visitor.stepTo(/Ort, postnummer/);
    await page.keyboard.type('Uppsala');
    // Results for fewer letters stay until this one is there.
    await page.waitForFunction(() => document.querySelector('[role="option"]')?.textContent.includes('Uppsala'));
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await page.waitForFunction(() => sessionStorage.getItem('serviceBooking')?.includes('"placeName":"Uppsala"'));
    await visitor.stepTo(/Fortsätt/);
    await visitor.press('Enter');
    await said(page, 'Oljebyte');
    await visitor.stepTo(/Mellanservice/);
    await visitor.press('Space');
    await visitor.press('Enter'); // In a field, Enter continues, as in any form.
    await said(page, 'Fortsätt utan tillval');
    await visitor.stepTo(/Lånebil/);
    await visitor.press('Enter');
    await has(page, '.workshop-card-first');
    await page.waitForFunction(() => !document.querySelector('.workshop-card-waiting'));
    expect(await findings(page)).toEqual([]);
    await visitor.stepTo(/Hoppa över kartan/);
    await visitor.press('Enter');
    await visitor.stepTo(/Första lediga tid/);
    await visitor.press('Enter');
    await has(page, '.booking-form');
    await visitor.stepTo(/Förnamn/);
    await page.keyboard.type('Karin');
    for (const typed of ['Lindqvist', '070 123 45 67', 'karin@exempel.example']) {
      await visitor.press('Tab');
      await page.keyboard.type(typed);
    }
    expect(await findings(page)).toEqual([]);
    await visitor.stepTo(/Boka tid/);
    await visitor.press('Enter');
    await has(page, '.confirmation');
    expect(await findings(page)).toEqual([]);

    expect(visitor.presses).toBeLessThanOrEqual(maxPresses);
    expect(visitor.lost).toEqual([]);
    expect(complaints).toEqual([]);
    await page.waitForFunction(() => window.location.search === '?step=done');
    await page.waitForFunction(() => document.title.startsWith('Bokning bekräftad | '));
    const layer = await layerOf(page);
    expect(layer.filter(({ event }) => event === 'purchase')).toEqual([
      { event: 'purchase', currency: 'SEK', value: 0 },
    ]);
    expect(layer.flatMap(({ event, step }) => (event === 'flow_interaction' ? [step] : []))).toEqual([4, 5, 6]);
    const kept = await page.evaluate(() => JSON.stringify([window.dataLayer, sessionStorage, location.href]));
    expect(kept).not.toMatch(/Karin|Lindqvist|070 123|exempel\.example/);
    await close();
  });

  it('shows its week in seven columns next to its map', async () => {
    const { page, close } = await open({ width: 1280, height: 900 }, 'POL26K');
    await has(page, '.workshop-card-toggle');
    await press(page, '.workshop-card-toggle');
    await has(page, '.week-slot');
    const columns = (): Promise<number> =>
      page.$eval('.week-days', (days) => getComputedStyle(days).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(7);
    expect(await page.$eval('.workshop-map', (map) => (map as HTMLElement).offsetHeight)).toBe(500);
    await resize(page, { width: 375, height: 812 });
    expect(await columns()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await close();
  });

  it('whose response is lost is booked once', async () => {
    const answers: { key: string | undefined; id: string }[] = [];
    const { page, close } = await openForm('ABC123', (request) => {
      if (!request.url().endsWith('/api/mechmate/book')) return undefined;
      return (async () => {
        const answer = await fetch(request.url(), {
          method: 'POST',
          headers: request.headers(),
          body: (await request.fetchPostData()) ?? '',
        });
        const text = await answer.text();
        answers.push({ key: request.headers()['idempotency-key'], id: (JSON.parse(text) as { id: string }).id });
        if (answers.length === 1) await request.abort();
        else await request.respond({ status: answer.status, contentType: 'application/json', body: text });
      })();
    });
    await fill(page);
    await press(page, '.booking-form [type="submit"]');
    await said(page, 'Vi vet inte om bokningen gick fram');
    expect(await findings(page)).toEqual([]);
    expect((await layerOf(page)).some(({ event }) => event === 'purchase')).toBe(false);
    await press(page, '.booking-form [type="submit"]');
    await has(page, '.confirmation');
    expect(answers).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    await close();
  });

  it('whose time is taken meanwhile is booked at an offered alternative', async () => {
    let refused = 0;
    let offered = '';
    const { page, close } = await openForm('POL26K', (request) => {
      if (!request.url().endsWith('/api/mechmate/book') || refused > 0) return undefined;
      refused += 1;
      return (async () => {
        const sent = JSON.parse((await request.fetchPostData()) ?? '{}') as { departmentId: string; timeSlot: string };
        const { departmentId } = sent;
        const [day] = await freeDays(server, { plate: 'POL26K', departmentId, code: 'oljebyte' });
        offered = day?.availableSlots.find((time) => time !== sent.timeSlot.slice(11, 16)) ?? 'none';
        const timeSlot = `${day?.date.slice(0, 10) ?? ''}T${offered}:00`;
        const other = { departmentId, siteName: 'Polhem Bil Uppsala', timeSlot, isFullDay: false };
        const body = { status: 409, errors: { 'Error Result': ['TimeslotNotAvailable'] }, freeTimes: [other] };
        await request.respond({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(body) });
      })();
    });
    await fill(page);
    await press(page, '.booking-form [type="submit"]');
    await has(page, '.other-time');
    expect(await findings(page)).toEqual([]);
    await press(page, '.other-time');
    await press(page, '.booking-form [type="submit"]');
    await has(page, '.confirmation');
    expect(await page.$eval('.confirmation-facts', (facts) => facts.textContent)).toContain(offered);
    await page.waitForFunction(() => window.location.search === '?step=done');
    await page.goBack();
    expect(page.url()).toBe('about:blank'); // The steps have left no history entry.
    await close();
  });
});
