import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { launchBrowser } from '../launchBrowser.ts';
import { demoServer } from './demoServer.ts';
import type { DemoServer } from './demoServer.ts';

export interface Demo {
  browser: Browser;
  /** Session whose pages share a process and a file cache. */
  session: BrowserContext;
  server: DemoServer;
}

/**
 * Registers hooks that open a browser and the demo server for the tests of a file.
 * @param take receives them before the first test and the file's own hooks
 */
export function openDemo(take: (demo: Demo) => void): void {
  let demo: Demo | undefined;
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launchBrowser(), demoServer()]);
    demo = { browser, session: await browser.createBrowserContext(), server };
    take(demo);
  });
  afterAll(async () => {
    await demo?.browser.close();
    await demo?.server.stop();
  });
}
