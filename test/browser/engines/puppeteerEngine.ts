import type { Browser } from 'puppeteer';
import { watchedPage } from '../watchedPage.ts';
import type { EngineBrowser } from './EnginePage.ts';
import type { EngineName } from './EngineName.ts';

/** Returns a browser that Puppeteer drives; each page has a session of its own. */
export function puppeteerEngine(engine: EngineName, browser: Browser): EngineBrowser {
  return {
    engine,
    newPage: async (origin, size) => {
      const { page, complaints, close } = await watchedPage(browser, size);
      const goto = async (url: string): Promise<void> => {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
      };
      await goto(`${origin}/robots.txt`);
      return {
        engine,
        goto,
        evaluate: <Args extends unknown[], Result>(
          run: (...args: Args) => Result | Promise<Result>,
          ...args: Args
        ): Promise<Result> => page.evaluate(run as (...args: unknown[]) => Result | Promise<Result>, ...args),
        click: (selector) => page.locator(selector).click(),
        keyboard: {
          press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key), // Firefox knows no "Space".
          type: (text) => page.keyboard.type(text),
        },
        screenshot: (area) => page.screenshot({ fullPage: area === 'page' }),
        complaints: () => Promise.resolve([...complaints]),
        close,
      };
    },
    close: () => browser.close(),
  };
}
