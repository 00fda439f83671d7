import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { fakeUpstream } from '../../upstreams/fakeUpstream.ts';
import type { FakeUpstream } from '../../upstreams/fakeUpstream.ts';
import { contentWithThirdParties } from './contentWithThirdParties.ts';
import { consentCookieValue, fullConsent, noConsent } from '../../../shared/site/consentCookie.ts';
import { heldPage } from '../heldPage.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { answer, shiftSoFar, tabTo, visitWithStubs } from '../visitWithStubs.ts';
import type { Visit, VisitOptions } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;
let events: FakeUpstream;
let content: Awaited<ReturnType<typeof contentWithThirdParties>>;

beforeAll(async () => {
  [browser, events, content] = await Promise.all([launchBrowser(), fakeUpstream(), contentWithThirdParties()]);
  server = await startServer({ CONTENT_DIR: content.folder, PAGE_VIEW_ENDPOINT: `${events.address}/views` });
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await Promise.all([events.stop(), content.remove()]);
});

const visit = (path: string, options?: VisitOptions): Promise<Visit> =>
  visitWithStubs(session, server.address + path, options);

const cookies = async (page: Page): Promise<string[]> =>
  (await page.browserContext().cookies()).map(({ name, value }) => `${name}=${value}`);

describe('the banner', () => {
  it('takes no focus and moves nothing', async () => {
    for (const viewport of [desktop, phone]) {
      const { page, complaints, foreign, close } = await visit('/', { viewport, watchShifts: true });
      await page.waitForSelector('.consent-banner');
      await page.waitForNetworkIdle();
      const { wide, focus } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - window.innerWidth,
        focus: document.activeElement?.tagName,
      }));
      expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.002); // A late font may shift a little.
      expect(wide).toBeLessThanOrEqual(0);
      expect(focus).toBe('BODY');
      if (viewport === phone) {
        const height = await page.$eval('.consent-banner', (banner) => banner.getBoundingClientRect().height);
        expect(height).toBeLessThanOrEqual(viewport.height * 0.3);
        expect(await coveredBy(page, '.consent-banner')).toEqual([]);
      } else await expectSameLooks(page);
      expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
      await close();
    }
  });

  it('keeps its links in place on a wide screen when its text grows', async () => {
    const { page, close } = await visit('/', { viewport: desktop });
    await page.waitForSelector('.consent-banner');
    const left = (): Promise<number[]> =>
      page.$$eval('.consent-banner-links > *', (links) => links.map((link) => link.getBoundingClientRect().left));
    const before = await left();
    await page.$eval('.consent-banner-text', (text) => text.append(` ${text.textContent}`));
    expect(await left()).toEqual(before);
    await close();
  });

  it('hydrates with the first press, which counts', async () => {
    const { page, complaints, close } = await visit('/', { viewport: phone });
    await hydrated(page);
    await page.waitForNetworkIdle();
    expect(await page.evaluate(() => performance.getEntriesByName('hydrated consent'))).toEqual([]);
    await page.tap('.consent-banner-answers button');
    await page.waitForSelector('.consent-banner', { hidden: true });
    expect(await cookies(page)).toEqual(['consent=2.necessary']);
    expect(complaints).toEqual([]);
    await close();
  });

  async function expectSameLooks(page: Page): Promise<void> {
    const looks = await page.$$eval('.consent-banner-answers button', (buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(button);
        return { width: Math.round(width), height, color, backgroundColor, fontSize };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  }

  /** Returns the focusable elements covered by something at the bottom of the window. */
  const coveredBy = (page: Page, selector: string): Promise<string[]> =>
    page.evaluate((wanted) => {
      document.documentElement.style.scrollBehavior = 'auto'; // Disables smooth scrolling.
      const top = (): number => document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button')]
        .filter((element) => element.checkVisibility() && !element.closest('.scroll-to-top'))
        .filter((element) => {
          element.focus();
          const box = element.getBoundingClientRect();
          return document.activeElement === element && box.height < top() && box.top >= top();
        })
        .map((element) => element.outerHTML.slice(0, 120));
    }, selector);

  it('remembers a refusal by keyboard', async () => {
    const { page, complaints, foreign, close } = await visit('/');
    await answer(page, 'Bara nödvändiga');
    expect(await cookies(page)).toEqual(['consent=2.necessary']);
    await page.focus('.site-footer-cookies');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('consent-banner'));
    await tabTo(page, 'Bara nödvändiga');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('site-footer-cookies'));
    await page.reload({ waitUntil: 'networkidle0' });
    await hydrated(page);
    expect(await page.$('.consent-banner')).toBeNull();
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    await close();
  });

  it('loads the tag manager once after consent by keyboard', async () => {
    const { page, complaints, foreign, close } = await visit('/');
    await answer(page, 'Tillåt alla');
    const [cookie] = await page.browserContext().cookies();
    expect(`${cookie?.name}=${cookie?.value}`).toBe('consent=2.statistics-media');
    const months = ((cookie?.expires ?? 0) - Date.now() / 1000) / (30 * 24 * 3600);
    expect(months).toBeGreaterThan(5.9);
    expect(months).toBeLessThan(6.2);

    await page.waitForSelector('script[src*="googletagmanager"]');
    await page.$eval('footer a[href="/bilar"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.pathname !== '/');
    await page.goBack();
    await page.waitForSelector('.hero-banner');
    await page.waitForFunction(() => document.activeElement?.getAttribute('href') === '/bilar'); // The focus has settled.
    expect(foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);

    await page.focus('.site-footer-cookies');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.classList.contains('consent-banner'));
    await tabTo(page, 'Bara nödvändiga');
    await Promise.all([page.waitForNavigation({ waitUntil: 'networkidle0' }), page.keyboard.press('Enter')]);
    await hydrated(page);
    expect(await cookies(page)).toEqual(['consent=2.necessary']);
    expect(await page.$('script[src*="googletagmanager"]')).toBeNull();
    expect(foreign).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Returns whether the banner is on screen. */
const isAsking = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.consent-banner')?.checkVisibility() ?? false);

describe('the banner before the scripts of the page have loaded', () => {
  it('is on screen with the first paint, and keeps an early answer', async () => {
    const { page, hydrate, complaints, close } = await heldPage(session, server.address, phone);
    expect(await isAsking(page)).toBe(true);
    await page.tap('.consent-banner-answers button');
    await hydrate();
    await page.waitForSelector('.consent-banner', { hidden: true });
    expect(await cookies(page)).toEqual(['consent=2.necessary']);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    '1.yes',
    '1.no',
    ...[noConsent, fullConsent, { ...noConsent, media: true }].map((consent) => consentCookieValue(consent)),
  ])('is hidden from a visitor who has answered %s', async (value) => {
    await session.setCookie({ name: 'consent', value, domain: 'localhost' });
    const { page, close } = await heldPage(session, server.address, phone);
    expect(await isAsking(page)).toBe(false);
    await close();
  });

  it('shows for an answer that hydration does not accept either', async () => {
    await session.setCookie({ name: 'consent', value: '3.all', domain: 'localhost' });
    const { page, hydrate, close } = await heldPage(session, server.address, phone);
    expect(await isAsking(page)).toBe(true);
    await hydrate();
    expect(await isAsking(page)).toBe(true);
    await close();
  });

  it('is hidden without JavaScript, where nothing needs consent', async () => {
    const { page, close } = await watchedPage(session, phone, false);
    await page.goto(server.address);
    expect(await isAsking(page)).toBe(false);
    await close();
  });
});

describe('consent per purpose', () => {
  it('loads the tag manager for statistics alone', async () => {
    const { page, complaints, foreign, close } = await visit('/');
    await page.waitForSelector('.consent-banner');
    const privacy = await page.$eval('.consent-banner a', (link) => link.getAttribute('href'));
    expect(privacy).toBe('/integritet');
    await tabTo(page, 'Välj själv');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.consent-choices');
    await page.focus('[name="consent-statistics"]');
    await page.keyboard.press('Space');
    await tabTo(page, 'Spara mina val');
    await page.keyboard.press('Enter');
    await page.waitForSelector('script[src*="googletagmanager"]');
    expect(await cookies(page)).toEqual(['consent=2.statistics']);
    await page.goto(`${server.address}/inbaddat`, { waitUntil: 'networkidle0' });
    expect(foreign.filter((address) => address.includes('hsforms'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('"always" at a gate allows media alone', async () => {
    const { page, complaints, foreign, close } = await visit('/inbaddat');
    await page.$eval('.consent-gate-always button', (button) => (button as HTMLElement).click());
    await page.waitForSelector('.lead-form-place form');
    expect(await cookies(page)).toEqual(['consent=2.media']);
    await page.goto(server.address, { waitUntil: 'networkidle0' });
    expect(foreign).toEqual(['https://js-eu1.hsforms.net/forms/embed/v2.js']);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('page views', () => {
  it('are sent once per page after consent', async () => {
    const before = events.seen.length;
    const { page, complaints, close } = await visit('/inbaddat');
    await answer(page, 'Tillåt alla');
    await events.received(before + 1);
    await page.$eval('.site-header a[href="/"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.pathname === '/');
    await events.received(before + 2);
    const bodies = events.seen.slice(before).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(Object.keys(body).sort()).toEqual(['channel', 'currency', 'language', 'page', 'pageVariantId']);
      expect(body).toMatchObject({ channel: 'WEB', currency: 'USD', language: 'sv' });
      expect(body['pageVariantId']).toMatch(/^[0-9a-f]{32}_sv_default$/);
    }
    expect(bodies[0]?.['page']).not.toBe(bodies[1]?.['page']);

    events.answerWith((_request, response) => response.writeHead(500).end());
    await page.goBack();
    await events.received(before + 3);
    await page.waitForNetworkIdle();
    expect(complaints).toEqual([]);
    expect(server.lines.filter((line) => line.includes('pageView'))).toEqual([]);
    events.answerWith((_request, response) => response.end('{}'));
    await close();
  });
});

describe('the data layer', () => {
  it('has searches without consent', async () => {
    const { page, foreign, close } = await visit('/');
    await page.type('main input[name="keyphrase"]', 'volvo');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname.startsWith('/bilar'));
    await page.type('main input[name="keyphrase"]', 'xc60');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.href.includes('xc60'));
    await page.type('main input[name="keyphrase"]', 'abc 12d');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () =>
        (window as unknown as { dataLayer: { event: string }[] }).dataLayer.filter(
          ({ event }) => event === 'search',
        )[2],
    );
    const entries = await page.evaluate(
      () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer,
    );
    expect(entries.filter(({ event }) => event === 'search')).toEqual([
      { event: 'search', search_type: 'start page', search_term: 'volvo' },
      { event: 'search', search_type: 'car list', search_term: 'xc60' },
      { event: 'search', search_type: 'car list', search_term: '[plate]' },
    ]);
    expect(entries.filter(({ event }) => event === 'page_view').map(({ path }) => path)).toContain('/');
    expect(foreign).toEqual([]);
    await close();
  });
});
