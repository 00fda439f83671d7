import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { developmentBuild } from '../developmentBuild.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let browser: Browser;
let session: BrowserContext;
let server: RunningServer;

beforeAll(async () => {
  // Only this build reports every difference between the server's and the browser's rendering.
  const folder = await developmentBuild();
  [browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ NODE_ENV: 'development', FORECOURT_DEV: '1', TZ: 'UTC' }, folder),
  ]);
  session = await browser.createBrowserContext();
}, 180_000); // The build may wait for a busy machine.

afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function carPath(): Promise<string> {
  const body = '{"limit":1,"fields":["car_id","slug"],"filters":{"car_has_campaign_price":[true]}}';
  const answer = await fetch(`${server.address}/api/search`, { method: 'POST', body });
  const { content } = (await answer.json()) as { content: [{ car_id: string; slug: string }] };
  return `/bil/${content[0].car_id}/${content[0].slug}`;
}

type Visits = [address: string, viewport: typeof desktop][];

const visits: Visits = [
  ['/', phone],
  ['/bilar?car_fuel=El&car_price=100000-300000&page=1', phone],
  ['car', desktop],
  ['/jamfor?cars=410002,410004,1', desktop],
  ['/anlaggningar?near=59.86,17.64', desktop],
  ['/anlaggning/polhem-bil-uppsala', phone],
];
const furtherVisits: Visits = [
  ['/bil/410270/sold', desktop],
  ['/sparade', phone],
  ['/kontakt', phone],
  ['/no-such-path', desktop],
  ['/', desktop],
  ['/en', desktop],
  ['/bilar', desktop],
  ['/bilar?keyphrase=zzzz', desktop],
  ['car', phone],
  ['/bil/0/volvo', desktop],
  ['/bilar/volvo', phone],
];

it.each([...visits, ...(atLength ? furtherVisits : [])])(
  '%s hydrates to exactly what the server sent',
  async (address, viewport) => {
    const { page, complaints, close } = await watchedPage(session, viewport);
    // Opening state and new arrivals must not depend on the visitor's time zone.
    await page.emulateTimezone(viewport === phone ? 'Asia/Tokyo' : 'America/New_York');
    await page.goto(server.address + (address === 'car' ? await carPath() : address), { waitUntil: 'load' });
    await hydrated(page);
    // The development build names React's tools and asks npm run dev for changes.
    const serious = complaints.filter((line) => !/React DevTools|\/_dev\/reload$/.test(line));
    expect(serious).toEqual([]);
    await close();
  },
);
