import type { Page } from 'puppeteer';
import { press } from '../pageMoves.ts';

/** Resolves once price, monthly cost and both actions are visible above the consent banner. */
export function firstScreenIsWhole(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const end = document.querySelector('.consent-banner')?.getBoundingClientRect().top ?? window.innerHeight;
    const isSeen = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= end;
      });
    return [
      '.price-texts-main, .contact-bar-price',
      '.price-panel-cost .num, .contact-bar-month',
      ':is(.price-panel, .contact-bar) [href="#contact"]',
      ':is(.price-panel, .contact-bar) [href="#contact-testdrive"]',
    ].every(isSeen);
  });
}

/** Returns the classes of loan calculator parts that wrap or overflow. */
export function brokenLoanParts(page: Page): Promise<string[]> {
  return page.$$eval('.slider-field-stepper, .loan-monthly, .loan-figures dd', (all) =>
    all
      .filter((one) => {
        const tops = [...one.children].map((child) => Math.round(child.getBoundingClientRect().top));
        return new Set(tops).size > 1 || one.scrollWidth > one.clientWidth + 1 || one.getClientRects().length > 1;
      })
      .map((one) => one.className),
  );
}

/** Returns the overflow of the body, which tells whether the page behind an overlay scrolls. */
export function scrollState(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).overflow);
}

/** Returns the horizontal scroll distance of the page, px. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the position text of the full-screen gallery: "Bild 2 av 5". */
export function galleryPosition(page: Page): Promise<string> {
  return page.$eval('.gallery-stage-head span', (element) => `Bild ${element.textContent.replace('/', 'av')}`);
}

/** Resolves once the full-screen gallery shows a position. */
export function galleryIsAt(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => document.querySelector('.gallery-stage-head span')?.textContent === wanted,
    {},
    text.replace('Bild ', '').replace('av', '/'),
  );
}

/** Zooms into the gallery's picture, moves it by a key and zooms out again. */
export async function zoomMoveAndLeave(page: Page): Promise<void> {
  const isBeyond = (left: number): Promise<unknown> =>
    page.waitForFunction((x) => (document.querySelector('.gallery-stage-zoomed')?.scrollLeft ?? 0) > x, {}, left);
  await press(page, '.gallery-stage-zoom');
  await isBeyond(0);
  const middle = await page.$eval('.gallery-stage-zoomed', (slide) => slide.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await isBeyond(middle);
  await press(page, '.gallery-stage-zoom');
  await page.waitForSelector('.gallery-stage-zoomed', { hidden: true });
}

/** Resolves once `depth` overlays are open. */
export function hasOverlays(page: Page, depth: number): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => ((history.state as { overlays?: number } | null)?.overlays ?? 0) === wanted,
    {},
    depth,
  );
}

/** Returns the next text that the page copies. */
export function copiedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.clipboard.writeText = (text) => {
          resolve(text);
          return Promise.resolve();
        };
      }),
  );
}

/** Returns the height of an element in whole px. */
export function heightOf(page: Page, selector: string): Promise<number> {
  return page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().height));
}
