import { describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { hydrated } from '../watchedPage.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';

let browser: Browser;
let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ browser, session, server } = demo));

/** Every kind of page that shows pictures. Links of a list lead to pages whose addresses depend on the stock. */
const all = [
  '/',
  '/bilar',
  '/bilar/volvo?car_gearbox=Automat',
  '/bilar /bil/',
  '/bil/410270',
  '/om-oss',
  '/finansiering/billan',
  '/dackhotell',
  '/anlaggningar',
  '/anlaggningar /anlaggning/',
  '/nyheter',
  '/nyheter /nyheter/',
  '/foretag',
  '/mercedes',
  '/salj-bil',
  '/verkstad/boka',
  '/no-such-page',
];
/** They open with text or a form. */
const withoutLargePicture = new Set(['/anlaggningar', '/anlaggningar /anlaggning/', '/salj-bil', '/verkstad/boka']);
const templates = atLength ? all : ['/bilar'];
const lighthousePhone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const densePhone = { width: 390, height: 844, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const phones = atLength ? [lighthousePhone, densePhone] : [densePhone];

/** @param template a path, or the path of a list and how the links begin of which the first is followed */
async function addressOf(template: string): Promise<string> {
  const [path = '', link] = template.split(' ');
  if (link === undefined) return server.address + path;
  const list = await (await fetch(server.address + path)).text();
  const found = new RegExp(`href="(${link}[^"?#]+)"`).exec(list)?.[1];
  if (found === undefined) throw new Error(`${path} has no link to ${link}.`);
  return server.address + found;
}

interface Slot {
  /** Classes around the picture. */
  place: string;
  sizes: string;
  /** Width of the picture's box, CSS px. */
  width: number;
  /** Width by the sizes attribute in this window, CSS px. */
  said: number;
}

/** Returns every picture with several candidates. Its natural width follows "sizes" once a candidate has loaded. */
async function slotsOf(page: Page): Promise<Slot[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')];
    const shown = pictures.filter((image) => image.checkVisibility() && image.getBoundingClientRect().width > 1);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode()));
    return shown.map((image) => ({
      place: [image.parentElement, image.parentElement?.parentElement].map((box) => box?.className).join(' < '),
      sizes: image.sizes,
      width: image.getBoundingClientRect().width,
      said: image.naturalWidth,
    }));
  });
}

describe('the sizes of pictures', () => {
  it.each(templates)('%s: sizes differ from the picture by at most 20 %%', async (template) => {
    const address = await addressOf(template);
    const page = await session.newPage();
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewport({ width, height: 900 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await hydrated(page); // which may replace pictures
      const wrong = (await slotsOf(page)).filter((slot) => Math.abs(slot.said / slot.width - 1) > 0.2);
      expect({ width, wrong }).toEqual({ width, wrong: [] });
    }
    await page.close();
  });
});

describe('pictures on a phone', () => {
  it.each(templates)('%s: only the largest picture is preloaded', async (template) => {
    const address = await addressOf(template);
    for (const phone of phones) {
      const own = await browser.createBrowserContext();
      const page = await own.newPage();
      await page.setViewport(phone);
      await page.goto(address, { waitUntil: 'networkidle0' });
      const found = await page.evaluate(() => {
        const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')].filter(
          (link) => link.fetchPriority === 'high' && (!link.media || matchMedia(link.media).matches),
        );
        const inView = (image: HTMLImageElement): boolean => {
          const { top, left, right, width } = image.getBoundingClientRect();
          return width > 1 && top < innerHeight && left < innerWidth && right > 0;
        };
        const pictures = [...document.querySelectorAll('img')].filter((image) => !image.src.startsWith('data:'));
        const important = pictures.filter((image) => image.fetchPriority === 'high');
        const [largest] = important;
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const bytesOf = (address: string): number => files.find(({ name }) => name === address)?.encodedBodySize ?? 0;
        return {
          important: important.length,
          inView: pictures.filter(inView).length,
          preloads: preloads.length,
          // If preload and picture disagreed, two candidates of one picture would be fetched.
          candidates: files.filter(({ name }) => stemOf(name) === stemOf(largest?.currentSrc ?? '')).length,
          density: largest ? widthOf(largest.currentSrc) / largest.getBoundingClientRect().width : 0,
          bytesInView: pictures.filter(inView).reduce((sum, image) => sum + bytesOf(image.currentSrc), 0),
          eagerBelow: pictures.filter((image) => !inView(image) && image.loading === 'eager').map(({ src }) => src),
        };

        function stemOf(address: string): string {
          return address.replace(/-\d+\.\w+$/, '');
        }
        function widthOf(address: string): number {
          return Number(/-(\d+)\.\w+$/.exec(address)?.[1] ?? 0);
        }
      });
      const { important } = found;
      expect(important).toBe(withoutLargePicture.has(template) ? 0 : 1);
      expect(found).toMatchObject({ preloads: important, candidates: important, eagerBelow: [] });
      expect(found.bytesInView > 0).toBe(found.inView > 0);
      expect(found.bytesInView).toBeLessThanOrEqual(100_000);
      // No larger than the screen can show, allowing for the gap between two candidates.
      expect(found.density / phone.deviceScaleFactor).toBeLessThan(2);
      await own.close();
    }
  });
});
