import { expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { visitSample } from '../foreignRequests.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';

let session: BrowserContext;
let server: DemoServer;

openDemo((demo) => ({ session, server } = demo));

/** consent.test.ts visits polhem-bil; the long form visits them all. */
const sites = demoSites.filter(({ name }) => name === 'polhem-carstore-fi');

it.each(sites.map((site) => [site.name, site] as const))(
  '%s contacts no other server before consent',
  async (_name, site) => {
    const { visited, ...found } = await visitSample(session, server, site, 1);
    expect(visited.length).toBe(site.languages.length + 1);
    expect(found).toEqual({ foreign: [], complaints: [], cookies: [] });
  },
);
