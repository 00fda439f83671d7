import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';
import { fontsAndPicturesDrawn, holdFontsAndPictures, touchPage } from '../browser/holdFontsAndPictures.ts';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { shiftSoFar, sumShifts } from '../browser/visitWithStubs.ts';
import { desktop, hydrated, phone, watchedPage } from '../browser/watchedPage.ts';
import { writeNewGroup } from '../fixtures/init/writeNewGroup.ts';

/* A group with its own colours, font files and icons, unknown to the product and the demo. */

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#d81e05"/></svg>';
const theme = `tokens:
  color-primary: '#5b1a6e'
  radius-button: 3px
fonts:
  display: { family: tind-sans, weights: [400, 800] }
  text: { family: tind-sans, weights: [400, 800] }
`;
const font = `name: Tind Sans
licence: SIL Open Font Licence 1.1
files:
  - { file: tind-sans.woff2, weights: [300, 800] }
`;

let folder: string;
let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-look-'));
  const group = join(folder, 'tind');
  const answers = { name: 'Tind Bil', country: 'no', color: '#5b1a6e', host: 'tindbil.example' };
  await writeNewGroup(group, { ...answers, languages: ['nb', 'en'] });
  for (const name of ['fonts', 'content/media/icons/tind']) await mkdir(join(group, name), { recursive: true });
  await writeFile(join(group, 'themes/tind-bil.yaml'), theme);
  await writeFile(join(group, 'fonts/tind-sans.yaml'), font);
  const files = 'node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2';
  await copyFile(files, join(group, 'fonts/tind-sans.woff2'));
  await writeFile(join(group, 'content/media/icons/tind/favicon.svg'), icon);
  const site = join(group, 'sites/tind-bil.yaml');
  await writeFile(site, `${await readFile(site, 'utf8')}icons: { folder: icons/tind }\n`);

  [browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ GROUP_DIR: group, LOOKS_DIR: join(folder, 'looks') }),
  ]);
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Returns the URL of an icon named in the head. */
const iconOf = async (page: Page, rel: string): Promise<string> => {
  const icons = await page.$$eval(`link[rel="${rel}"]`, (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  return server.address + (icons.find((href) => !href.endsWith('.ico')) ?? '');
};

describe('a group with a theme, a font and icons of its own', () => {
  it('shows its own theme', async () => {
    const { page, complaints, close } = await watchedPage(browser, desktop);
    await page.goto(server.address);
    await hydrated(page);
    await fontsAndPicturesDrawn(page);
    const look = await page.evaluate(() => {
      const button = [...document.querySelectorAll('main a')].find(
        ({ textContent }) => textContent === 'Se alle bilene',
      );
      const { backgroundColor = '', borderTopLeftRadius = '' } = button ? getComputedStyle(button) : {};
      const faces = [...document.fonts].filter(({ family }) => family.includes('Tind Sans'));
      return {
        button: [backgroundColor, borderTopLeftRadius],
        isLoaded: faces.some(({ status }) => status === 'loaded'),
        heading: getComputedStyle(document.querySelector('h1, h2') ?? document.body).fontFamily,
        text: getComputedStyle(document.body).fontFamily,
      };
    });
    expect(look).toMatchObject({ button: ['rgb(91, 26, 110)', '3px'], isLoaded: true });
    expect(look.heading).toMatch(/^["']?Tind Sans/);
    expect(look.text).toMatch(/^["']?Tind Sans/);
    expect(await page.$eval('meta[name="theme-color"]', (meta) => meta.content)).toBe('#5b1a6e');
    expect(complaints).toEqual([]);
    await close();
  });

  // The fallback font has the same width on average, not word by word.
  // On the desktop the cookie notice takes a line less with it.
  it.each([
    ['a phone', phone, 0.002],
    ['a desktop', desktop, 0.04],
  ])('hardly moves on %s when its font comes late', async (_name, viewport, maxShift) => {
    const { page, close } = await watchedPage(browser, viewport);
    const { fonts, release } = await holdFontsAndPictures(page);
    await page.evaluateOnNewDocument(sumShifts);
    await page.goto(server.address, { waitUntil: 'domcontentloaded' });
    await touchPage(page);
    await hydrated(page);
    release();
    await fontsAndPicturesDrawn(page);
    expect(fonts.size).toBeGreaterThan(0);
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(maxShift);
    await close();
  });

  it('has its icon in browsers', async () => {
    const { page, close } = await watchedPage(browser, desktop);
    await page.goto(server.address);
    expect(await (await fetch(await iconOf(page, 'icon'))).text()).toBe(icon);
    const touch = await fetch(await iconOf(page, 'apple-touch-icon'));
    const { data, info } = await sharp(await touch.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    expect([info.width, info.height]).toEqual([180, 180]);
    expect(at(90, 90)).toEqual([0xd8, 0x1e, 0x05]);
    expect(at(2, 2)).toEqual([255, 255, 255]);
    await close();
  });
});
