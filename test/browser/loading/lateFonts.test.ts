import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { fontsAndPicturesDrawn, holdFontsAndPictures, touchPage } from '../holdFontsAndPictures.ts';
import { launchBrowserWithFonts, systemFontFiles } from '../launchBrowserWithFonts.ts';
import type { SystemFontName } from '../launchBrowserWithFonts.ts';
import { demoServer } from '../demo/demoServer.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { shiftSoFar, sumShifts } from '../visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let server: DemoServer;

beforeAll(async () => {
  server = await demoServer();
});
afterAll(() => server.stop());

/**
 * Returns texts whose font-weight is missing from their font's files.
 * Browsers would draw the nearest weight instead.
 */
function weightsWithoutFont(): string[] {
  const ranges = new Map(
    [...document.fonts]
      .filter(({ family }) => family.includes('Variable'))
      .map(({ family, weight }) => [family.replaceAll(/["']/g, ''), weight.split(' ').map(Number)]),
  );
  const missing = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.checkVisibility() || walker.currentNode.textContent?.trim() === '') continue;
    const { fontFamily, fontWeight } = getComputedStyle(parent);
    const [min = 0, max = min] = ranges.get((fontFamily.split(',')[0] ?? '').replaceAll(/["']/g, '')) ?? [0, 1000];
    if (Number(fontWeight) < min || Number(fontWeight) > max) missing.add(`${parent.className} ${fontWeight}`);
  }
  return [...missing];
}

const some: [site: string, path: string][] = [
  ['polhem-bil', '/'],
  ['polhem-bil', '/verkstad/boka'],
  ['polhem-carstore-sk', '/auta'],
];
const more: [site: string, path: string][] = [
  ['polhem-bil', '/bilar'],
  ['polhem-bil', '/mercedes'],
  ['polhem-bil', '/smart'],
  ['polhem-bil', '/dackhotell'],
  ['polhem-bil', '/anlaggningar'],
  ['polhem-bil', '/salj-bil'],
  ['polhem-bil', '/finansiering/billan'],
  ['polhem-bil', '/nyheter'],
  ['polhem-carstore-sk', '/'],
  ['polhem-carstore-sk', '/no-such-page'],
  ['polhem-carstore-fi', '/'],
  ['polhem-bil-no', '/'],
  ['polhem-auctions', '/'],
  ['polhem-motors-uk', '/'],
  ['polhem-group', '/'],
  ['polhem-trucks', '/'],
];

/** Fonts of the systems; the short form has one with the metrics of Arial. */
const systems: readonly SystemFontName[] = atLength ? (Object.keys(systemFontFiles) as SystemFontName[]) : ['Arimo'];

/**
 * Cumulative layout shifts above 0.002, as measured on 2026-11-30: a line wraps in one of the fonts only.
 * Words are up to 5 % wider or narrower than in the scaled fallback; headlines in Noto Sans up to 12 %. The facts of a
 * Slovak car card have one line or two.
 */
const maxShifts: Record<SystemFontName, Record<string, number>> = {
  Arimo: {},
  Roboto: {
    'polhem-bil/dackhotell': 0.003,
  },
  'Noto Sans': {
    'polhem-bil/dackhotell': 0.004,
    'polhem-bil/verkstad/boka': 0.004,
    'polhem-carstore-fi/': 0.018,
    'polhem-carstore-sk/': 0.012,
    'polhem-carstore-sk/auta': 0.031,
    'polhem-motors-uk/': 0.003,
  },
  'DejaVu Sans': {
    'polhem-bil/dackhotell': 0.004,
    'polhem-bil/mercedes': 0.008,
    'polhem-bil/verkstad/boka': 0.005,
    'polhem-carstore-sk/': 0.012,
  },
};

describe.each(systems)('on a system with no other font than %s', (font) => {
  let browser: Browser;
  let session: BrowserContext;
  beforeAll(async () => {
    browser = await launchBrowserWithFonts(font);
    session = await browser.createBrowserContext();
  });
  afterAll(() => browser.close());

  it.each(atLength ? [...some, ...more] : some)(
    '%s%s stays still while at most 45 kB of fonts load',
    async (site, path) => {
      for (const viewport of [phone, desktop]) {
        const { page, complaints, close } = await watchedPage(session, viewport);
        try {
          const { fonts, release } = await holdFontsAndPictures(page);
          await page.evaluateOnNewDocument(sumShifts);
          await page.goto(server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`) + path, {
            waitUntil: 'domcontentloaded',
          });
          await touchPage(page);
          await hydrated(page);
          release();
          await fontsAndPicturesDrawn(page);
          expect(await shiftSoFar(page)).toBeLessThanOrEqual(maxShifts[font][site + path] ?? 0.002);
          const preloaded = await page.$$eval('link[rel="preload"][as="font"]', (links) =>
            links.map((link) => link.getAttribute('href') ?? ''),
          );
          // a plate has its size without its font
          expect([...fonts].filter((font) => !font.includes('barlow')).sort()).toEqual(preloaded.sort());
          const sizes = await Promise.all(
            preloaded.map(async (href) => (await (await fetch(server.address + href)).arrayBuffer()).byteLength),
          );
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
          expect(await page.evaluate(weightsWithoutFont)).toEqual([]);
          // Chromium complains that preloaded but delayed fonts are unused.
          expect(complaints.filter((complaint) => !complaint.includes('preload'))).toEqual([]);
        } finally {
          await close();
        }
      }
    },
  );
});
