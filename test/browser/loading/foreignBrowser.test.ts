import { expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { forgetIntl, setClockAhead, speakForeignLanguage } from '../foreignBrowser.ts';
import { desktop, hydrated, watchedPage, whollyHydrated } from '../watchedPage.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { demoSite, demoSites } from '../../fixtures/demo/demoSites.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';

/*
 * A browser whose Intl, clock and time zone differ from the server's shows the server's page. React would report a
 * difference as an error, and replace what the visitor already reads.
 */

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

const originOf = (site: string): string => server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`);

const pathsOf = (language: Language): Record<string, string> => dictionaryTexts(language);

/** Returns a response of the page's own host; only browsers know the names below localhost. */
const ask = (page: Page, path: string, body?: string): Promise<string> =>
  page.evaluate(
    async (address, text) => (await fetch(address, text === undefined ? {} : { method: 'POST', body: text })).text(),
    path,
    body,
  );

/** Returns the paths of a sitemap, without its host. */
async function sitemapPaths(page: Page, kind: 'pages' | 'stories' | 'dealers'): Promise<string[]> {
  const text = await ask(page, `/sitemap-${kind}.xml`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Returns id and slug of a car with a campaign price, which shows the most amounts, or of another one. */
async function shownCar(page: Page): Promise<string> {
  for (const filters of [{ car_has_campaign_price: [true] }, {}]) {
    const answer = await ask(page, '/api/search', JSON.stringify({ limit: 1, fields: ['car_id', 'slug'], filters }));
    const { content } = JSON.parse(answer) as { content: { car_id: string; slug: string }[] };
    if (content[0]) return `${content[0].car_id}/${content[0].slug}`;
  }
  throw new Error(`${page.url()} has no cars.`);
}

/** Returns pages with cars, dealers, bookings, prices, dates or durations of a site in a language. */
async function mainPages(page: Page, site: string, language: Language): Promise<string[]> {
  const { languages, features } = demoSite(site);
  const texts = pathsOf(language);
  const base = language === languages[0] ? '' : `/${language}`;
  const path = (key: string): string => `${base}/${texts[key] ?? ''}`;
  const dealers = features.stock ? await sitemapPaths(page, 'dealers') : [];
  const [dealer] = dealers.filter((one) => one.startsWith(`${path('pathToSiteDetail')}/`));
  return [
    base || '/',
    path('pathToPrivacy'),
    ...(features.stock ? [path('pathToCarList'), `${path('pathToCarDetail')}/${await shownCar(page)}`] : []),
    ...(features.stock ? [path('pathToSiteList')] : []),
    ...(dealer === undefined ? [] : [dealer]),
    ...(features.booking ? [path('pathToWorkshopBooking')] : []),
    ...(features.tireHotel ? [path('pathToTireHotel')] : []),
  ];
}

/** Landmarks, headings, cards and rows of a document as the server sent it, or as it is. */
async function countParts(page: Page, from: 'server' | 'browser'): Promise<number> {
  return page.evaluate(async (source) => {
    const shown =
      source === 'browser'
        ? document
        : new DOMParser().parseFromString(await (await fetch(window.location.href)).text(), 'text/html');
    return [...shown.querySelectorAll('header,main,footer,section,article,h1,h2,li,tr')].filter(
      (part) => !part.closest('noscript'),
    ).length;
  }, from);
}

/** Visits pages; returns complaints and losses by path, for those that have any. */
async function faultsOf(page: Page, origin: string, paths: string[], complaints: string[]): Promise<object> {
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'load' });
    await hydrated(page);
    await whollyHydrated(page);
    const [sent, left] = [await countParts(page, 'server'), await countParts(page, 'browser')];
    const found = [...complaints.splice(0), ...(left < sent ? [`${left} of ${sent} parts are left`] : [])];
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}

const visits = demoSites.flatMap(({ name, languages }) =>
  languages.map((language, at) => ({ name, language, isFirst: at === 0 })),
);

itAtLength.each(visits)(
  'pages of $name in $language are the server’s where Intl writes Arabic',
  async ({ name, language, isFirst }) => {
    const { page, complaints, close } = await watchedPage(session, desktop);
    await page.evaluateOnNewDocument(speakForeignLanguage);
    await page.goto(`${originOf(name)}/robots.txt`);
    const paths = await mainPages(page, name, language);
    // pages in every language
    if (isFirst) {
      paths.push(...(await sitemapPaths(page, 'pages')), ...(await sitemapPaths(page, 'stories')));
    }
    complaints.splice(0); // a site may have no stories
    expect(await faultsOf(page, originOf(name), [...new Set(paths)], complaints)).toEqual({});
    await close();
  },
  600_000,
);

it.each<[string, string[]]>([
  ['polhem-bil', ['/nyheter', '/anlaggningar', '/vinterkampanj']],
  ...(atLength ? [['polhem-auctions', ['/pagaende']] as [string, string[]]] : []),
])('pages of %s are the server’s on a day of another year', async (name, paths) => {
  const { page, complaints, close } = await watchedPage(session, desktop);
  await page.emulateTimezone('Pacific/Kiritimati');
  await page.evaluateOnNewDocument(setClockAhead, 400 * 86_400_000 + 7 * 3_600_000);
  expect(await faultsOf(page, originOf(name), paths, complaints)).toEqual({});
  await close();
});

it('pages start where Intl lacks its newer parts', async () => {
  const { page, complaints, close } = await watchedPage(session, desktop);
  await page.evaluateOnNewDocument(forgetIntl);
  const paths = ['/biler', '/personvern'];
  expect(await faultsOf(page, originOf('polhem-bil-no'), paths, complaints)).toEqual({});
  await close();
});
