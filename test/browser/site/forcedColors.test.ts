import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { press } from '../pageMoves.ts';
import { openDemo } from '../demo/openDemo.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { hydrated, phone, watchedPage } from '../watchedPage.ts';
import { openPageState } from './pageStates.ts';
import type { PageStateName } from './pageStates.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** Gives a page the colours of one of Windows' contrast themes. */
async function forceColors(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const client = await page.createCDPSession();
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  await client.send('Emulation.setEmulatedMedia', { features });
}

/** Opens a page of a site in forced colours. */
async function open(path: string, scheme: 'light' | 'dark', site = 'polhem-bil'): Promise<WatchedPage> {
  const origin = server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`);
  await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
  const visit = await watchedPage(session, phone);
  await forceColors(visit.page, scheme);
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

/**
 * Counts the controls in view and returns those that, colours aside, look the same in both states.
 * @param focused whether each has the focus meanwhile
 */
async function withoutState(page: Page, focused: boolean): Promise<{ controls: number; same: string[] }> {
  await page.keyboard.press('Shift'); // from here on, focus() shows the ring
  return page.evaluate((withFocus) => {
    const lines =
      /^(outline-(style|width)|border-.*-(style|width)|text-decoration-line|content|display|width|translate)$/;
    const linesOf = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      return [...style]
        .filter((name) => lines.test(name))
        .map((name) => style.getPropertyValue(name))
        .join();
    };
    const looks = (element: Element): string =>
      [element, element.nextElementSibling ?? element]
        .flatMap((each) => [linesOf(each), linesOf(each, '::before'), linesOf(each, '::after')])
        .join('; ');
    const same = new Set<string>();
    const attributes = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current'];
    const selector = `:is(${attributes.map((name) => `[${name}]`).join()}, [type="checkbox"], [type="radio"])`;
    const controls = [
      ...document.querySelectorAll<HTMLInputElement>(`${selector}:not(span, [aria-current="date"])`),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    for (const element of controls) {
      if (withFocus) element.focus({ preventScroll: true });
      const attribute = attributes.find((name) => element.hasAttribute(name));
      const { appearance, opacity } = getComputedStyle(element);
      // the browser draws the state itself
      if (!attribute && appearance !== 'none' && opacity !== '0') continue;
      const states = [false, true].map((on) => {
        if (!attribute) element.checked = on;
        else if (attribute === 'aria-current' && !on) element.removeAttribute(attribute);
        else element.setAttribute(attribute, String(on));
        return looks(element);
      });
      if (states[0] === states[1]) same.add(`${element.localName}.${element.className}`);
    }
    return { controls: controls.length, same: [...same] };
  }, focused);
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

it('with forced colours cards that only their fill sets off have a frame', async () => {
  const { page, close } = await open('/', 'light');
  expect(await page.$eval('.card-row-shortcut', (card) => getComputedStyle(card).outlineStyle)).toBe('solid');
  await close();
});

it('with more contrast quiet text is as dark as other text', async () => {
  const { page, close } = await watchedPage(session, phone);
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value: 'more' }] });
  await page.goto(`${server.address}/`, { waitUntil: 'load' });
  const colors = await page.$$eval('body, .card-row-shortcut .muted', (all) =>
    all.map((element) => getComputedStyle(element).color),
  );
  expect(colors.length).toBeGreaterThan(1);
  expect(new Set(colors).size).toBe(1);
  await close();
});

const chosen: PageStateName[] = ['a car list', 'the stories'];
const allChosen: PageStateName[] = [
  ...chosen,
  'a list with cars to compare',
  'the comparison',
  'a car',
  'a car with finance quotes',
  'the dealers',
  'the services of a booking',
  'the times of a booking',
  'the contact details of a booking',
  'the form to sell a car',
  'a service request',
];

it.each(atLength ? allChosen : chosen)(
  'in forced colours controls show their state without colours: %s',
  async (name) => {
    const { page, close } = await openPageState(session, server, name, {
      viewport: { width: 1366, height: 768 },
      prepare: (opened) => forceColors(opened, 'dark'),
    });
    for (const focused of [false, true]) {
      const { controls, same } = await withoutState(page, focused);
      expect(same).toEqual([]);
      expect(controls).toBeGreaterThan(0);
    }
    await close();
  },
);

it('in forced colours icons have the colour of their text', async () => {
  const { page, close } = await openPageState(session, server, 'a car', {
    viewport: { width: 1366, height: 768 },
    prepare: (opened) => forceColors(opened, 'dark'),
  });
  const colors = await page.$$eval('main .icon', (icons) =>
    icons.filter((icon) => icon.checkVisibility()).map((icon) => getComputedStyle(icon).color),
  );
  const system = await page.evaluate(() =>
    ['CanvasText', 'ButtonText', 'LinkText', 'GrayText'].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }),
  );
  expect(colors.length).toBeGreaterThan(10);
  expect(colors.filter((color) => !system.includes(color))).toEqual([]);
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
