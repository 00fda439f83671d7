import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { itAtLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import { KeyboardVisitor } from '../KeyboardVisitor.ts';
import { press, rests, typeInto } from '../pageMoves.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

const car = '/bil/410658/volvo-xc40-b3-2021';
const sampleCar = '/bil/410012';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

interface Options {
  viewport?: typeof desktop;
  javaScript?: boolean;
  /** Intercepts a request; undefined lets it continue. */
  meddle?: (request: HTTPRequest) => Promise<void> | undefined;
}

async function open(
  path: string,
  { viewport = desktop, javaScript = true, meddle }: Options = {},
): Promise<WatchedPage> {
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
  const visit = await watchedPage(session, viewport, javaScript);
  if (meddle) {
    await visit.page.setRequestInterception(true);
    visit.page.on('request', (request) => void (meddle(request) ?? request.continue()));
  }
  await visit.page.goto(server.address + path, { waitUntil: meddle || !javaScript ? 'domcontentloaded' : 'load' });
  return visit;
}

async function openLive(path: string, options: Options = {}): Promise<WatchedPage> {
  const visit = await open(path, options);
  await hydrated(visit.page);
  return visit;
}

async function fill(page: Page): Promise<void> {
  await typeInto(page, '[name="name"]', 'Ada Berg');
  await typeInto(page, '[name="phone"]', '070 123 45 67');
  await typeInto(page, '[name="email"]', 'ada@berg.example');
}

const submitButton = '.contact-form button[type="submit"]';
const send = (page: Page): Promise<void> => press(page, submitButton);
/** Submits as without JavaScript, where puppeteer can only press keys. */
async function sendByKey(page: Page): Promise<void> {
  await page.focus(submitButton);
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')]);
}
const valueOf = (page: Page, name: string): Promise<string> =>
  page.$eval(`.contact-form [name="${name}"]`, (field) => (field as HTMLInputElement).value);
const ticked = (page: Page): Promise<string[]> =>
  page.$$eval('.contact-form input:checked', (boxes) => boxes.map((box) => box.name));
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');

it.each([desktop, phone])('a link to a form of a content page ends right below the header (%o)', async (viewport) => {
  const { page, close } = await openLive('/om-oss/karriar', { viewport });
  await press(page, 'a[href="#store-contact-form"]');
  await page.waitForFunction(() => window.scrollY > 0);
  await rests(page);
  const gap = await page.evaluate(() => {
    const [header, form] = ['.site-header', '#store-contact-form'].map((name) => document.querySelector(name));
    return (form?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(24);
  await close();
});

describe('the contact form', () => {
  /** Resolves when the form is in view with these boxes ticked, and the page is at rest. */
  const inView = (page: Page, boxes: string[]): Promise<unknown> =>
    page.waitForFunction(
      (names) => {
        const { top = -1 } = document.querySelector('.contact-form')?.getBoundingClientRect() ?? {};
        const root = document.documentElement;
        const rests = Number(root.dataset['restsSince'] ?? NaN) === Math.round(window.scrollY);
        root.dataset['restsSince'] = String(Math.round(window.scrollY));
        const checked = [...document.querySelectorAll<HTMLInputElement>('.contact-form input:checked')];
        return rests && top > 60 && top < 300 && checked.map(({ name }) => name).join() === names;
      },
      { polling: 100 },
      boxes.join(),
    );

  // Phones only in the long form.
  itAtLength.each([['desktops', desktop] as const, ['phones', phone] as const])(
    'comes into view on %s by its hashes',
    async (_where, viewport) => {
      const { page, complaints, close } = await openLive(`${car}#contact-quote`, { viewport });
      await inView(page, ['quote']);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await press(page, '.price-panel a[href="#contact-testdrive"]');
      await inView(page, ['testDrive']);
      for (const hash of ['#xcontacty', '#contact']) {
        await page.evaluate((next) => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          window.location.hash = next;
        }, hash);
        await inView(page, ['testDrive']);
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('comes into view when a visit inside the site ends at it', async () => {
    const { page, complaints, close } = await openLive('/bilar');
    await page.$eval(
      '.car-card a[href]',
      (link, address) => {
        link.setAttribute('href', address);
        (link as HTMLElement).click();
      },
      `${car}#xcontacty`,
    );
    await page.waitForSelector('.contact-form');
    await inView(page, []);
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps what was typed before its code was loaded', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    // The page is not painted without its start script.
    const isHeld = (url: string): boolean => url.endsWith('.js') && !url.includes('/assets/start-');
    const meddle = (request: HTTPRequest) => (isHeld(request.url()) ? held.then(() => request.continue()) : undefined);
    const { page, complaints, close } = await open(sampleCar, { meddle });
    await page.select('[name="siteName"]', 'Polhem Bil Uppsala');
    await typeInto(page, '[name="name"]', 'Ada Berg');
    await press(page, '[name="testDrive"]');
    await typeInto(page, '[name="message"]', 'Hej');
    release();
    await hydrated(page);
    await page.keyboard.type(' på er');
    expect(await focusedName(page)).toBe('message');
    await send(page); // By now the form's code must be active.
    await page.waitForSelector('[name="phone"][aria-invalid="true"]');
    expect(await Promise.all(['siteName', 'name', 'message'].map((name) => valueOf(page, name)))).toEqual([
      'Polhem Bil Uppsala',
      'Ada Berg',
      'Hej på er',
    ]);
    expect(await ticked(page)).toEqual(['testDrive']);
    expect(await focusedName(page)).toBe('phone');
    expect(complaints).toEqual([]);
    await close();
  });

  itAtLength('tries three times under one id', async () => {
    const tries: { at: number; id: string }[] = [];
    let release = (): void => undefined;
    const looked = new Promise<void>((resolve) => (release = resolve));
    const answer = async (request: HTTPRequest): Promise<void> => {
      const at = Date.now();
      const { formSubmissionId: id } = JSON.parse((await request.fetchPostData()) ?? '') as {
        formSubmissionId: string;
      };
      tries.push({ at, id });
      if (tries.length === 1) await looked; // Allows the form to be inspected while it is sent.
      if (tries.length <= 3) await request.respond({ status: 500, body: 'no' });
      else await request.respond({ status: 202, contentType: 'application/json', body: '{}' });
    };
    const meddle = (request: HTTPRequest) => {
      return request.url().endsWith('/api/forms/comhub') ? answer(request) : undefined;
    };
    const { page, close } = await openLive(`${car}?months=36#contact-quote`, { meddle });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="quote"]')?.checked);
    await fill(page);
    await send(page);
    await page.waitForSelector('.contact-form :disabled');
    const open = await page.$$eval('.contact-form :is(input:not([type="hidden"]), textarea):enabled', (fields) =>
      fields.map((field) => field.getAttribute('name')),
    );
    expect(open).toEqual([]);
    const released = Date.now();
    release();
    await page.waitForSelector('#enquiry-error:focus');
    const apart = tries.slice(1).map(({ at }, index) => at - (index === 0 ? released : (tries[index]?.at ?? 0)));
    for (const ms of apart) expect(ms).toBeGreaterThan(950);
    expect(await axeFindings(page)).toEqual([]);
    expect(await valueOf(page, 'name')).toBe('Ada Berg');

    await page.$eval(submitButton, (button) => {
      for (let presses = 0; presses < 2; presses++) (button as HTMLElement).click();
    });
    await page.waitForSelector('.contact-sent-title:focus');
    expect(tries).toHaveLength(4);
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    const leads = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'lead'));
    expect(leads).toEqual([{ event: 'lead', reason: 'offert' }]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Ada');
    await close();
  });

  itAtLength('is sent by keyboard alone', async () => {
    const { page, complaints, close } = await openLive(`${car}#contact-form`, { viewport: phone });
    await page.focus('[name="name"]');
    expect(await axeFindings(page)).toEqual([]);
    const visitor = new KeyboardVisitor(page);
    await visitor.stepTo(/^Skicka$/);
    await visitor.press('Enter');
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'name');
    expect(await axeFindings(page)).toEqual([]);
    await visitor.type('Ada Berg');
    await visitor.press('Tab');
    await visitor.type('0701234567');
    await visitor.press('Tab');
    await visitor.type('ada@berg.example');
    await visitor.press('Enter');
    await page.waitForSelector('.contact-sent-title:focus');
    expect(await axeFindings(page)).toEqual([]);
    await visitor.stepTo(/^Skriv en ny förfrågan$/);
    expect(visitor.lost).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is sent without JavaScript', async () => {
    const { page, complaints, close } = await open(`${car}?months=36`, { javaScript: false });
    await page.type('[name="name"]', 'Ada <b>Berg</b>');
    await page.type('[name="phone"]', '12');
    await sendByKey(page);
    expect(await page.$$eval('.contact-form [aria-invalid]', (fields) => fields.map((field) => field.id))).toEqual([
      'enquiry-phone',
      'enquiry-email',
    ]);
    expect(await valueOf(page, 'name')).toBe('Ada <b>Berg</b>');
    await page.type('[name="phone"]', '34567');
    await page.type('[name="email"]', 'ada@berg.example');
    await sendByKey(page);
    expect(page.url()).toBe(`${server.address}${car}?months=36&sent=contact#contact-form`);
    expect(await page.$eval('.contact-sent', (panel) => panel.textContent)).toContain('Tack för din förfrågan');
    expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
    await close();
  });
});
