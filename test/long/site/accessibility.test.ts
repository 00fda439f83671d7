import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { axeFindings } from '../../browser/axeFindings.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { desktop, hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;
/** A server whose search never responds. */
let deaf: RunningServer;

beforeAll(async () => {
  [browser, server, deaf] = await Promise.all([
    launchBrowser(),
    startServer(),
    startServer({ SEARCH_ENDPOINT: 'http://127.0.0.1:9/search', SEARCH_API_KEY: 'none' }),
  ]);
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server.stop(), deaf.stop()]);
});

const at = (running: RunningServer, site: string): string => running.address.replace('localhost', `${site}.localhost`);

describe.each([
  ['a wide screen', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  it.each(demoSites.map(({ name }) => name))(
    'no page of %s has an accessibility finding',
    async (name) => {
      const origin = at(server, name);
      const { page, close } = await watchedPage(session, viewport);
      await page.goto(`${origin}/robots.txt`); // Any small page of the site, to fetch from.
      const map = await page.evaluate(() => fetch('/sitemap-pages.xml').then((answer) => answer.text()));
      const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
      const found: Record<string, unknown> = {};
      for (const path of paths) {
        await page.goto(origin + path, { waitUntil: 'load' });
        await hydrated(page);
        const findings = await axeFindings(page);
        if (findings.length > 0) found[path] = findings;
      }
      expect(paths.length).toBeGreaterThan(4);
      expect(found).toEqual({});
      await close();
    },
    600_000,
  );

  it.each([
    { site: 'polhem-bil', paths: ['bilar', 'jamfor', 'sparade', 'anlaggningar', 'anlaggning'], brand: 'volvo' },
    {
      site: 'polhem-carstore-fi',
      paths: ['autot', 'vertaile', 'tallennetut', 'toimipisteet', 'toimipiste'],
      brand: 'volvo',
    },
    { site: 'polhem-motors-uk', paths: ['cars', 'compare', 'saved', 'dealers', 'dealer'], brand: 'volvo' },
  ])(
    'no state of the catalogue of $site has an accessibility finding',
    async ({ site, paths, brand }) => {
      const [list, comparison, saved, dealers, dealer] = paths.map((path) => `/${path}`);
      const { page, close } = await watchedPage(session, viewport);
      const found: Record<string, unknown> = {};
      const look = async (state: string, within?: string): Promise<void> => {
        const findings = await axeFindings(page, within);
        if (findings.length > 0) found[state] = findings;
      };
      const open = async (path = '', running = server): Promise<void> => {
        await page.goto(at(running, site) + path, { waitUntil: 'load' });
        await hydrated(page);
      };
      const click = (selector: string): Promise<void> =>
        page.$eval(selector, (element) => (element as HTMLElement).click());

      await open(comparison);
      await page.evaluate(() => localStorage.clear()); // Left by the previous visit.
      await look('nothing to compare');
      await open(saved);
      await look('nothing saved');
      await open(`${list ?? ''}/${brand}`);
      await look('the page of a brand');
      await page.$$eval('.save-button', (buttons) =>
        buttons.slice(0, 2).forEach((button) => (button as HTMLElement).click()),
      );
      await page.$$eval('.compare-toggle', (all) =>
        all.slice(0, 3).forEach((toggle) => (toggle as HTMLElement).click()),
      );
      await page.waitForSelector('.compare-bar');
      await look('the bar of the comparison');
      await click('.compare-bar-chosen');
      await look('the list in the bar');
      await click('.compare-bar .button:last-child');
      await page.waitForSelector('dialog[open] .compare-table');
      await look('the comparison over the list');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      await openFilters(page);
      await look('the filters over the list');
      const ids = await comparedIds(page);
      await open(`${comparison ?? ''}?cars=${ids.join(',')}`);
      await look('the page of a comparison');
      await open(saved);
      await page.waitForSelector('.car-card');
      await look('saved cars');
      await open(`${list ?? ''}?keyphrase=qqqqzzzz`);
      await look('no cars');
      await open(`${list ?? ''}/${brand}?car_price=0-50000000&page=2`);
      await look('a filtered list');

      await open(dealers);
      await click('.dealer-facet-menu > summary');
      // The menu alone: it may cover a link behind it but for a sliver, which axe takes for a small target.
      await look('a menu of the dealers', '.dealer-facet-menu[open]');
      await click('.dealer-facet-menu[open] a');
      await page.waitForSelector('.dealer-filters-clear');
      await look('filtered dealers');
      // a wide screen shows the map at once, and loads it when the visitor moves
      await page.mouse.move(200, 200);
      // a narrow one shows it on request
      await page.evaluate(() => {
        if (!document.querySelector('.dealer-list-columns-map')) {
          document.querySelector<HTMLElement>('.dealer-list-map-toggle')?.click();
        }
      });
      await page.waitForSelector('[data-point]');
      await look('the map of the dealers');
      const slug = await page.$eval('.dealer-card .card-link', (link) => (link as HTMLAnchorElement).pathname);
      expect(slug).toContain(`${dealer ?? ''}/`);
      await open(slug);
      await page.$eval('.dealer-hero-map', (place) => place.scrollIntoView({ behavior: 'instant' }));
      await page.waitForSelector('.dealer-hero [data-point]');
      await look('a dealer');

      for (const path of [list, dealers, saved, `${comparison ?? ''}?cars=${ids.join(',')}`]) {
        await open(path, deaf);
        await look(`${path ?? ''} without an answer of the search`);
      }
      expect(found).toEqual({});
      await close();
    },
    300_000,
  );

  it('no page of a sold car has an accessibility finding', async () => {
    const { page, close } = await watchedPage(session, viewport);
    for (const path of ['/bil/410269/sold', '/bil/410599/gone']) {
      await page.goto(at(server, 'polhem-bil') + path, { waitUntil: 'load' });
      await hydrated(page);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
    await close();
  });
});

/** Opens the filters of the list; if they are a sidebar, collapses it first. */
async function openFilters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fold = document.querySelector<HTMLElement>('.car-list-fold');
    if (fold?.checkVisibility()) fold.click();
    document.querySelector<HTMLElement>('.list-bar-filter')?.click();
  });
  await page.waitForSelector('dialog[open] .facet-panel label');
}

function comparedIds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem('compare') ?? '[]') as { car_id: string }[]).map((car) => car.car_id),
  );
}
