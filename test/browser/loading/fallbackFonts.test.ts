import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { holdFontsAndPictures } from '../holdFontsAndPictures.ts';
import { launchBrowserWithFonts, systemFontFiles } from '../launchBrowserWithFonts.ts';
import type { SystemFontName } from '../launchBrowserWithFonts.ts';
import { demoServer } from '../demo/demoServer.ts';
import type { DemoServer } from '../demo/demoServer.ts';

let server: DemoServer;

beforeAll(async () => {
  server = await demoServer();
});
afterAll(async () => {
  await server.stop();
});

/** Returns the widths in px of a page's text on one line, in the fonts of its text and its headings. */
function measureText(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const text = (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    return ['text', 'display'].map((name) => {
      context.font = `${name === 'text' ? '400' : '600'} 16px ${getComputedStyle(document.body).getPropertyValue(`--font-${name}`)}`;
      return context.measureText(text).width;
    });
  });
}

/** Returns the families of system fonts that the page has found. */
const loadedFallbacks = (): string[] =>
  [...document.fonts]
    .filter(({ family, status }) => family.includes('Fallback') && status === 'loaded')
    .map(({ family }) => family);

const systemFonts = Object.keys(systemFontFiles) as SystemFontName[];

it.each(systemFonts.filter((font) => atLength || font === 'Roboto'))(
  'text on a system with %s has the width that it has in the fonts of the site',
  async (font) => {
    const browser = await launchBrowserWithFonts(font);
    try {
      for (const [site, path] of [
        ['polhem-bil', '/'],
        ['polhem-bil', '/mercedes'],
        ['polhem-carstore-sk', '/auta'],
      ] as const) {
        const page = await browser.newPage();
        const { release } = await holdFontsAndPictures(page);
        await page.goto(`${server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`)}${path}`, {
          waitUntil: 'domcontentloaded',
        });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        const early = await measureText(page);
        release();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const late = await measureText(page);
        expect(await page.evaluate(loadedFallbacks)).not.toEqual([]);
        for (const [index, width] of early.entries()) {
          const share = width / (late[index] ?? 0);
          // Words differ by up to 5 %.
          if (Math.abs(share - 1) > 0.06) throw new Error(`${site}${path}: ${String(share)} of the width`);
        }
      }
    } finally {
      await browser.close();
    }
  },
);
