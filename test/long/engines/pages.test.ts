import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { engineNames } from '../../browser/engines/EngineName.ts';
import type { EngineName } from '../../browser/engines/EngineName.ts';
import type { EngineBrowser, EnginePage, WindowSize } from '../../browser/engines/EnginePage.ts';
import { EngineVisitor } from '../../browser/engines/EngineVisitor.ts';
import { findEngine } from '../../browser/engines/enginePath.ts';
import { launchEngine } from '../../browser/engines/launchEngine.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { engineServer } from '../../engines/engineServer.ts';
import type { EngineServer } from '../../engines/engineServer.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { dictionaryTexts } from '../../fixtures/dictionaryTexts.ts';

/* Every kind of page of every site, at two widths: the same page in each engine. */

const tried = engineNames.filter((engine) => findEngine(engine) !== null);
const others = engineNames.filter((engine) => engine !== 'chromium');
const phone: WindowSize = { width: 390, height: 844 };
const desktop: WindowSize = { width: 1440, height: 900 };
const siteTimeoutMs = 900_000;
/** Elements by which a small page may differ: an announcement that comes or goes. */
const smallDifference = 8;

let server: EngineServer;
const browsers = new Map<EngineName, EngineBrowser>();

beforeAll(async () => {
  server = await engineServer();
  for (const engine of tried) browsers.set(engine, await launchEngine(engine));
}, 300_000);

afterAll(async () => {
  await Promise.all([...browsers.values()].map((browser) => browser.close()));
  await server.stop();
});

/** Opens a small document of an origin in a running engine. */
async function openPage(engine: EngineName, origin: string, size: WindowSize): Promise<EnginePage> {
  const browser = browsers.get(engine);
  if (!browser) throw new Error(`${engine} does not run.`);
  return browser.newPage(origin, size);
}

/** Returns one page of each kind, in the site's first language. */
async function pagesOf({ languages, features }: SiteConfig, origin: string): Promise<string[]> {
  const texts = dictionaryTexts(languages[0]);
  const path = (key: string): string => `/${texts[key] ?? ''}`;
  const page = await openPage('chromium', origin, phone);
  /** Returns the first link on a page that begins with a path. */
  const linked = (from: string, start: string): Promise<string[]> =>
    page.evaluate(
      async (address, wanted) => {
        const html = await (await fetch(address)).text();
        const links = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')];
        return links
          .map((link) => link.pathname)
          .filter((target) => target.startsWith(wanted))
          .slice(0, 1);
      },
      from,
      start,
    );
  const paths = [
    '/',
    path('pathToContact'),
    ...(features.stock
      ? [
          path('pathToCarList'),
          ...(await linked(path('pathToCarList'), `${path('pathToCarDetail')}/`)),
          path('pathToSiteList'),
          ...(await linked(path('pathToSiteList'), `${path('pathToSiteDetail')}/`)),
          path('pathToCompare'),
          path('pathToSaved'),
        ]
      : []),
    ...(features.booking ? [path('pathToWorkshopBooking')] : []),
    ...(features.tireHotel ? [path('pathToTireHotel')] : []),
  ];
  await page.close();
  return paths;
}

interface Shown {
  /** Elements of a page whose visible parts are all hydrated; those of maps come later and do not count. */
  elements: number;
  complaints: string[];
}

/** Scrolls a hydrated page through, so that all of its visible parts hydrate. */
async function hydrateAll(visitor: EngineVisitor): Promise<void> {
  const names = await visitor.page.evaluate(() =>
    [...document.querySelectorAll('template[data-part]')]
      .filter((mark) => !mark.hasAttribute('data-part-until-touched') && mark.nextElementSibling?.checkVisibility())
      .map((mark) => mark.getAttribute('data-part') ?? ''),
  );
  for (const name of names) {
    await visitor.waitFor(
      `the hydration of ${name}`,
      (part) => {
        const mark = document.querySelector(`template[data-part="${part}"]`);
        mark?.nextElementSibling?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return mark === null || performance.getEntriesByName(`hydrated ${part}`).length > 0;
      },
      name,
    );
  }
}

/** Counts a page's elements once their number has stayed the same for a second: late answers add some. */
async function countAtRest(page: EnginePage): Promise<number> {
  const count = (): Promise<number> =>
    page.evaluate(() => document.querySelectorAll('body :not(.point-map *, .point-map-still *)').length);
  for (let before = await count(); ;) {
    await pause(1000);
    const now = await count();
    if (now === before) return now;
    before = now;
  }
}

/** Opens a page in an engine. */
async function show(engine: EngineName, origin: string, path: string, size: WindowSize): Promise<Shown> {
  const page = await openPage(engine, origin, size);
  try {
    const visitor = new EngineVisitor(page, origin);
    await visitor.answerConsent();
    await visitor.open(path);
    await hydrateAll(visitor);
    return { elements: await countAtRest(page), complaints: await page.complaints() };
  } finally {
    await page.close();
  }
}

describe.each(demoSites)('$name', (site) => {
  const missing = others.filter((engine) => !tried.includes(engine));
  const visits = [phone, desktop].map((size) => ({ size, width: size.width }));

  it.each(visits)(
    'shows the same elements in every engine at $width px',
    async ({ size }) => {
      const origin = server.address.replace(/127\.0\.0\.1|localhost/, `${site.name}.localhost`);
      const found: unknown[] = [];
      for (const path of await pagesOf(site, origin)) {
        const shown = new Map<EngineName, Shown>();
        for (const engine of tried) {
          const failed = (error: unknown): Shown => ({ elements: 0, complaints: [String(error)] });
          shown.set(engine, await show(engine, origin, path, size).catch(failed));
        }
        const measure = shown.get('chromium')?.elements ?? 0;
        for (const [engine, { elements, complaints }] of shown) {
          const differs = Math.abs(elements - measure) > Math.max(measure / 100, smallDifference);
          if (differs || complaints.length > 0) found.push({ path, engine, elements, measure, complaints });
        }
      }
      expect(found).toEqual([]);
    },
    siteTimeoutMs,
  );

  if (missing.length > 0) it.skip.each(missing)('shows the same elements in %s', () => undefined);
});
