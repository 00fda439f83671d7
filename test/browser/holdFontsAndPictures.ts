import type { HTTPRequest, Page } from 'puppeteer';

/** Delayed fonts of a page. */
export interface HeldFonts {
  /** Paths of the fonts requested by the page. */
  asked: Set<string>;
  release(): void;
}

/** Delays every font of a page until release is called. */
export async function holdFonts(page: Page): Promise<HeldFonts> {
  const asked = new Set<string>();
  const held: HTTPRequest[] = [];
  let released = false;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isFont = request.url().endsWith('.woff2');
    if (isFont) asked.add(new URL(request.url()).pathname);
    if (isFont && !released) held.push(request);
    else void request.continue();
  });
  return {
    asked,
    release: () => {
      released = true;
      for (const request of held) void request.continue();
    },
  };
}

/** Resolves when all fonts of a page are loaded and drawn, and their shifts reported. */
export async function fontsDrawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Two frames: the first draws the text with its font, after the second the shift is reported.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
