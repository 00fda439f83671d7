import type { BrowserContext, Page } from 'puppeteer';
import type { Screen, ScreenStep } from './readScreenPlan.ts';

/** Height of the window by its width, px: the typical device of that width. */
const heights: Record<number, number> = { 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

async function take(page: Page, step: ScreenStep): Promise<void> {
  if ('click' in step) await page.locator(step.click).click();
  else if ('type' in step) {
    await page.locator(step.into).click();
    await page.keyboard.type(step.type);
  } else if ('press' in step) await page.keyboard.press(step.press as 'Enter');
  else if ('wait' in step) await page.waitForSelector(step.wait, { visible: true });
  else if ('scroll' in step) await page.$eval(step.scroll, (element) => element.scrollIntoView({ block: 'center' }));
  else {
    const refused = new RegExp(step.refuse);
    await page.setRequestInterception(true);
    page.on('request', (request) => void (refused.test(request.url()) ? request.abort() : request.continue()));
  }
}

/** Scrolls through the page to load and render its parts, then scrolls back. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const start = window.scrollY;
    const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(0, start);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // a lazy picture beyond the edge of a row to swipe is never fetched, and its decode() never ends
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForNetworkIdle({ idleTime: 300, timeout: 10_000 }).catch(() => undefined);
}

/**
 * Captures one screen at one width as a PNG, with reduced motion.
 * @param origin of the screen's site
 */
export async function takeScreen(
  session: BrowserContext,
  origin: string,
  screen: Screen,
  width: number,
): Promise<Uint8Array> {
  const page = await session.newPage();
  try {
    const phone = width < 768;
    await page.setViewport({ width, height: heights[width] ?? 900, hasTouch: phone, isMobile: phone });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    if (!screen.consent) await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(origin).hostname });
    for (const step of screen.steps) if ('refuse' in step) await take(page, step);
    await page.goto(new URL(screen.path, origin).href, { waitUntil: 'networkidle2' });
    if (screen.follow !== undefined) {
      const target = await page.$eval(screen.follow, (link) => (link as HTMLAnchorElement).href);
      await page.goto(target, { waitUntil: 'networkidle2' });
    }
    for (const step of screen.steps) if (!('refuse' in step)) await take(page, step);
    if (screen.print) await page.emulateMediaType('print');
    if (!screen.fold) await showAll(page);
    return await page.screenshot({ fullPage: !screen.fold, captureBeyondViewport: !screen.fold });
  } finally {
    await page.close();
  }
}
