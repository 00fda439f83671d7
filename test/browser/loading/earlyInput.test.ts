import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { heldPage, untilPainted } from '../heldPage.ts';
import type { HeldPage } from '../heldPage.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';
import type { WatchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;
let carAddress = '';

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  const list = await (await fetch(`${server.address}/bilar`)).text();
  carAddress = /href="(\/bil\/[^"]+)"/.exec(list)?.[1] ?? 'no car';
});

/** Opens a page before its modules arrive, for a visitor whom no consent banner hides controls from. */
async function openHeld(address: string, viewport: typeof desktop): Promise<HeldPage> {
  await session.setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
  return heldPage(session, server.address + (address === 'car' ? carAddress : address), viewport);
}

/** Effect of pressing a control. */
type Effect = 'pressed' | 'expanded' | 'dialog';

interface Control {
  selector: string;
  effect: Effect;
}

/** Finds the first visible scripted control of each kind, with its selector and effect. */
function findControls(): Control[] {
  const found = new Map<string, Effect>();
  for (const control of document.querySelectorAll<HTMLElement>('button[type="button"],a[data-scripted-link]')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const selector = `${control.localName}.${[...control.classList].join('.')}`;
    const effect = control.hasAttribute('aria-pressed')
      ? 'pressed'
      : control.hasAttribute('aria-expanded')
        ? 'expanded'
        : control.localName === 'a'
          ? 'dialog'
          : null;
    if (effect && control.classList.length > 0 && !found.has(selector)) found.set(selector, effect);
  }
  return [...found].map(([selector, effect]) => ({ selector, effect }));
}

/** Runs in the page: returns whether pressing a control had its effect. */
function hasEffect(control: Element, effect: Effect, before: string | null): boolean {
  if (effect === 'dialog') return document.querySelector('dialog[open]') !== null;
  return control.isConnected && control.getAttribute(`aria-${effect}`) !== before;
}

/**
 * Presses a control before hydration; returns whether the press was kept and then took effect.
 * `hydrate` is called in between.
 */
async function pressEarly(
  page: Page,
  { selector, effect }: Control,
  hydrate: () => Promise<void>,
): Promise<{ busy: string | null; hadEffect: boolean }> {
  const found = await page.evaluateHandle(
    (css) => [...document.querySelectorAll<HTMLElement>(css)].find((one) => one.checkVisibility()) ?? document.body,
    selector,
  );
  const before = await found.evaluate((control, name) => control.getAttribute(`aria-${name}`), effect);
  await found.evaluate((control) => control.click());
  const busy = await found.evaluate((control) => control.getAttribute('aria-busy'));
  await hydrate();
  const hadEffect = await page.waitForFunction(hasEffect, { timeout: 20_000 }, found, effect, before).then(
    () => true,
    () => false,
  );
  return { busy, hadEffect };
}

/** Opens a page on a slow phone (a quarter of the speed, 1.6 Mbit/s), as soon as it is visible. */
async function slowPage(address: string): Promise<WatchedPage> {
  const watched = await watchedPage(session, phone);
  const { page } = watched;
  await session.setCookie({ name: 'consent', value: '2.necessary', domain: 'localhost' });
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions({ download: 200_000, upload: 94_000, latency: 150 });
  await page.goto(server.address + (address === 'car' ? carAddress : address), { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  return watched;
}

const pages: [address: string, viewport: typeof desktop][] = [
  ['/bilar', phone],
  ['/', desktop],
  ...(atLength
    ? ([
        ['car', phone],
        ['/bilar', desktop],
        ['car', desktop],
        ['/anlaggningar', phone],
        ['/anlaggningar', desktop],
        ['/verkstad/boka', phone],
      ] as [string, typeof desktop][])
    : []),
];

describe('before a page is hydrated', () => {
  it.each(pages)('a press on each kind of control of %s has its effect afterwards', async (address, viewport) => {
    const walked = await openHeld(address, viewport);
    const controls = await walked.page.evaluate(findControls);
    expect(controls.length).toBeGreaterThan(0);
    await walked.hydrate();
    await walked.close();
    const lost: string[] = [];
    for (const { selector, effect } of controls) {
      const { page, complaints, hydrate, close } = await openHeld(address, viewport);
      const { busy, hadEffect } = await pressEarly(page, { selector, effect }, hydrate);
      expect({ selector, busy }).toEqual({ selector, busy: 'true' });
      if (!hadEffect) lost.push(`${selector} (${effect})`);
      expect(await page.$$eval(':is(a, button)[aria-busy="true"]', ({ length }) => length)).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    }
    expect(lost).toEqual([]);
  });

  it('a chosen filter takes effect', async () => {
    const { page, complaints, hydrate, close } = await openHeld('/bilar', desktop);
    await page.select('select[name="sort"]', 'car_price:asc');
    const box = await page.$eval('input[type="checkbox"][name^="car_"]:not(:disabled)', (element) => {
      element.click();
      return { name: element.getAttribute('name') ?? '', value: element.value };
    });
    await page.type('main input[name="keyphrase"]', 'vol');
    await hydrate();
    await page.waitForFunction(() => location.search.includes('sort=') || location.search.includes('car_'));
    expect(await page.$eval('select[name="sort"]', (element) => element.value)).toBe('car_price:asc');
    expect(await page.$eval(`input[name="${box.name}"][value="${box.value}"]`, (element) => element.checked)).toBe(
      true,
    );
    expect(await page.$eval('main input[name="keyphrase"]', (element) => element.value)).toBe('vol');
    expect(complaints).toEqual([]);
    await close();
  });

  it('the menu opens', async () => {
    const { page, complaints, hydrate, close } = await openHeld('/', phone);
    await page.tap('.mobile-menu-opener');
    expect(await page.$eval('.mobile-menu', (menu) => (menu as HTMLDetailsElement).open)).toBe(true);
    await hydrate();
    await page.waitForFunction(() => document.documentElement.classList.contains('scroll-locked'));
    expect(await page.$eval('.mobile-menu', (menu) => (menu as HTMLDetailsElement).open)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a link leads on without scripts', async () => {
    const { page, close } = await openHeld('/bilar', phone);
    const href = await page.$eval('.car-card a', (link) => link.getAttribute('href') ?? '');
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
      page.$eval('.car-card a', (link) => (link as HTMLElement).click()),
    ]);
    expect(new URL(page.url()).pathname).toBe(href);
    await close();
  });
});

describe('on a slow phone', () => {
  itAtLength.each(['/bilar', 'car', '/'])(
    'a press on a control of %s at any time after the first paint has its effect',
    async (address) => {
      const walked = await slowPage(address);
      const controls = await walked.page.evaluate(findControls);
      await walked.close();
      const times = [0, 100, 500, 2000];
      const presses = times.flatMap((delay) => controls.map((control) => ({ control, delay })));
      expect(presses.length).toBeGreaterThanOrEqual(times.length);
      const lost: string[] = [];
      for (const { control, delay } of presses) {
        const { page, complaints, close } = await slowPage(address);
        await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
        const { hadEffect } = await pressEarly(page, control, () => hydrated(page));
        if (!hadEffect) lost.push(`${control.selector} (${control.effect}) after ${delay} ms`);
        expect(complaints).toEqual([]);
        await close();
      }
      expect(lost).toEqual([]);
    },
    // A page is opened for each press.
    300_000,
  );
});
