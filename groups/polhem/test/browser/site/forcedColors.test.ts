import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../../../../test/fixtures/atLength.ts';
import { press } from '../../../../../test/browser/pageMoves.ts';
import { openDemo } from '../openDemo.ts';
import type { DemoServer } from '../demoServer.ts';
import { hydrated, phone, watchedPage } from '../../../../../test/browser/watchedPage.ts';
import type { WatchedPage } from '../../../../../test/browser/watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Opens a page of a site as in Windows' contrast themes. */
async function open(path: string, scheme: 'light' | 'dark', site = 'polhem-bil'): Promise<WatchedPage> {
  const origin = server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`);
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
  const visit = await watchedPage(session, phone);
  const client = await visit.page.createCDPSession();
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  await client.send('Emulation.setEmulatedMedia', { features });
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return visit;
}

/** Focusable elements in view whose focus shows neither on them, nor on what stands for them. */
async function withoutRing(page: Page, within: string): Promise<string[]> {
  await page.keyboard.press('Shift'); // From here on, focus() shows the ring.
  return page.$$eval(`${within} :is(a[href], button, input, select, textarea, summary)`, (elements) => {
    const isRinged = (element: Element | null, pseudo?: string): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineColor, outlineWidth, opacity } = getComputedStyle(element, pseudo);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isDrawn && outlineColor !== 'rgba(0, 0, 0, 0)' && opacity !== '0';
    };
    const missing = new Set<string>();
    for (const element of elements as HTMLElement[]) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) continue;
      element.focus({ preventScroll: true });
      if (!element.matches(':focus-visible')) continue;
      const places = [element, element.nextElementSibling, element.closest('label')];
      if (!places.some((place) => isRinged(place)) && !isRinged(element, '::after')) {
        missing.add(`${element.tagName} ${element.className}`);
      }
    }
    return [...missing];
  });
}

/** Average brightness of the drawn parts of images, 0 to 255, as the page's filters leave them. */
const brightnessOf = (page: Page, selector: string): Promise<number[]> =>
  page.$$eval(selector, (images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        const { filter, content } = getComputedStyle(image);
        const drawn = new Image();
        drawn.src = /url\("([^"]+)"\)/.exec(content)?.[1] ?? image.currentSrc;
        await drawn.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [200, 80];
        const context = canvas.getContext('2d');
        if (!context) return NaN;
        context.filter = filter;
        context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        let sum = 0;
        let weight = 0;
        for (let at = 0; at < data.length; at += 4) {
          const alpha = data[at + 3] ?? 0;
          sum += (((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3) * alpha;
          weight += alpha;
        }
        return sum / weight;
      }),
    ),
  );

const logos = '.site-header .site-logo-image, .site-footer .site-logo-image';

it.each([
  ['dark', 'light', 'polhem-bil'],
  ['bright', 'dark', 'polhem-bil'],
  ['dark', 'light', 'polhem-auctions'], // its editors chose a bright logo
  ...(atLength ? ([['bright', 'dark', 'polhem-carstore-se']] as const) : []),
] as const)('with forced colours, logos are %s on a %s ground: %s', async (tone, scheme, site) => {
  const { page, close } = await open('/', scheme, site);
  const brightness = await brightnessOf(page, logos);
  expect(brightness).toHaveLength(2);
  expect(brightness.map((value) => (value > 128 ? 'bright' : 'dark'))).toEqual([tone, tone]);
  await close();
});

describe('with forced colours, the focus shows', () => {
  it.each([
    ['on a list', '/bilar', '.site-header, .car-list-head, .list-bar, .car-card:nth-of-type(2)'],
    ['in the form to sell a car', '/salj-bil', 'main'],
    ...(atLength
      ? ([
          ['on the start page', '/', 'body'],
          ['on the first step of a booking', '/verkstad/boka', 'main'],
        ] as const)
      : []),
  ] as const)('%s', async (_name, path, within) => {
    const { page, close } = await open(path, 'light');
    expect(await withoutRing(page, `:is(${within})`)).toEqual([]);
    await close();
  });

  it('in the filters of a list', async () => {
    const { page, close } = await open('/bilar', 'light');
    await press(page, '.list-bar-filter');
    await page.waitForSelector('dialog[open] .facet-panel');
    expect(await withoutRing(page, 'dialog[open]')).toEqual([]);
    await close();
  });
});
