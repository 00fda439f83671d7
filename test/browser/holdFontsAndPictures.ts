import type { HTTPRequest, Page } from 'puppeteer';

/** Delayed fonts and pictures of a page. */
export interface HeldAssets {
  /** Paths of the fonts requested by the page. */
  fonts: Set<string>;
  release(): void;
}

/** Delays every font and picture of a page until release is called. */
export async function holdFontsAndPictures(page: Page): Promise<HeldAssets> {
  const fonts = new Set<string>();
  const held: HTTPRequest[] = [];
  let released = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'font') fonts.add(new URL(request.url()).pathname);
    if ((type === 'font' || type === 'image') && !released) held.push(request);
    else void request.continue();
  });
  return {
    fonts,
    release: () => {
      released = true;
      for (const request of held) void request.continue();
    },
  };
}

/**
 * Loads the scripts of a painted page as a touch of the visitor does. Otherwise they wait five seconds for its font and
 * picture. The event is not trusted: a shift right after real input would not count.
 */
export async function touchPage(page: Page): Promise<void> {
  // A document may be parsed before its styles are loaded; a painted one has them.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => window.dispatchEvent(new Event('keyup')));
}

/** Resolves when all fonts and the pictures in view are loaded and drawn, and their shifts reported. */
export async function fontsAndPicturesDrawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.loading === 'lazy' || image.getClientRects().length === 0,
    ),
  );
  // Two frames: the first draws them, after the second their shifts are reported.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
