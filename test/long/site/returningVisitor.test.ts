import { describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { rests } from '../../browser/pageMoves.ts';
import { openDemo } from '../../browser/demo/openDemo.ts';
import type { DemoServer } from '../../browser/demo/demoServer.ts';
import { storeState } from '../../browser/storedState.ts';
import { desktop, hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';

/* Pages for a returning visitor with everything stored that a visit can store. */

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Returns one page of each kind that shows cars, in the site's first language. */
function pagesWithCars({ languages }: SiteConfig, car: { car_id: string; slug: string }): string[] {
  const texts = dictionaryTexts(languages[0]);
  const path = (key: string): string => `/${texts[key] ?? ''}`;
  return [
    '/',
    path('pathToCarList'),
    `${path('pathToCarDetail')}/${car.car_id}/${car.slug}`,
    path('pathToCompare'),
    path('pathToSaved'),
    path('pathToSiteList'),
  ];
}

const consents = [
  { consent: 'all', viewport: phone },
  { consent: 'necessary', viewport: desktop },
] as const;
const visits = demoSites
  .filter(({ features }) => features.stock)
  .flatMap((site) => consents.map((form) => ({ ...form, site, name: `${site.name} with ${form.consent} cookies` })));

describe('a returning visitor', () => {
  it.each(visits)('finds pages as the server sent them: $name', async ({ site, consent, viewport }) => {
    const origin = server.address.replace('//localhost', `//${site.name}.localhost`);
    const { page, complaints, close } = await watchedPage(session, viewport);
    const paths = pagesWithCars(site, await storeState(page, origin, consent));
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForSelector('#compare-bar'); // The stored comparison is in the page's store.
      await rests(page);
      found[path] = complaints.splice(0);
    }
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
    await close();
  });
});
