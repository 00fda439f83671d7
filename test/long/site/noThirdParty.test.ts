import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { visitSample } from '../../browser/foreignRequests.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

it.each(demoSites.map((site) => [site.name, site] as const))(
  '%s contacts no other server before consent',
  async (_name, site) => {
    const { visited, ...found } = await visitSample(session, server, site, 30);
    expect(visited.length).toBeGreaterThan(site.languages.length + 4);
    expect(found).toEqual({ foreign: [], complaints: [], cookies: [] });
  },
  600_000,
);
