import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { demoSites } from '../../fixtures/demoSites.ts';
import { visitSample } from '../../../../../test/browser/foreignRequests.ts';
import { launchBrowser } from '../../../../../test/browser/launchBrowser.ts';
import { demoServer } from '../demoServer.ts';

let browser: Browser;
let session: BrowserContext;
let server: Awaited<ReturnType<typeof demoServer>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), demoServer()]);
  session = await browser.createBrowserContext();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** consent.test.ts visits polhem-bil; the long form visits them all. */
const visited = ['polhem-carstore-fi', 'polhem-motors-uk'];
const sites = demoSites.filter((site) => visited.includes(site.name));

it.each(sites.map((site) => [site.name, site] as const))(
  '%s contacts no other server before consent',
  async (_name, site) => {
    const { visited, ...found } = await visitSample(session, server, site, 1);
    expect(visited.length).toBe(site.languages.length + 1);
    expect(found).toEqual({ foreign: [], complaints: [], cookies: [] });
  },
);
