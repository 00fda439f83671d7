import type { BrowserContext, Page } from 'puppeteer';
import { sentCode } from '../browser/booking/sentCode.ts';
import type { Screen, ScreenStep } from './readScreenPlan.ts';

/** Height of the window by its width, px: the typical device of that width. */
export const screenHeights: Record<number, number> = { 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

/** A media feature and its value, such as prefers-color-scheme and dark. */
export interface MediaPreference {
  name: string;
  value: string;
}

/** Where a screen is captured. */
export interface ScreenPlace {
  /** Origin of the screen's site. */
  origin: string;
  /** Data folder of the server; null for a server that was already running. */
  dataDir: string | null;
  /** Window width, px. */
  width: number;
  /** Preferences of the visitor's browser, in addition to reduced motion. */
  preferences: readonly MediaPreference[];
  /** Replaces "{n}" in typed texts, so that each width of a screen, and of its print version, has its own car. */
  index: number;
}

const scrollTo = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Presses an element in the middle of the window, because bars at its edges cover what is there. */
async function pressInMiddle(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await scrollTo(page, selector);
  await page.locator(selector).click();
}

async function take(page: Page, step: ScreenStep, { dataDir, index }: ScreenPlace): Promise<void> {
  if ('click' in step) await pressInMiddle(page, step.click);
  else if ('type' in step) {
    await pressInMiddle(page, step.into);
    await page.waitForFunction((css) => document.activeElement?.matches(css), {}, step.into);
    await page.keyboard.type(step.type.replace('{n}', String(index)));
  } else if ('press' in step) await page.keyboard.press(step.press as 'Enter');
  else if ('wait' in step) await page.waitForSelector(step.wait, { visible: true });
  else if ('scroll' in step) await scrollTo(page, step.scroll);
  else if ('focus' in step) {
    // a key before it, so that the browser shows where the focus is
    await page.keyboard.press('Shift');
    await page.focus(step.focus);
  } else if ('typeCode' in step) {
    if (dataDir === null) throw new Error('The code is in the database of a server that this command starts.');
    await page.waitForSelector(step.typeCode);
    await page.focus(step.typeCode);
    await page.keyboard.type(await sentCode(dataDir));
  } else if ('offline' in step) {
    await page.waitForNetworkIdle({ idleTime: 1000 }); // the code of later pages loads after the first input
    await page.setOfflineMode(true);
  } else {
    const refused = new RegExp(step.refuse);
    await page.setRequestInterception(true);
    page.on('request', (request) => void (refused.test(request.url()) ? request.abort() : request.continue()));
  }
}

/** Renders a frame. A page without JavaScript has no frame callbacks, and takes a screenshot, which is slower. */
async function renderFrame(page: Page, noScript: boolean, top: number): Promise<void> {
  if (noScript) await page.screenshot({ clip: { x: 0, y: top, width: 1, height: 1 } });
  else await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Scrolls through the page to load and render its parts, then to its top, where bars belong. */
export async function showAll(page: Page, noScript: boolean): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight / 2,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await renderFrame(page, noScript, top);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await renderFrame(page, noScript, 0);
  await settle(page);
}

/** Waits until what the page shows has loaded: requests, maps, pictures, fonts. */
async function settle(page: Page): Promise<void> {
  const settled = (): Promise<unknown> =>
    page.waitForNetworkIdle({ idleTime: 300, timeout: 10_000 }).catch(() => undefined);
  await settled(); // parts that load when they are in view, such as a map, then request their pictures
  await page.waitForSelector('[data-map="waiting"]', { hidden: true, timeout: 5000 }).catch(() => undefined);
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // a lazy picture beyond the edge of a row to swipe is never fetched, and its decode() never ends
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await settled();
}

/** Captures one screen at one width as a PNG, with reduced motion. */
export async function takeScreen(session: BrowserContext, screen: Screen, place: ScreenPlace): Promise<Uint8Array> {
  const { origin, width } = place;
  const page = await session.newPage();
  try {
    const phone = width < 768;
    await page.setViewport({ width, height: screenHeights[width] ?? 900, hasTouch: phone, isMobile: phone });
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }, ...place.preferences];
    // Puppeteer's own call has no forced colours
    await (await page.createCDPSession()).send('Emulation.setEmulatedMedia', { features });
    await page.setJavaScriptEnabled(!screen.noScript);
    if (!screen.consent) await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
    for (const step of screen.steps) if ('refuse' in step) await take(page, step, place);
    await page.goto(new URL(screen.path, origin).href, { waitUntil: 'networkidle2' });
    if (screen.follow !== undefined) {
      const target = await page.$eval(screen.follow, (link) => (link as HTMLAnchorElement).href);
      await page.goto(target, { waitUntil: 'networkidle2' });
    }
    for (const step of screen.steps) if (!('refuse' in step)) await take(page, step, place);
    if (screen.print) await page.emulateMediaType('print');
    if (screen.fold) await settle(page);
    else await showAll(page, screen.noScript);
    return await page.screenshot({
      fullPage: !screen.fold,
      captureBeyondViewport: !screen.fold,
      optimizeForSpeed: true,
    });
  } finally {
    await page.close();
  }
}
