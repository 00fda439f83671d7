import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, HTTPRequest } from 'puppeteer';
import { sentCode } from '../booking/sentCode.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { expectHeard } from './expectHeard.ts';
import type { SpokenFlow } from './expectHeard.ts';
import { SpokenVisitor } from './SpokenVisitor.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { watchedPage } from '../watchedPage.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';

/** Cars in the stock: more than the list shows at first. */
const carCount = 60;

interface Visit {
  site?: string;
  /** The banner is answered before the first page, unless it is to ask. */
  consent?: 'answered' | 'asked';
  /** Answers a request in place of the server; undefined lets it pass. */
  answer?: (request: HTTPRequest) => Promise<void> | undefined;
}

export interface SpokenSite {
  server(): RunningServer;
  /** Returns the last login code of the tire hotel. */
  code(): Promise<string>;
  /** Opens a session and a page for a visitor who listens. */
  visit(visit?: Visit): Promise<SpokenVisitor>;
  /** Takes all steps of a flow in a session of its own. */
  hear(flow: SpokenFlow, visit?: Visit): Promise<void>;
}

/** Writes a stock that does not depend on the day: cars that are for sale. Returns the path of the feed. */
async function writeStock(folder: string): Promise<string> {
  const lines = gunzipSync(readFileSync('groups/polhem/stock/demo-cars.ndjson.gz')).toString().trimEnd().split('\n');
  const cars = lines.map((line) => JSON.parse(line) as Car & { site: string });
  const own = cars.filter(({ site, car_sale_state: state }) => site === 'polhem-bil' && state === 'available');
  const asked = own.filter(({ car_id: id }) => id === '410658');
  const feed = join(folder, 'cars.ndjson');
  await writeFile(feed, [...asked, ...own.slice(0, carCount)].map((car) => JSON.stringify(car)).join('\n'));
  return feed;
}

/** Registers hooks that start the demo with its own data, for the spoken tests of a file. */
export function openSpokenSite(): SpokenSite {
  let folder = '';
  let browser: Browser | undefined;
  let server: RunningServer | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-spoken-'));
    const env = { DATA_DIR: folder, STOCK_FEED: await writeStock(folder) };
    [browser, server] = await Promise.all([launchBrowser(), startServer(env)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const running = (): RunningServer => {
    if (!server) throw new Error('The server runs only during the tests.');
    return server;
  };
  const visit: SpokenSite['visit'] = async ({ site = 'polhem-bil', consent = 'answered', answer } = {}) => {
    const session = await browser?.createBrowserContext();
    if (!session) throw new Error('The browser runs only during the tests.');
    const origin = new URL(running().address);
    origin.hostname = `${site}.localhost`;
    if (consent === 'answered') {
      await session.setCookie({ name: 'consent', value: '2.necessary', domain: origin.hostname });
    }
    const watched = await watchedPage(session);
    const { page } = watched;
    if (answer) {
      await page.setRequestInterception(true);
      page.on('request', (request) => void (answer(request) ?? request.continue()));
    }
    return SpokenVisitor.enter(watched, origin.origin);
  };
  return {
    server: running,
    code: () => sentCode(folder),
    visit,
    hear: async (flow, options) => {
      const visitor = await visit(options);
      await expectHeard(visitor, flow);
      await visitor.leave();
    },
  };
}
