import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { addDays, wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { axeFindings } from '../axeFindings.ts';
import { KeyboardVisitor } from '../KeyboardVisitor.ts';
import { goToTop, pressByKey, resize } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;
let origin: string;

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  origin = server.address.replace(/127\.0\.0\.1|localhost/, 'polhem-bil-no.localhost');
});

/** Opens the form with JavaScript; each order gets the next of these statuses. */
async function openOrder(viewport: typeof desktop, statuses: number[]): Promise<WatchedPage & { bodies: unknown[] }> {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
  const visit = await watchedPage(session, viewport);
  const bodies: unknown[] = [];
  const answer = async (request: HTTPRequest): Promise<void> => {
    bodies.push(JSON.parse((await request.fetchPostData()) ?? ''));
    const status = statuses[bodies.length - 1] ?? 202;
    await request.respond({ status, contentType: 'application/json', body: '{}' });
  };
  await visit.page.setRequestInterception(true);
  visit.page.on('request', (request) => {
    void (request.url().endsWith('/api/forms/comhub') ? answer(request) : request.continue());
  });
  await visit.page.goto(`${origin}/verksted/bestill-time`, { waitUntil: 'load' });
  await hydrated(visit.page);
  await visit.page.waitForSelector('.multi-select');
  return { ...visit, bodies };
}

const sidewards = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const today = (): string => wallTime(Date.now(), 'Europe/Oslo').date;

describe('the form that orders work', () => {
  itAtLength('is sent by keyboard alone on a phone', async () => {
    const findings: string[] = [];
    const { page, bodies, close } = await openOrder(phone, [500, 202]);
    const look = async (): Promise<void> => {
      findings.push(...(await axeFindings(page, '.service-request')));
    };
    /** Looks from the top of the page: elements under the sticky bar count as too small to press. */
    const lookFromTop = (): Promise<void> => goToTop(page).then(look);
    await pressByKey(page, '.service-send');
    await page.waitForSelector('#order-siteEmail:focus');
    await lookFromTop();

    const visitor = new KeyboardVisitor(page);
    await visitor.press('ArrowDown'); // The first dealer.
    await visitor.stepTo(/^Velg én eller flere/);
    await visitor.press('ArrowDown');
    await visitor.press('Space');
    await visitor.press('ArrowDown');
    await visitor.press('Space');
    await lookFromTop();
    await visitor.press('Escape');
    await visitor.press('Backspace');
    for (const [name, text] of [
      [/^Navn/, 'Ola Hagen'],
      [/^Telefon/, '+47 912 34 567'],
      [/^E-post/, 'ola@eksempel.no'],
      [/^Registreringsnummer/, 'ek 38214'],
    ] as const) {
      await visitor.stepTo(name);
      await visitor.type(text);
    }
    await visitor.stepTo(/^Vis kalender/);
    await visitor.press('Enter');
    await page.waitForSelector('[data-date]:focus');
    await look();
    await visitor.press('ArrowRight');
    await visitor.press('Enter');
    await page.waitForSelector('#order-date:focus');
    await visitor.stepTo(/^Jeg godtar/);
    await visitor.press('Space');
    await visitor.stepTo(/^Send bestilling/);
    await visitor.press('Enter');

    await page.waitForSelector('.result-card-failed h2:focus');
    await look();
    await visitor.stepTo(/^Prøv igjen/);
    await visitor.press('Enter');
    await page.waitForSelector('.result-card:not(.result-card-failed) h2:focus');
    await look();
    expect(visitor.lost).toEqual([]);
    expect(findings).toEqual([]);
    expect(bodies[0]).toMatchObject({
      formName: 'polhem-bil-noServiceRequestForm',
      values: { services: ['Service'], date: addDays(today(), 1), regno: 'EK 38214', typeCar: true, gdpr: true },
    });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'lead'))).toEqual([
      { event: 'lead' },
    ]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))).not.toMatch(
      /Ola|38214/,
    );
    await close();
  });

  it.each([
    ['the mouse at 1440 px', { width: 1440, height: 900 }, 'click'],
    ['touch at 390 px', phone, 'tap'],
  ] as const)('takes types of service by their words with %s', async (_name, viewport, press) => {
    const { page, complaints, close } = await openOrder(viewport, []);
    await page.locator('#order-services').click();
    for (const option of ['Service', 'Hjulskift']) {
      const words = await page.waitForSelector(`.multi-select-menu ::-p-text(${option})`);
      await words?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = await words?.boundingBox();
      if (!box) throw new Error(`The option ${option} has no box.`);
      // The label's text, away from its box.
      const at = [box.x + box.width - 4, box.y + box.height / 2] as const;
      await (press === 'tap' ? page.touchscreen.tap(...at) : page.mouse.click(...at));
    }
    expect(
      await page.$eval('.multi-select', (field) => ({
        chosen: [...field.querySelectorAll('.multi-select-chip')].map((chip) => chip.textContent),
        open: field.querySelector('#order-services')?.getAttribute('aria-expanded'),
        focusInside: field.contains(document.activeElement),
      })),
    ).toEqual({ chosen: ['Service', 'Hjulskift'], open: 'true', focusInside: true });
    expect(complaints).toEqual([]);
    await close();
  });

  it('has its calendar next to it on a wide page', async () => {
    const { page, complaints, close } = await openOrder(desktop, []);
    await page.waitForSelector('.service-aside [data-date]');
    const days = await page.$$eval('.service-aside [data-date]', (buttons) =>
      buttons.map((day) => [day.getAttribute('data-date') ?? '', day.getAttribute('aria-disabled')] as const),
    );
    const now = today();
    expect(days.length).toBeGreaterThan(27);
    expect(days.filter(([date, disabled]) => date < now !== (disabled === 'true'))).toEqual([]);
    await pressByKey(page, `[data-date="${now}"]`);
    expect(await page.$eval('#order-date', (input) => (input as HTMLInputElement).value)).toBe(
      now.split('-').reverse().join('.'),
    );
    expect(await axeFindings(page)).toEqual([]);
    await pressByKey(page, '[name="typeCar"][value="motorcycle"]', 'Space');
    await page.waitForSelector('#order-siteEmail[readonly]');
    expect(await axeFindings(page)).toEqual([]);

    await resize(page, { width: 320, height: 640 });
    await page.waitForSelector('.date-field button');
    await pressByKey(page, '.date-field button');
    await page.waitForSelector('.date-field-calendar');
    await pressByKey(page, '#order-services');
    await page.waitForSelector('.multi-select-menu');
    expect(await sidewards(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
