import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, error as webDriverErrors } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { waitUntil } from '../../fixtures/waitUntil.ts';
import type { EngineBrowser, EngineKey, EnginePage, MotionOptions, WindowSize } from './EnginePage.ts';
import { screenHeight, startWebKitDriver } from './startWebKitDriver.ts';

/** A directive of the site's policy that WebKitGTK does not know, and files that a busy machine uses late. */
const isExpected = (line: string): boolean =>
  line.includes("directive 'manifest-src'") || line.includes('not used within a few seconds');

const clickTimeoutMs = 20_000;
const screenshotTimeoutMs = 60_000;

const keys: Record<EngineKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Resizes the window; resolves when the page has drawn itself in the new size. */
async function resize(driver: WebDriver, { width, height }: WindowSize): Promise<void> {
  await driver.manage().window().setRect({ width, height });
  await waitUntil(async () => Number(await driver.executeScript('return innerHeight')) === height);
  await driver.executeScript(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** Captures the window. WebKit never does so while a map moves. */
async function takeScreenshot(driver: WebDriver): Promise<Uint8Array> {
  const isOver = new AbortController();
  const timeout = pause(screenshotTimeoutMs, null, { signal: isOver.signal }).catch(() => null);
  const picture = await Promise.race([driver.takeScreenshot(), timeout]).finally(() => isOver.abort());
  if (picture === null) throw new Error('WebKit takes no picture of a page that does not rest.');
  return Buffer.from(picture, 'base64');
}

/** Captures the window; for the whole page it is as high as the page meanwhile. */
async function capture(driver: WebDriver, size: WindowSize, area: 'window' | 'page'): Promise<Uint8Array> {
  if (area === 'window') return takeScreenshot(driver);
  const height = Number(await driver.executeScript('return document.documentElement.scrollHeight'));
  await resize(driver, { width: size.width, height: Math.min(height, screenHeight) });
  const picture = await takeScreenshot(driver);
  await resize(driver, size);
  return picture;
}

/** Clicks an element; tries again while it is moving or replaced. */
async function click(driver: WebDriver, selector: string): Promise<void> {
  const passing = [
    webDriverErrors.ElementClickInterceptedError,
    webDriverErrors.ElementNotInteractableError,
    webDriverErrors.NoSuchElementError,
    webDriverErrors.StaleElementReferenceError,
  ];
  const isClicked = async (): Promise<boolean> => {
    try {
      await driver.findElement(By.css(selector)).click();
      return true;
    } catch (error) {
      if (passing.some((kind) => error instanceof kind)) return false;
      throw error;
    }
  };
  await driver.wait(isClicked, clickTimeoutMs, `no click on ${selector}`);
}

/** Opens WebKit's window in a size and returns its driver. */
async function openWindow(
  address: string,
  { width, height }: WindowSize,
  { reducedMotion }: MotionOptions,
): Promise<WebDriver> {
  const options = {
    binary: resolve('test/browser/engines/webkitHost.py'),
    args: [`${String(width)}x${String(height)}`, ...(reducedMotion ? ['--reduced-motion'] : [])],
  };
  const wanted = { browserName: 'webkitHost', pageLoadStrategy: 'normal', 'webkitgtk:browserOptions': options };
  return new Builder().usingServer(address).withCapabilities(new Capabilities(wanted)).build();
}

/** Launches WebKitGTK. A window serves all pages of its size, one after the other. */
export async function launchWebKit(motion: MotionOptions): Promise<EngineBrowser> {
  const { address, lines, close } = await startWebKitDriver();
  let opened: { driver: WebDriver; size: WindowSize } | undefined;
  let marks = 0;

  const closeWindow = async (): Promise<void> => {
    // Its window closes with the session, of which the driver complains.
    await opened?.driver.quit().catch(() => undefined);
    opened = undefined;
  };

  const windowOf = async (size: WindowSize): Promise<WebDriver> => {
    if (opened?.size.width === size.width && opened.size.height === size.height) return opened.driver;
    await closeWindow();
    opened = { driver: await openWindow(address, size, motion), size };
    return opened.driver;
  };

  /** Returns the number of lines so far, after all messages of the page have arrived. */
  const countLines = async (driver: WebDriver): Promise<number> => {
    const mark = `CONSOLE LOG mark ${String((marks += 1))}`;
    await driver.executeScript('console.log(arguments[0])', mark.replace('CONSOLE LOG ', ''));
    await waitUntil(() => lines.some((line) => line.endsWith(mark)));
    return lines.length;
  };

  const newPage = async (origin: string, size: WindowSize): Promise<EnginePage> => {
    const driver = await windowOf(size);
    await driver.get(`${origin}/robots.txt`);
    await driver.manage().deleteAllCookies();
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    const first = await countLines(driver);
    return {
      engine: 'webkit',
      goto: (url) => driver.get(url),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      click: (selector) => click(driver, selector),
      keyboard: {
        press: (key) => driver.actions().sendKeys(keys[key]).perform(),
        type: (text) => driver.switchTo().activeElement().sendKeys(text),
      },
      screenshot: (area) => capture(driver, size, area),
      complaints: async () => {
        const last = await countLines(driver);
        return lines
          .slice(first, last)
          .filter((line) => line.includes('CONSOLE ') && !/LOG mark \d+$/.test(line) && !isExpected(line));
      },
      close: async () => {
        await driver.get('about:blank');
      },
    };
  };

  return { engine: 'webkit', newPage, close };
}
