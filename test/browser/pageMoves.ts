import type { KeyInput, Page, Viewport } from 'puppeteer';

/**
 * Presses an element wherever it stands just now. A pointer aims first and presses then: it misses what is on its way
 * in, or what moves because the page takes another width or gets its fonts.
 */
export function press(page: Page, selector: string): Promise<void> {
  return page.$eval(selector, (element) => (element as HTMLElement).click());
}

/**
 * Presses by key, which is the visitor's act to the browser too (what it moves is no shift), and leaves the focus there.
 * The element is in view before it gets the focus: else the page would still be gliding to it while the key leads on.
 */
export async function pressByKey(page: Page, selector: string, key: KeyInput = 'Enter'): Promise<void> {
  await page.$eval(selector, (element) =>
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }),
  );
  await page.focus(selector);
  await page.keyboard.press(key);
}

/**
 * Types into a field as it stands just now. The code of a form may exchange its fields while nobody is in them: also
 * between the moment that one is found and the moment that it gets the focus, which here are one.
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

/** Gives the page another size; resolves when it has taken it and those who watch for that have been told. */
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

/** Goes to the page's top, where a bar that stays in view lies on nothing and nothing lies on it. */
export function goToTop(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Resolves when the page neither scrolls nor fades: whatever ends by itself has ended. */
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
