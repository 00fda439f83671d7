import type { KeyInput, Page, Viewport } from 'puppeteer';

/**
 * Clicks an element at its current position. A pointer aims before it clicks: it misses elements that are still
 * arriving, or that move because the page gets another width or its fonts.
 */
export function press(page: Page, selector: string): Promise<void> {
  return page.$eval(selector, (element) => (element as HTMLElement).click());
}

/**
 * Presses an element by key and leaves the focus there.
 * Browsers count this as user input, so that its layout shifts are expected. The element is scrolled into view before
 * it gets the focus: otherwise the page would still be scrolling when the key navigates.
 */
export async function pressByKey(page: Page, selector: string, key: KeyInput = 'Enter'): Promise<void> {
  await page.$eval(selector, (element) =>
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }),
  );
  await page.focus(selector);
  await page.keyboard.press(key);
}

/**
 * Types into a field in its current state.
 * A form's code may replace its fields while none has the focus, even between finding and focusing a field; here both
 * happen in one step.
 */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const field = document.querySelector<HTMLElement>(name);
      field?.focus();
      return field !== null && document.activeElement === field;
    },
    {},
    selector,
  );
  await page.keyboard.type(text);
}

/** Resizes the page; resolves when it has the new size and its observers have been notified. */
export async function resize(page: Page, viewport: Viewport): Promise<void> {
  await page.setViewport(viewport);
  await page.waitForFunction(
    (width, height) => window.innerWidth === width && window.innerHeight === height,
    {},
    viewport.width,
    viewport.height,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Scrolls to the page's top, where a sticky bar covers nothing and nothing covers it. */
export function goToTop(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Resolves when the page neither scrolls nor fades: all animations that end have ended. */
export function rests(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const moves = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    for (let before = NaN; before !== window.scrollY || moves();) {
      before = window.scrollY;
      await frame();
      await frame();
    }
  });
}
