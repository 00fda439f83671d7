import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'puppeteer';
import { atLength } from '../../fixtures/atLength.ts';
import { axeFindings } from '../axeFindings.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { openDemo } from '../demo/openDemo.ts';
import { desktop, hydrated, phone, watchedPage } from '../watchedPage.ts';

let session: BrowserContext;
let server: DemoServer;
let carPath: string;

openDemo((demo) => ({ session, server } = demo));

beforeAll(async () => {
  const answer = await fetch(`${server.address}/api/search`, {
    method: 'POST',
    body: '{"limit":1,"fields":["car_id","slug"]}',
  });
  const { content } = (await answer.json()) as { content: [{ car_id: string; slug: string }] };
  carPath = `/bil/${content[0].car_id}/${content[0].slug}`;
});

// Other tests cover cars, stories, the comparison, dealers, saved cars and a list's overlays.
const everywhere = ['/bilar?car_fuel=El&car_price=100000-300000', '/no-such-path'];
const further = ['/', 'car', '/en', '/bilar/volvo', '/bilar?keyphrase=zzzz', '/bil/0/volvo', '/bil/410269/sold'];

describe.each([
  ['a wide screen', desktop, [...everywhere, ...(atLength ? further : ['/bil/410269/sold'])]],
  ['a phone', phone, [...everywhere, ...(atLength ? further : ['/'])]],
])('on %s', (_name, viewport, pages) => {
  it.each(pages)('%s has no accessibility finding', async (address) => {
    const { page, complaints, close } = await watchedPage(session, viewport);
    await page.goto(server.address + (address === 'car' ? carPath : address), { waitUntil: 'load' });
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

const darkPages: [site: string, path: string][] = [
  ['polhem-bil', 'car'],
  ...(atLength
    ? [
        ...[
          '/',
          '/bilar',
          '/mercedes',
          '/smart',
          '/verkstad/boka',
          '/anlaggningar',
          '/kontakt',
          '/salj-bil',
          '/nyheter',
        ],
        ...['/jamfor?cars=410658,410269', '/dackhotell', '/finns-inte', '/anlaggning/polhem-bil-uppsala'],
      ].map((path): [string, string] => ['polhem-bil', path])
    : []),
  ...(atLength
    ? ['trucks', 'auctions', 'motors-uk', 'carstore-se', 'group'].map((name): [string, string] => [
        `polhem-${name}`,
        '/',
      ])
    : []),
];

it.each(darkPages)('%s%s has no accessibility finding in the dark scheme', async (site, address) => {
  const { page, complaints, close } = await watchedPage(session, desktop);
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'dark' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  const origin = server.address.replace(/127\.0\.0\.1|localhost/, `${site}.localhost`);
  await page.goto(origin + (address === 'car' ? carPath : address), { waitUntil: 'load' });
  await hydrated(page);
  const ground = await page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
  expect(ground).toBe('rgb(13, 21, 24)');
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
